import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { NoteView, ThreadItemView } from '#contract/threads.ts';
import { sendNotifications } from '../notifications/send-notifications.ts';
import { mayBeEmailedNow } from '../notifications/testing/may-be-emailed-now.ts';
import { anOperator } from '../operator/testing/an-operator.ts';
import { uploadPaper } from '../papers/testing/upload-paper.ts';
import { inScope } from '../platform/database/scope.ts';
import { aCompany, aPerson, refusal, type TestPerson } from '../platform/testing/builders.ts';
import { startTestApp, type TestApp } from '../platform/testing/test-app.ts';

/** What only Aya and staff may read, anywhere. */
const passportName = 'aya-passport-Q77AYA1234.jpg';
const leaseName = 'harbour-lease.jpg';

let app: TestApp;
let rana: TestPerson;
let omar: TestPerson;
let aya: TestPerson;
let company: string;
let ayasParty: string;

beforeAll(async () => {
  app = await startTestApp({ settings: { RATE_LIMIT: 'off' } });
  app.services.jobs.begin();
  rana = await anOperator(app, 'Rana Aziz');
});
afterAll(() => app.close());
beforeEach(async () => {
  omar = await aPerson(app, { fullName: 'Omar Haddad' });
  aya = await aPerson(app, { fullName: 'Aya Haddad' });
  company = (await aCompany(omar)).id;
  const body = { kind: 'person', name: 'Aya Haddad' };
  const { people } = (await omar.call('POST', at('/parties'), { body })).body;
  ayasParty = people.parties.find(({ name }: { name: string }) => name === body.name).id;
  await app.query(
    "insert into members (company_id, user_id, role, status) values ($1, $2, 'member', 'active')",
    [company, aya.id],
  );
  await app.query('update parties set user_id = $1 where id = $2', [aya.id, ayasParty]);
});

const at = (path: string) => `/companies/${company}${path}`;
const inFile = (path: string) => `/operator/companies/${company}${path}`;
const aLease = (person = omar) => uploadPaper(app, person, company, { kind: 'lease', name: leaseName });
const aPassport = () =>
  uploadPaper(app, aya, company, { kind: 'passport', party: ayasParty, name: passportName });
const write = (person: TestPerson, text: string, papers: string[] = []) =>
  person.call('POST', at('/thread/messages'), { body: { text, papers } });
const lastFor = async (person: TestPerson): Promise<ThreadItemView> =>
  (await person.call('GET', at('/thread'))).body.items.at(-1);
const lastInFile = async (staff = rana): Promise<ThreadItemView> =>
  (await staff.call('GET', inFile('/thread'))).body.items.at(-1);

const closed = { access: 'closed', paper: null };
const openLease = (id: string) => ({
  access: 'open',
  paper: expect.objectContaining({
    id,
    version: 1,
    kind: 'lease',
    name: leaseName,
    pages: 1,
    state: 'received',
  }),
});

test('both sides attach papers of the vault, also without a word, and each opens them', async () => {
  const lease = await aLease();
  expect((await write(omar, 'The lease', [lease, lease])).body.item.papers).toEqual([openLease(lease)]);
  expect((await lastInFile()).papers).toEqual([openLease(lease)]);
  const back = await rana.call('POST', inFile('/thread/messages'), { body: { text: '', papers: [lease] } });
  expect(back.status).toBe(200);
  expect(await lastFor(omar)).toMatchObject({ text: '', side: 'agency', papers: [openLease(lease)] });
  expect(refusal(await write(omar, '  ')).code).toBe('invalid-input');
});

test('only what somebody may open goes along, and of their own company', async () => {
  const passport = await aPassport();
  const stranger = await aPerson(app);
  const elsewhere = (await aCompany(stranger)).id;
  const foreign = await uploadPaper(app, stranger, elsewhere, { kind: 'lease' });
  for (const paper of [passport, foreign, randomUUID()]) {
    expect(refusal(await write(omar, 'Look', [paper]))).toEqual({ status: 404, code: 'paper-not-found' });
  }
  expect(await lastFor(omar)).toBeUndefined();
  const finance = await anOperator(app, 'Fay Nance', 'finance');
  const note = { body: { text: 'Look', papers: [await aLease()] } };
  expect(refusal(await finance.call('POST', inFile('/notes'), note)).code).toBe('paper-not-found');
});

