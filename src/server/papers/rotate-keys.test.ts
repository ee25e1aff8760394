import { afterAll, expect, test } from 'vitest';
import { rotateKeys } from './rotate-keys.ts';
import { startVault } from './testing/vault.ts';

const {
  app,
  founder,
  companyId,
  photo,
  begin,
  sendPiece,
  upload,
  listed,
  checked,
  aPaper,
  pathOf,
  fetchAs,
  stored,
  close,
} = await startVault();
afterAll(close);

test('after a rotation every paper opens, with new keys alone', async () => {
  const paper = await aPaper(founder, { kind: 'articles', name: 'Articles.jpg' });
  const { body } = await begin(founder, photo.byteLength, { kind: 'evidence', name: 'rest.jpg' });
  await sendPiece(founder, body.upload.id, 0, photo.subarray(0, 100));
  const before = await stored('papers');
  await rotateKeys(app.services, () => {});

  const after = (await stored('papers')).map(({ key }) => key);
  expect(after).toHaveLength(before.length);
  expect(after.filter((key) => before.some((file) => file.key === key))).toEqual([]);
  const file = await fetchAs(founder, pathOf(paper, '/file'));
  expect(Buffer.from(await file.arrayBuffer()).equals(photo)).toBe(true);
  expect((await listed()).papers.find(({ id }) => id === paper.id)?.versions[0]?.name).toBe('Articles.jpg');
  // What was being uploaded meanwhile is finished with the key it began with.
  expect((await sendPiece(founder, body.upload.id, 100, photo.subarray(100))).status).toBe(200);
  await rotateKeys(app.services, () => {});
  const keys = await app.query('select version from company_keys where company_id = $1', [companyId]);
  expect(keys.rows).toHaveLength(1);
});

test('a new secret of the installation opens the papers once their keys were sealed with it', async () => {
  const paper = await aPaper(founder, { kind: 'articles' });
  const former = app.services.secrets.authSecret;
  const changed = { ...app.services, secrets: { authSecret: 'another secret of thirty-two letters' } };
  await expect(rotateKeys(changed, () => {})).rejects.toThrow();
  await rotateKeys(changed, () => {}, former);
  expect((await fetchAs(founder, pathOf(paper, '/file'))).status).toBe(500);
  await rotateKeys(app.services, () => {}, changed.secrets.authSecret);
  expect((await fetchAs(founder, pathOf(paper, '/file'))).status).toBe(200);
});

test('a paper that is checked meanwhile keeps its file and gets its findings', async () => {
  const [begun, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const { paperChecks } = app.services;
  const { inspect } = paperChecks;
  Object.assign(paperChecks, {
    async inspect(...given: Parameters<typeof inspect>) {
      begun.resolve();
      await goOn.promise;
      return inspect(...given);
    },
  });
  const { body } = await upload(founder, photo, { kind: 'evidence' });
  await begun.promise;
  await rotateKeys(app.services, () => {});
  goOn.resolve();
  const paper = await checked(body.paper.id);
  expect(paper.versions[0]?.state).toBe('received');
  const file = await fetchAs(founder, pathOf(paper, '/file'));
  expect(Buffer.from(await file.arrayBuffer()).equals(photo)).toBe(true);
});
