import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CompanyView } from '#contract/companies.ts';
import type { NotificationView } from '#contract/notifications.ts';
import { apiBase } from '#contract/operation.ts';
import { emailsTo } from '../mail/testing/emails.ts';
import { anOperator } from '../operator/testing/an-operator.ts';
import { inScope } from '../platform/database/scope.ts';
import { aCompany, aPerson, refusal, type TestPerson } from '../platform/testing/builders.ts';
import { startTestApp, type TestApp } from '../platform/testing/test-app.ts';
import { createLink } from './link-repository.ts';
import { notify } from './notify.ts';
import { sendNotifications } from './send-notifications.ts';
import { mayBeEmailedNow } from './testing/may-be-emailed-now.ts';
import { type EventReader, readEvents } from './testing/read-events.ts';

let app: TestApp;
let founder: TestPerson;
let company: CompanyView;
let readers: EventReader[] = [];

beforeAll(async () => {
  app = await startTestApp({ settings: { RATE_LIMIT: 'off' } });
});
afterAll(() => app.close());
beforeEach(async () => {
  await Promise.all(readers.map((reader) => reader.close()));
  readers = [];
  founder = await aPerson(app, { fullName: 'Noor Founder' });
  company = await aCompany(founder, { name: 'Harbour' });
});

async function aMember(role: 'admin' | 'member', status = 'active'): Promise<TestPerson> {
  const member = await aPerson(app);
  await app.query('insert into members (company_id, user_id, role, status) values ($1, $2, $3, $4)', [
    company.id,
    member.id,
    role,
    status,
  ]);
  return member;
}

const tell = (told: Parameters<typeof notify>[1]) =>
  inScope(app.services.database, { company: told.companyId }, (transaction) => notify(transaction, told));

const returned = (key?: string) =>
  tell({
    kind: 'task-returned',
    companyId: company.id,
    details: { task: 'pre-approval', label: 'Pre-approval', by: 'agency', points: 2 },
    at: new Date(),
    ...(key && { key }),
  });

const message = (from = 'Rana') =>
  tell({
    kind: 'message',
    companyId: company.id,
    details: { from, position: 1 },
    at: new Date(),
    key: 'thread',
  });

const listOf = async (person: TestPerson): Promise<NotificationView[]> =>
  (await person.call('GET', '/notifications')).body.notifications;
const stateOf = async (person: TestPerson) => {
  const { unread, messages } = (await person.call('GET', '/notifications/live')).body;
  return { unread, messages };
};

async function follow(person: TestPerson, headers: Record<string, string> = {}): Promise<EventReader> {
  const reader = await readEvents(`${app.url}${apiBase}/notifications/live`, {
    cookie: person.cookie,
    ...headers,
  });
  readers.push(reader);
  return reader;
}

test('those who can act are told, and nobody else', async () => {
  const admin = await aMember('admin');
  const others = [
    await aMember('member'),
    await aMember('admin', 'inactive'),
    await aMember('admin', 'deleted'),
    await aPerson(app),
  ];

  expect((await returned()).toSorted()).toEqual([founder.id, admin.id].toSorted());

  expect(await listOf(admin)).toEqual([
    {
      id: expect.any(String),
      about: null,
      topic: 'formation',
      company: { id: company.id, name: 'Harbour' },
      title: 'We have returned “Pre-approval”: 2 points to correct',
      path: `/dashboard/formation?company=${company.id}#pre-approval`,
      at: expect.any(String),
      isRead: false,
    },
  ]);
  for (const other of others) expect(await listOf(other)).toEqual([]);
});

test('E11: who is demoted loses what was told to the former role, in the bell and by email', async () => {
  const staff = await anOperator(app, 'Cara Case', 'case-worker');
  const admin = await aMember('admin');
  const details = { number: 'Q-7', by: 'Noor Founder' };
  await tell({ kind: 'quote-accepted', companyId: company.id, details, at: new Date() });
  await returned();
  await message();
  expect(await listOf(staff)).toHaveLength(1);
  expect(await listOf(admin)).toHaveLength(2);
  await mayBeEmailedNow(app, staff);
  await mayBeEmailedNow(app, admin);

  await app.query("update operators set role = 'read-only' where user_id = $1", [staff.id]);
  await app.query("update members set role = 'shareholder' where user_id = $1", [admin.id]);
  expect([await listOf(staff), await listOf(admin)]).toEqual([[], []]);
  expect(await stateOf(staff)).toEqual({ unread: 0, messages: [] });
  await app.query("update notifications set email_after = now() - interval '1 minute'");
  await sendNotifications(app.services);
  for (const { email } of [staff, admin]) {
    expect((await emailsTo(app, email)).filter(({ kind }) => kind.startsWith('notification'))).toEqual([]);
  }
});

test('one thing is told once, and unread messages count up in one line', async () => {
  await returned('round-1');
  await returned('round-1');
  await returned('round-2');
  await message();
  await message('Sami');

  expect((await listOf(founder)).map(({ title }) => title)).toEqual([
    '2 new messages, the last from Sami',
    ...Array(2).fill('We have returned “Pre-approval”: 2 points to correct'),
  ]);
  expect(await stateOf(founder)).toEqual({ unread: 3, messages: [{ companyId: company.id, unread: 2 }] });
});