test('a paper that is not for somebody is there without a name, in thread, bell, emails, export, log and expert', async () => {
  await mayBeEmailedNow(app, omar);
  const passport = await aPassport();
  const sent = await rana.call('POST', inFile('/thread/messages'), {
    body: { text: 'This page is blurred.', papers: [passport] },
    headers: { 'idempotency-key': 'with-a-passport' },
  });
  expect(sent.body.item.papers[0].paper.name).toBe(passportName);
  expect((await lastFor(aya)).papers[0]?.paper?.name).toBe(passportName);
  expect((await lastFor(omar)).papers).toEqual([closed]);
  const reader = await anOperator(app, 'Rhea Donly', 'read-only');
  expect((await lastInFile(reader)).papers).toEqual([closed]);

  const { notifications } = (await omar.call('GET', '/notifications')).body;
  expect(notifications[0].title).toBe('New message from Rana Aziz with 1 document');
  await app.query("update notifications set email_after = now() - interval '1 minute' where person_id = $1", [
    omar.id,
  ]);
  await sendNotifications(app.services);
  const { rows: emails } = await app.query('select plain_text from outgoing_emails');
  expect(JSON.stringify(emails)).toContain('with 1 document');
  const expert = await app.fetch('/openai/deployments/gpt-4o/chat/completions?api-version=2024-10-21', {
    method: 'POST',
    headers: {
      'api-key': app.services.secrets.anonymousKey,
      cookie: omar.cookie,
      'content-type': 'application/json',
    },
    body: JSON.stringify({
      messages: [{ role: 'user', content: 'Which documents were sent to me in the messages?' }],
      stream: false,
    }),
  });
  const seen = [await expert.text()];
  for (const path of ['/notifications', '/account/export', at('/thread'), at('/audit-log'), at('/papers')]) {
    const { status, body } = await omar.call('GET', path);
    expect(status, path).toBe(200);
    seen.push(JSON.stringify(body));
  }
  for (const table of [
    'thread_papers',
    'thread_items',
    'notifications',
    'outgoing_emails',
    'idempotency_keys',
  ]) {
    seen.push(JSON.stringify((await app.query(`select * from ${table}`)).rows));
  }
  for (const text of seen) expect(text).not.toContain('Q77AYA1234');
});

test('a paper that is gone stands as removed, for everybody', async () => {
  const lease = await aLease();
  await write(omar, 'The lease', [lease]);
  expect((await omar.call('DELETE', at(`/papers/${lease}`))).status).toBe(200);
  for (const item of [await lastFor(omar), await lastFor(aya), await lastInFile()]) {
    expect(item.papers).toEqual([{ access: 'removed', paper: null }]);
  }
  expect(refusal(await write(omar, 'Again', [lease])).code).toBe('paper-not-found');
});

test('notes carry papers for staff alone', async () => {
  const lease = await aLease();
  const noted = await rana.call('POST', inFile('/notes'), {
    body: { text: 'Check page 2', papers: [lease] },
  });
  expect(noted.body.note.papers).toEqual([openLease(lease)]);
  const notes: NoteView[] = (await rana.call('GET', inFile('/thread'))).body.notes;
  expect(notes.at(-1)?.papers).toEqual([openLease(lease)]);
  const count = (scope: Parameters<typeof inScope>[1]) =>
    inScope(app.services.database, scope, async ({ client }) => {
      const { rows } = await client.query(
        'select count(*)::int as found from note_papers where company_id = $1',
        [company],
      );
      return rows[0].found;
    });
  expect(await count({ person: omar.id, company })).toBe(0);
  expect(await count({ company })).toBe(1);
});
