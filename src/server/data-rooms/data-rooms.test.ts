import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readZip } from '../kits/testing/read-zip.ts';
import { aPhoto, uploadPaper } from '../papers/testing/upload-paper.ts';
import { aCompany, aPerson, refusal, type TestPerson } from '../platform/testing/builders.ts';
import { startTestApp, type TestApp } from '../platform/testing/test-app.ts';

let now: Date;
let app: TestApp;
let ana: TestPerson;
let companyId: string;
let lease: string;

beforeAll(async () => {
  now = new Date('2026-11-23T09:00:00Z');
  app = await startTestApp({ settings: { RATE_LIMIT: 'off' }, replace: { clock: () => now } });
  app.services.jobs.begin();
  ana = await aPerson(app, { fullName: 'Ananya Rao' });
  companyId = (await aCompany(ana, { name: 'Rao & <Labs>' })).id;
  lease = await uploadPaper(app, ana, companyId, { kind: 'lease', name: 'lease.jpg' });
});
afterAll(() => app.close());
beforeEach(() => {
  now = new Date('2026-11-23T09:00:00Z');
});

const rooms = (rest = '') => `/companies/${companyId}/data-rooms${rest}`;
const make = (input: object = {}, who = ana) =>
  who.call('POST', rooms(), {
    body: { recipient: 'Vera Capital', days: 7, papers: [lease], hasOwners: false, ...input },
  });
const pathOf = ({ body }: { body: { address: string } }) => new URL(body.address).pathname;
const visit = (path: string) => app.fetch(path);

/** Which part of a picture is darker than the photograph's ground. */
async function darkShareOf(picture: Uint8Array): Promise<number> {
  const { data } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
  return data.filter((value) => value < 200).length / data.length;
}

test('C12: chosen documents are read by a link, marked, and each opening is listed', async () => {
  const made = await make();
  expect(made.status).toBe(201);
  const path = pathOf(made);
  const list = await visit(path);
  const html = await list.text();
  expect(list.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(list.headers.get('x-robots-tag')).toBe('noindex');
  expect(html).toContain('Rao &amp; &lt;Labs&gt;');
  expect(html).toContain(`${path}/papers/${lease}`);
  expect(html).not.toContain('<script');
  now = new Date('2026-11-23T09:01:00Z');
  expect(await (await visit(`${path}/papers/${lease}`)).text()).toContain(`${path}/papers/${lease}/pages/1`);

  const picture = await visit(`${path}/papers/${lease}/pages/1`);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
  const photo = await aPhoto();
  const drawn = await app.services.paperChecks.drawPage(photo, 'image/jpeg', 1, 1200);
  const marked = await darkShareOf(Buffer.from(await picture.arrayBuffer()));
  expect(marked).toBeGreaterThan((await darkShareOf(drawn)) + 0.004);
  const { body } = await ana.call('GET', rooms());
  expect(body.rooms[0].opens.map(({ what }: { what: string | null }) => what)).toEqual(['lease.jpg', null]);
});

test('a link ends when it is ended, after its days, and with the account that lent it', async () => {
  const first = await make({ recipient: 'First Fund' });
  const { id } = first.body.rooms.find(({ recipient }: { recipient: string }) => recipient === 'First Fund');
  expect((await visit(pathOf(first))).status).toBe(200);
  expect((await ana.call('DELETE', rooms(`/${id}`))).status).toBe(200);
  expect((await visit(pathOf(first))).status).toBe(404);
  expect((await visit(`${pathOf(first)}/papers/${lease}/pages/1`)).status).toBe(404);
  expect(refusal(await ana.call('DELETE', rooms(`/${id}`))).code).toBe('paper-not-found');

  const second = await make();
  now = new Date('2026-11-30T08:59:00Z');
  expect((await visit(pathOf(second))).status).toBe(200);
  now = new Date('2026-11-30T09:00:01Z');
  expect((await visit(pathOf(second))).status).toBe(404);

  now = new Date('2026-11-23T09:00:00Z');
  const third = await make();
  await app.query("update members set role = 'member' where company_id = $1", [companyId]);
  expect((await visit(pathOf(third))).status).toBe(404);
  await app.query("update members set role = 'admin' where company_id = $1", [companyId]);
  expect((await visit(pathOf(third))).status).toBe(200);
  expect((await visit(pathOf(third).replace(/.$/, (sign) => (sign === 'A' ? 'B' : 'A')))).status).toBe(404);
});

test('identity papers, papers of another company and papers that were not chosen are never in it', async () => {
  const listed = await ana.call('GET', `/companies/${companyId}/papers`);
  const [{ id: party }] = listed.body.list.parties;
  const passport = await uploadPaper(app, ana, companyId, { kind: 'passport', party });
  expect(refusal(await make({ papers: [passport] })).code).toBe('paper-not-found');
  const other = await aPerson(app);
  const theirs = (await aCompany(other)).id;
  const foreign = await uploadPaper(app, other, theirs, { kind: 'lease' });
  expect(refusal(await make({ papers: [foreign] })).code).toBe('paper-not-found');
  expect(refusal(await make({}, other)).code).toBe('company-not-found');
  const path = pathOf(await make({ papers: [], hasOwners: true }));
  expect((await visit(`${path}/papers/${lease}`)).status).toBe(404);
  expect((await visit(`${path}/papers/${lease}/pages/1`)).status).toBe(404);
});

test('the owners come as a file in the Open Cap Table format, only where they are shared', async () => {
  await ana.call('PATCH', `/companies/${companyId}`, { body: { shares: { total: 1000, parValue: '0.01' } } });
  const { body } = await ana.call('POST', `/companies/${companyId}/parties`, {
    body: { kind: 'company', name: 'Rao LLP' },
  });
  const holder = body.people.parties.at(-1).id;
  await ana.call('PUT', `/companies/${companyId}/holdings`, {
    body: { on: '2026-11-20', lines: [{ holder, amount: '1000', nomineeFor: null }] },
  });
  const without = pathOf(await make());
  expect((await visit(`${without}/cap-table`)).status).toBe(404);
  const path = pathOf(await make({ hasOwners: true }));
  const answer = await visit(`${path}/cap-table`);
  expect(answer.headers.get('content-type')).toBe('application/zip');
  const files = await readZip(Buffer.from(await answer.arrayBuffer()));
  const fileOf = (name: string) => JSON.parse(files.get(name)?.toString() ?? '{}');
  expect(fileOf('Manifest.ocf.json')).toMatchObject({
    file_type: 'OCF_MANIFEST_FILE',
    issuer: { legal_name: 'Rao & <Labs>' },
    as_of: '2026-11-23',
    transactions_files: [{ filepath: 'Transactions.ocf.json' }],
  });
  expect(fileOf('Stakeholders.ocf.json').items).toEqual([
    {
      id: holder,
      object_type: 'STAKEHOLDER',
      name: { legal_name: 'Rao LLP' },
      stakeholder_type: 'INSTITUTION',
    },
  ]);
  expect(fileOf('Transactions.ocf.json').items).toEqual([
    expect.objectContaining({ stakeholder_id: holder, quantity: '1000', date: '2026-11-23' }),
  ]);
});
