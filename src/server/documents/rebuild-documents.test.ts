import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { DocumentListView, MadeDocumentView } from '#contract/documents.ts';
import { apiBase } from '#contract/operation.ts';
import { pdfTexts } from '../paper-checks/testing/read-pdf.ts';
import { uploadPaper } from '../papers/testing/upload-paper.ts';
import { aPerson, type TestPerson } from '../platform/testing/builders.ts';
import { startTestApp, type TestApp } from '../platform/testing/test-app.ts';
import { voidWhatChanged } from '../signing/index.ts';
import { rebuildDocuments } from './index.ts';
import { aRecordedCompany } from './testing/a-recorded-company.ts';

const start = Date.parse('2026-03-01T10:00:00Z');
let now = new Date(start);
let app: TestApp;
let omar: TestPerson;
let company: string;
let parties: Record<string, string>;

beforeAll(async () => {
  app = await startTestApp({ settings: { RATE_LIMIT: 'off' }, replace: { clock: () => now } });
  app.services.jobs.begin();
});
afterAll(() => app.close());
beforeEach(async () => {
  now = new Date(start);
  omar = await aPerson(app, { fullName: 'Omar Haddad' });
  ({ id: company, parties } = await aRecordedCompany(omar, ['Omar Haddad', 'Aya Haddad']));
});

const at = (path: string) => `/companies/${company}${path}`;
const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};
const run = () =>
  rebuildDocuments({ ...app.services, afterRebuild: (scope) => voidWhatChanged(app.services, scope, {}) });
const list = async (): Promise<DocumentListView> => (await omar.call('GET', at('/documents'))).body.list;
const made = async (): Promise<MadeDocumentView[]> => (await list()).made;

async function make(
  template: string,
  choices: object = {},
  party: string | null = null,
): Promise<MadeDocumentView> {
  const answer = await omar.call('POST', at('/documents'), {
    body: { template, party, choices, rebuilds: null },
  });
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  return answer.body.document;
}

async function textOf(paper: string, version: number): Promise<string> {
  const file = await app.fetch(`${apiBase}${at(`/papers/${paper}/versions/${version}/file`)}`, {
    headers: { authorization: `Bearer ${app.anonymousKey}`, cookie: omar.cookie },
  });
  expect(file.status).toBe(200);
  return (await pdfTexts(new Uint8Array(await file.arrayBuffer()))).join(' ');
}

const changeAya = (change: object) =>
  omar.call('PATCH', at(`/parties/${parties['Aya Haddad']}`), { body: change });

test('a changed name makes a new version once the record rests, and two instances make one', async () => {
  const register = await make('share-register');
  await changeAya({ name: 'Aya Mansour' });
  later(1);
  await run();
  // Another change may follow.
  expect(await made()).toMatchObject([{ version: 1, changed: ['holders'], rebuild: 'by-itself' }]);
  await changeAya({ address: 'Palm Road 77, Dubai' });
  later(3);
  await Promise.all([run(), run()]);
  later(3);
  await run();
  expect(await made()).toMatchObject([
    {
      paper: register.paper,
      version: 2,
      changed: [],
      rebuild: null,
      rebuiltFor: ['holders'],
      madeAt: '2026-03-01T10:04:00.000Z',
    },
  ]);
  const text = await textOf(register.paper, 2);
  expect(text).toContain('Aya Mansour');
  expect(text).toContain('Palm Road 77');
  expect(await textOf(register.paper, 1)).toContain('Aya Haddad');
  const documents = await app.query(
    'select version, made_by from made_documents where company_id = $1 order by version',
    [company],
  );
  expect(documents.rows).toEqual([
    { version: 1, made_by: omar.id },
    { version: 2, made_by: omar.id },
  ]);
  const log = await app.query(
    "select actor_kind, subject, details from audit_entries where company_id = $1 and action = 'document-rebuilt'",
    [company],
  );
  expect(log.rows).toEqual([
    { actor_kind: 'system', subject: register.title, details: { changed: 'holders' } },
  ]);
});

test('what the record lacks now is said, and the document is made once it is there', async () => {
  await make('owner-register');
  await changeAya({ address: '' });
  later(3);
  await run();
  expect(await made()).toMatchObject([
    {
      version: 1,
      changed: ['holders', 'owners'],
      rebuild: 'missing',
      missing: [{ field: 'party-address', whose: 'Aya Haddad', choice: null }],
    },
  ]);
  await changeAya({ address: 'Hill Street 3, Dubai' });
  later(3);
  await run();
  expect(await made()).toMatchObject([{ version: 2, changed: [], missing: [] }]);
});

test('an office that begins tomorrow is noticed, though nothing is logged then', async () => {
  await make('board-resolution', {
    purpose: 'open-account',
    person: parties['Omar Haddad'],
    bank: 'Wio Bank',
  });
  await omar.call('POST', at('/offices'), {
    body: { party: parties['Aya Haddad'], office: 'manager', from: '2026-03-02' },
  });
  later(3);
  await run();
  expect(await made()).toMatchObject([{ version: 1, changed: [] }]);
  later(2 * 24 * 60);
  await run();
  expect(await made()).toMatchObject([{ version: 2, changed: [] }]);
});

test('an open envelope ends, and the notice says that the document was made again', async () => {
  const bank = { purpose: 'open-account', person: parties['Omar Haddad'], bank: 'Wio Bank' };
  const resolution = await make('shareholder-resolution', bank);
  const emails = { [parties['Aya Haddad'] ?? '']: 'aya@example.com' };
  const send = (document: string) =>
    omar.call('POST', at('/envelopes'), { body: { document, order: 'parallel', days: 14, emails } });
  expect((await send(resolution.id)).status).toBe(201);
  await changeAya({ name: 'Aya Mansour' });
  later(3);
  await run();
  const [again] = await made();
  expect(again).toMatchObject({ paper: resolution.paper, version: 2, changed: [] });
  const { envelopes } = (await omar.call('GET', at('/envelopes'))).body;
  expect(envelopes).toMatchObject([{ state: 'void', changed: ['holders', 'signers'] }]);
  const { rows } = await app.query(
    "select details from notifications where company_id = $1 and kind = 'signing-ended'",
    [company],
  );
  expect(rows).toEqual([{ details: { title: 'Shareholder resolution', outcome: 'remade', by: '' } }]);
  expect((await send(again?.id ?? '')).status).toBe(201);
});

test('a signed document, an uploaded one and what only people may make stay as they are', async () => {
  const register = await make('share-register');
  const statement = parties['Omar Haddad'] ?? '';
  await omar.call('PATCH', at('/own-part'), {
    body: { answers: { sourceOfFunds: 'I sold a flat.', sourceOfWealth: 'Salary.' } },
  });
  await make('source-of-funds', {}, statement);
  await uploadPaper(app, omar, company, { kind: 'lease' });
  await make('bank-dossier');
  const summary = await make('application-summary');
  // As the last signature leaves it (signing.test.ts), and as somebody who uploads their own file.
  await app.query("update paper_versions set origin = 'signed' where paper_id = $1", [register.paper]);
  await app.query("update paper_versions set origin = 'uploaded' where paper_id = $1", [summary.paper]);
  await omar.call('PATCH', at(''), { body: { name: 'Harbour & Sons FZ-LLC' } });
  later(3);
  await run();
  const ways = Object.fromEntries(
    (await made()).map(({ template, version, rebuild }) => [template, [version, rebuild]]),
  );
  expect(ways).toEqual({
    'share-register': [1, 'signed'],
    'source-of-funds': [1, 'by-person'],
    'bank-dossier': [1, 'by-person'],
  });
});
