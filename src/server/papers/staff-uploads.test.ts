import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { apiBase } from '#contract/operation.ts';
import { anOperator } from '../operator/testing/an-operator.ts';
import { aCompany, aPerson, refusal, type TestPerson } from '../platform/testing/builders.ts';
import { startTestApp, type TestApp } from '../platform/testing/test-app.ts';
import { aPhoto } from './testing/upload-paper.ts';

let app: TestApp;
let founder: TestPerson;
let rana: TestPerson;
let companyId: string;
let photo: Buffer;

beforeAll(async () => {
  app = await startTestApp({ settings: { RATE_LIMIT: 'off' } });
  app.services.jobs.begin();
  rana = await anOperator(app, 'Rana Worker', 'case-worker');
  photo = await aPhoto();
});
afterAll(() => app.close());
beforeEach(async () => {
  founder = await aPerson(app, { fullName: 'Ana Founder' });
  companyId = (await aCompany(founder)).id;
});

const begin = (who: TestPerson, size: number, sent: object = {}) =>
  who.call('POST', `/operator/companies/${companyId}/uploads`, {
    body: { kind: 'business-plan', party: null, paper: null, name: 'plan.jpg', size, ...sent },
  });
async function piece(who: TestPerson, upload: string, offset: number, bytes: Uint8Array) {
  const path = `${apiBase}/operator/companies/${companyId}/uploads/${upload}/bytes/${offset}`;
  const answer = await app.fetch(path, {
    method: 'PUT',
    headers: {
      authorization: `Bearer ${app.anonymousKey}`,
      cookie: who.cookie,
      'content-type': 'application/offset+octet-stream',
    },
    body: new Uint8Array(bytes),
  });
  return { status: answer.status, body: JSON.parse(await answer.text()) };
}
const papersOf = async () => (await founder.call('GET', `/companies/${companyId}/papers`)).body.list.papers;

test('staff hand a paper in on the client’s behalf, go on after a break, and the client sees who did', async () => {
  const { id } = (await begin(rana, photo.byteLength)).body.upload;
  const half = Math.floor(photo.byteLength / 2);
  await piece(rana, id, 0, photo.subarray(0, half));
  const read = await rana.call('GET', `/operator/companies/${companyId}/uploads/${id}`);
  expect(read.body.upload.offset).toBe(half);
  const list = await rana.call('GET', `/operator/companies/${companyId}/papers`);
  expect(list.body.list.uploads).toMatchObject([{ id, offset: half }]);
  // It is theirs, not the client's.
  expect((await founder.call('GET', `/companies/${companyId}/papers`)).body.list.uploads).toEqual([]);

  const done = await piece(rana, id, half, photo.subarray(half));
  expect(done.body.paper).toMatchObject({ kind: 'business-plan', versions: [{ isByAgency: true }] });
  await expect
    .poll(async () => (await papersOf())[0]?.versions[0].state, { timeout: 60_000 })
    .toBe('received');
  expect((await papersOf())[0].versions[0]).toMatchObject({ isByAgency: true, name: 'plan.jpg' });
  const { rows } = await app.query(
    "select action, actor_kind, actor_name from audit_entries where company_id = $1 and action = 'paper-added'",
    [companyId],
  );
  expect(rows).toEqual([{ action: 'paper-added', actor_kind: 'operator', actor_name: 'Rana Worker' }]);
});

test('an upload belongs to the one who began it, and needs the right to act for clients', async () => {
  const { id } = (await begin(rana, photo.byteLength)).body.upload;
  const omar = await anOperator(app, 'Omar Manager');
  expect((await piece(omar, id, 0, photo)).body.code).toBe('upload-not-found');
  expect(refusal(await founder.call('GET', `/companies/${companyId}/uploads/${id}`)).code).toBe(
    'upload-not-found',
  );
  const reviewer = await anOperator(app, 'Rita Reviewer', 'reviewer');
  expect(refusal(await begin(reviewer, 10)).code).toBe('right-required');
  expect((await piece(reviewer, id, 0, photo)).body.code).toBe('right-required');
});

test('finance hands in receipts, and no other paper', async () => {
  const finance = await anOperator(app, 'Fadi Finance', 'finance');
  expect(refusal(await begin(finance, 10)).code).toBe('not-allowed');
  const { id } = (await begin(finance, photo.byteLength, { kind: 'evidence' })).body.upload;
  expect((await piece(finance, id, 0, photo)).body.paper).toMatchObject({ kind: 'evidence' });
});

test('what is no paper is refused, and the log still says that staff were there', async () => {
  const text = Buffer.from('<script>alert(1)</script>');
  const { id } = (await begin(rana, text.byteLength)).body.upload;
  expect(await piece(rana, id, 0, text)).toMatchObject({ status: 422 });
  expect(await papersOf()).toEqual([]);
});
