import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CompanyView } from '#contract/companies.ts';
import { apiBase } from '#contract/operation.ts';
import type { ThreadItemView } from '#contract/threads.ts';
import { type EventReader, readEvents } from '../notifications/testing/read-events.ts';
import { anOperator } from '../operator/testing/an-operator.ts';
import { inScope } from '../platform/database/scope.ts';
import { aCompany, aPerson, refusal, type TestPerson } from '../platform/testing/builders.ts';
import { startTestApp, type TestApp } from '../platform/testing/test-app.ts';

let app: TestApp;
let rana: TestPerson;
let founder: TestPerson;
let company: CompanyView;
let open: EventReader[] = [];

beforeAll(async () => {
  app = await startTestApp({ settings: { RATE_LIMIT: 'off' } });
  rana = await anOperator(app, 'Rana Aziz');
  // Sent once the server hears of changes: what was announced before that reaches no stream.
  await (await connect(rana)).next('missed');
});
afterAll(() => app.close());
beforeEach(async () => {
  await Promise.all(open.map((reader) => reader.close()));
  open = [];
  founder = await aPerson(app, { fullName: 'Lena Hartmann' });
  company = await aCompany(founder, { name: 'Harbour' });
});

const write = (text: string, more: object = {}, person = founder) =>
  person.call('POST', `/companies/${company.id}/thread/messages`, { body: { text, ...more } });
const answer = (text: string, staff = rana) =>
  staff.call('POST', `/operator/companies/${company.id}/thread/messages`, { body: { text } });
const note = (text: string) =>
  rana.call('POST', `/operator/companies/${company.id}/notes`, { body: { text } });
const thread = async (person = founder, query = '') =>
  (await person.call('GET', `/companies/${company.id}/thread${query}`)).body;
const file = async (staff = rana, query = '') =>
  (await staff.call('GET', `/operator/companies/${company.id}/thread${query}`)).body;
const unreadOf = async (person: TestPerson): Promise<number> =>
  (await person.call('GET', '/notifications/live')).body.messages.find(
    ({ companyId }: { companyId: string }) => companyId === company.id,
  )?.unread ?? 0;
const textsOf = ({ items }: { items: ThreadItemView[] }) => items.map(({ text }) => text);

async function aMember(role: string): Promise<TestPerson> {
  const member = await aPerson(app);
  await app.query("insert into members (company_id, user_id, role, status) values ($1, $2, $3, 'active')", [
    company.id,
    member.id,
    role,
  ]);
  return member;
}

async function connect(person: TestPerson): Promise<EventReader> {
  const reader = await readEvents(`${app.url}${apiBase}/notifications/live`, { cookie: person.cookie });
  open.push(reader);
  return reader;
}

async function follow(person: TestPerson): Promise<EventReader> {
  const reader = await connect(person);
  await reader.next('state');
  return reader;
}

test('founder and staff write to each other, and each sees who it was', async () => {
  await write('When is my licence there?');
  await answer('On Thursday, we hope.');

  expect((await thread()).items).toEqual([
    {
      position: 1,
      kind: 'message',
      side: 'company',
      author: 'Lena Hartmann',
      isOwn: true,
      text: 'When is my licence there?',
      at: expect.any(String),
      exchanges: [],
      request: null,
      papers: [],
    },
    expect.objectContaining({ position: 2, side: 'agency', author: 'Rana Aziz', isOwn: false }),
  ]);
  expect((await file()).items.map(({ isOwn }: ThreadItemView) => isOwn)).toEqual([false, true]);
});

test('what is unread is counted for each person, and ends with reading', async () => {
  const omar = await aMember('member');
  await answer('Please send your passport.');
  await answer('The second page, too.');
  expect([await unreadOf(founder), await unreadOf(omar), await unreadOf(rana)]).toEqual([2, 2, 0]);

  await founder.call('POST', `/companies/${company.id}/thread/read`, { body: { position: 2 } });
  expect([await unreadOf(founder), await unreadOf(omar)]).toEqual([0, 2]);
  expect(await thread()).toMatchObject({ readUpTo: 2, seenUpTo: 2 });
  expect(await file()).toMatchObject({ readUpTo: 2, seenUpTo: 2 });

  // Who answers has read.
  await write('Here they are.', {}, omar);
  expect([await unreadOf(omar), await unreadOf(rana)]).toEqual([0, 1]);
});

test('reading up to a message leaves what came after it unread, and never goes back', async () => {
  await answer('First.');
  await answer('Second.');
  const read = (position: number) =>
    founder.call('POST', `/companies/${company.id}/thread/read`, { body: { position } });
  await read(1);
  expect(await unreadOf(founder)).toBe(2);
  await read(2_000);
  await read(1);
  expect((await thread()).readUpTo).toBe(2);
});

