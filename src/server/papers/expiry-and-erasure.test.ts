import { afterAll, describe, expect, test } from 'vitest';
import { removeClosedAccounts } from '../account-closing/remove-closed-accounts.ts';
import { aCompany, aPerson } from '../platform/testing/builders.ts';
import { remindOfExpiries } from './remind-of-expiries.ts';
import { startVault } from './testing/vault.ts';
import { tidyPapers } from './tidy-papers.ts';

const { app, founder, photo, begin, sendPiece, listed, aPaper, pathOf, fetchAs, stored, close } =
  await startVault();
afterAll(close);

describe('reminders', () => {
  test('people are told once, 30, 7 and 1 days before a paper expires', async () => {
    const own = await aPerson(app);
    const { id } = await aCompany(own);
    const { body } = await begin(own, photo.byteLength, { kind: 'licence' }, id);
    const sent = await sendPiece(own, body.upload.id, 0, photo, id);
    const path = `/companies/${id}/papers/${sent.body.paper.id}/versions/1`;
    await expect
      .poll(async () => (await listed(own, id)).papers[0]?.versions[0]?.state, { timeout: 60_000 })
      .toBe('received');
    await own.call('PUT', `${path}/expiry`, { body: { expiresOn: '2031-06-30' } });
    const on = (day: string) => ({ ...app.services, clock: () => new Date(`${day}T06:00:00Z`) });
    for (const day of ['2031-05-30', '2031-05-31', '2031-05-31', '2031-06-23', '2031-06-29']) {
      await remindOfExpiries(on(day));
    }
    const told = await app.query(
      "select details->'days' as days from notifications where person_id = $1 and kind = 'paper-expiring' order by at",
      [own.id],
    );
    expect(told.rows.map(({ days }) => days)).toEqual([30, 7, 1]);
  });
});

describe('erasure', () => {
  test('a removed account takes its company’s key, rows and files along', async () => {
    const leaving = await aPerson(app);
    const { id } = await aCompany(leaving);
    const before = (await stored('papers')).length;
    const { body } = await begin(leaving, photo.byteLength, { kind: 'evidence' }, id);
    await sendPiece(leaving, body.upload.id, 0, photo, id);
    expect(await stored('papers')).toHaveLength(before + 1);
    await app.query("update users set removed_after = now() - interval '1 day' where id = $1", [leaving.id]);
    await removeClosedAccounts(app.services);
    expect(await stored('papers')).toHaveLength(before);
    for (const table of ['company_keys', 'papers', 'paper_versions', 'uploads']) {
      expect((await app.query(`select from ${table} where company_id = $1`, [id])).rows, table).toEqual([]);
    }
  });

  test('files that no row points to are removed after a day, and no others', async () => {
    const paper = await aPaper(founder, { kind: 'evidence' });
    await app.services.files.write('papers/orphan', photo);
    await tidyPapers(app.services);
    expect((await stored('papers')).map(({ key }) => key)).toContain('papers/orphan');
    const later = () => new Date(Date.now() + 2 * 24 * 60 * 60 * 1000);
    await tidyPapers({ ...app.services, clock: later });
    expect((await stored('papers')).map(({ key }) => key)).not.toContain('papers/orphan');
    expect((await fetchAs(founder, pathOf(paper, '/file'))).status).toBe(200);
  });
});