test('what was read is no longer counted, and a message after that begins anew', async () => {
  await message();
  await message();
  const [line] = await listOf(founder);
  await founder.call('POST', '/notifications/read', { body: { ids: [line?.id] } });
  expect(await stateOf(founder)).toEqual({ unread: 0, messages: [] });
  expect((await listOf(founder)).map(({ isRead }) => isRead)).toEqual([true]);

  await message();
  expect((await listOf(founder)).map(({ title }) => title)).toEqual(['New message from Rana']);
  await founder.call('POST', '/notifications/read', { body: {} });
  expect((await stateOf(founder)).unread).toBe(0);
});

test('nobody can mark what another person was told', async () => {
  await returned();
  const [line] = await listOf(founder);
  await (await aMember('admin')).call('POST', '/notifications/read', { body: { ids: [line?.id] } });
  expect((await stateOf(founder)).unread).toBe(1);
});

test('who leaves a company or the staff no longer sees what they were told of it', async () => {
  const operator = await anOperator(app);
  const admin = await aMember('admin');
  await returned();
  await tell({
    kind: 'client-message',
    companyId: company.id,
    details: { from: 'Noor Founder', position: 1 },
    at: new Date(),
    key: 'thread',
  });
  expect((await listOf(operator)).map(({ path }) => path)).toEqual([
    `/operator/companies/${company.id}#messages`,
  ]);

  await app.query("update members set status = 'inactive' where user_id = $1", [admin.id]);
  expect(await listOf(admin)).toEqual([]);
  expect((await stateOf(admin)).unread).toBe(0);
  await app.query('update sessions set second_factor = null where user_id = $1', [operator.id]);
  expect(await listOf(operator)).toEqual([]);
  expect((await stateOf(operator)).unread).toBe(0);
  await app.query("update sessions set second_factor = 'code' where user_id = $1", [operator.id]);
  expect(await listOf(operator)).toHaveLength(1);
  await app.query('delete from operators where user_id = $1', [operator.id]);
  expect(await listOf(operator)).toEqual([]);
});

test('an open page hears of it at once, in every instance that it could be open in', async () => {
  const page = await follow(founder);
  expect(await page.next('state')).toEqual({ unread: 0, messages: [] });
  const stranger = await follow(await aPerson(app));
  await stranger.next('state');

  await returned();

  expect(await page.next('state')).toEqual({ unread: 1, messages: [] });
  expect(stranger.seen()).toBe(1);
});

test('a page that connects again is told what it missed, and nothing that it knows', async () => {
  const first = await follow(founder);
  await first.next('state');
  await first.close();
  await returned();

  const second = await follow(founder, { 'last-event-id': first.lastId() });
  expect(await second.next('state')).toEqual({ unread: 1, messages: [] });
  await second.close();
  const third = await follow(founder, { 'last-event-id': second.lastId() });
  await third.next('missed');
  await message();
  expect(await third.next('state')).toMatchObject({ unread: 2 });
});

test.each([
  ['signs out', () => founder.call('POST', '/logout', { body: {} })],
  [
    'loses their role',
    () => app.query("update members set role = 'member' where user_id = $1", [founder.id]),
  ],
  ['is removed', () => app.query('delete from members where user_id = $1', [founder.id])],
])('the page of somebody who %s hears nothing more', async (_, happens) => {
  const page = await follow(founder);
  await page.next('state');
  await happens();
  expect(await page.isEnded()).toBe(true);
});

test('one person holds a few streams at most', async () => {
  for (let count = 0; count < 8; count += 1) await follow(founder);
  const ninth = await app.fetch(`${apiBase}/notifications/live`, {
    headers: { cookie: founder.cookie, accept: 'text/event-stream' },
  });
  expect(ninth.status).toBe(429);
  await readers[0]?.close();
  await expect.poll(async () => (await follow(founder)).status).toBe(200);
});

test('settings are kept, and the time zone is that of the device', async () => {
  expect((await founder.call('GET', '/notifications/settings')).body.settings).toEqual({
    timeZone: null,
    quietFrom: 20,
    quietTo: 8,
    switchedOff: [],
  });
  await founder.call('GET', '/notifications/live?timeZone=Asia/Dubai');
  await founder.call('GET', '/notifications/live?timeZone=Mars/Olympus');
  const changed = { quietFrom: 0, quietTo: 0, switchedOff: ['messages'] };
  await founder.call('PUT', '/notifications/settings', { body: changed });
  expect((await founder.call('GET', '/notifications/settings')).body.settings).toEqual({
    ...changed,
    timeZone: 'Asia/Dubai',
  });
  const refused = await founder.call('PUT', '/notifications/settings', {
    body: { quietFrom: 24, quietTo: 8, switchedOff: ['weather'] },
  });
  expect(refusal(refused)).toEqual({
    status: 422,
    code: 'invalid-input',
    fields: ['switchedOff.0', 'quietFrom'],
  });
});

test('a link works once, for the person it was sent to, until it expires', async () => {
  const aLink = (at = new Date()) =>
    createLink(app.services.database, { personId: founder.id, path: '/dashboard/messages', at });
  const open = (token: string, person = founder) =>
    person.call('POST', '/notifications/links/open', { body: { token } });
  const token = await aLink();

  expect(refusal(await open(token, await aPerson(app)))).toEqual({
    status: 403,
    code: 'link-for-another-account',
  });
  expect((await open(token)).body.path).toBe('/dashboard/messages');
  expect(refusal(await open(token)).code).toBe('link-used');
  expect(refusal(await open(await aLink(new Date('2026-01-01')))).code).toBe('link-expired');
  expect(refusal(await open('nonsense')).code).toBe('link-not-found');
});