test("notes are the staff's alone: not in the company's answers, streams, emails or export", async () => {
  const secret = `The client pays late ${randomUUID()}`;
  const page = await follow(founder);
  const staffPage = await follow(rana);
  await write('Hello.');
  await page.next('thread');
  await staffPage.next('thread');

  expect((await note(secret)).body.note).toMatchObject({ author: 'Rana Aziz', text: secret });

  await staffPage.next('thread');
  expect((await file()).notes).toMatchObject([{ text: secret, isOwn: true }]);
  const seen = [
    await founder.call('GET', `/companies/${company.id}/thread`),
    await founder.call('GET', '/notifications'),
    await founder.call('GET', '/account/export'),
    await founder.call('GET', `/companies/${company.id}/audit-log`),
  ];
  expect(seen.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(JSON.stringify(seen.map(({ body }) => body))).not.toContain(secret);
  const emails = await app.query('select plain_text from outgoing_emails');
  expect(JSON.stringify(emails.rows)).not.toContain(secret);
  const eventsBefore = page.seen();
  await answer('Hello to you.');
  await page.next('thread');
  expect(page.seen() - eventsBefore).toBeLessThanOrEqual(2);
});

test("a transaction of one of the company's people cannot read notes, whatever it asks", async () => {
  await note('Known to us.');
  const { database } = app.services;
  const count = (scope: Parameters<typeof inScope>[1]) =>
    inScope(database, scope, async ({ client }) => {
      const { rows } = await client.query(
        'select count(*)::int as notes from staff_notes where company_id = $1',
        [company.id],
      );
      return rows[0].notes;
    });
  expect(await count({ person: founder.id, company: company.id })).toBe(0);
  expect(await count({ company: company.id })).toBe(1);
});

test('nothing that was written can be changed', async () => {
  await write('As it was.');
  await note('As it was.');
  for (const table of ['thread_items', 'staff_notes']) {
    await expect(app.query(`update ${table} set text = 'Otherwise'`)).rejects.toThrow('only ever added');
  }
});

test('advisers read, and parties have no part in it', async () => {
  await write('Hello.');
  const adviser = await aMember('adviser');
  expect(await thread(adviser)).toMatchObject({ mayWrite: false, items: [{ text: 'Hello.' }] });
  expect(refusal(await write('Hi.', {}, adviser)).code).toBe('not-allowed');
  for (const role of ['signatory', 'shareholder']) {
    const party = await aMember(role);
    const page = await follow(party);
    expect(refusal(await party.call('GET', `/companies/${company.id}/thread`)).code).toBe('not-allowed');
    await answer('Not for parties.');
    expect(await unreadOf(party)).toBe(0);
    expect(page.seen()).toBe(1);
  }
});

test('reviewers read the thread and write notes, but do not write to clients', async () => {
  const reviewer = await anOperator(app, 'Rita', 'reviewer');
  await write('Hello.');
  expect(textsOf(await file(reviewer))).toEqual(['Hello.']);
  expect(refusal(await answer('Hi.', reviewer)).code).toBe('right-required');
  expect(await unreadOf(reviewer)).toBe(0);
});

test('a message that is sent again by the same key is there once', async () => {
  const send = (text: string) =>
    founder.call('POST', `/companies/${company.id}/thread/messages`, {
      body: { text },
      headers: { 'idempotency-key': 'one-press' },
    });
  const answers = await Promise.all([send('Once.'), send('Once.'), send('Once.')]);
  expect(answers.map(({ status, body }) => [status, body.item.position])).toEqual(Array(3).fill([200, 1]));
  expect(textsOf(await thread())).toEqual(['Once.']);
  expect(refusal(await send('Twice.')).code).toBe('idempotency-key-reused');
});

test('many who write at once get places without gaps', async () => {
  await Promise.all(Array.from({ length: 12 }, (_, index) => (index % 2 ? answer('A') : write('B'))));
  const { items } = await thread();
  expect(items.map(({ position }: ThreadItemView) => position)).toEqual(
    Array.from({ length: 12 }, (_, index) => index + 1),
  );
});

test('a long thread is read in parts, forwards and backwards', async () => {
  await inScope(app.services.database, { company: company.id }, ({ client }) =>
    client.query(
      `insert into thread_items (company_id, position, kind, side, author_name, text, details, at)
       select $1, n, 'message', 'company', 'Lena', 'Message ' || n, '{}', now() from generate_series(1, 120) as n`,
      [company.id],
    ),
  );
  const last = await thread();
  expect([last.items[0].text, last.items.at(-1).text, last.hasEarlier]).toEqual([
    'Message 71',
    'Message 120',
    true,
  ]);
  const earlier = await thread(founder, '?before=71');
  expect([earlier.items[0].text, earlier.items.at(-1).text]).toEqual(['Message 21', 'Message 70']);
  expect(await thread(founder, '?before=21')).toMatchObject({ hasEarlier: false });
  expect(textsOf(await thread(founder, '?after=118'))).toEqual(['Message 119', 'Message 120']);
});

test('a conversation with the expert is handed over with its context', async () => {
  const conversation = [{ asked: 'Do I need a sponsor?', answered: 'I do not know.' }];
  await write('Can you tell me?', { conversation });
  expect((await file()).items).toMatchObject([
    { kind: 'conversation', text: 'Can you tell me?', exchanges: conversation },
  ]);
});

test('the transcript of an own call that was kept can be put there, and of no other', async () => {
  const call = randomUUID();
  const aCall = async (id: string, person: TestPerson, isKept: boolean) => {
    await app.query(
      'insert into voice_calls (id, user_id, keeps_transcript, started_at) values ($1, $2, $3, now())',
      [id, person.id, isKept],
    );
    await app.query(
      "insert into voice_exchanges (call_id, turn, at, said, heard) values ($1, 1, now(), 'And the visa?', 'Next week.')",
      [id],
    );
  };
  await aCall(call, founder, true);
  await write('From my call', { callId: call });
  expect((await file()).items).toMatchObject([
    { kind: 'call', exchanges: [{ asked: 'And the visa?', answered: 'Next week.' }] },
  ]);
  const [notKept, ofAnother] = [randomUUID(), randomUUID()];
  await aCall(notKept, founder, false);
  await aCall(ofAnother, rana, true);
  for (const callId of [notKept, ofAnother, randomUUID()]) {
    expect(refusal(await write('No.', { callId })).code).toBe('voice-call-not-found');
  }
});

test('open pages of both sides hear of a message at once', async () => {
  const pages = [await follow(founder), await follow(rana)];
  const stranger = await follow(await aPerson(app));
  await write('Are you there?');
  for (const page of pages) expect(await page.next('thread')).toEqual({ companyId: company.id });
  expect(stranger.seen()).toBe(1);
});
