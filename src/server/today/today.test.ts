import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { emailsTo } from '../mail/testing/emails.ts';
import { anOperator } from '../operator/testing/an-operator.ts';
import { aCompany, aPerson, refusal, type TestPerson } from '../platform/testing/builders.ts';
import { startTestApp, type TestApp } from '../platform/testing/test-app.ts';
import { sendWaitingReminders } from './remind-clients.ts';

/** Monday noon in UTC, and what the clock says. */
const monday = new Date('2026-11-23T12:00:00Z');
let now = monday;

let app: TestApp;
let manager: TestPerson;
let founder: TestPerson;
let companyId: string;

beforeAll(async () => {
  app = await startTestApp({ settings: { RATE_LIMIT: 'off' }, replace: { clock: () => now } });
  await app.query("insert into installation (name, value) values ('agency', 'on')");
  manager = await anOperator(app, 'Mona Manager');
  founder = await aPerson(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  now = monday;
  await app.query('delete from companies');
  await app.query('delete from company_counts');
  companyId = (await aCompany(founder)).id;
  await app.query('update companies set created_at = $2 where id = $1', [companyId, monday]);
  await app.query('update cases set opened_at = $2 where company_id = $1', [companyId, monday]);
});

const today = async (query = '') => (await manager.call('GET', `/operator/today${query}`)).body;
const act = (action: string, task: string, on: string) =>
  manager.call('POST', `/operator/companies/${companyId}/cases/formation/tasks/${task}/actions`, {
    body: { action, on },
  });
const keysOf = ({ rows }: { rows: { company: { name: string }; label: string }[] }) =>
  rows.map(({ company, label }) => `${company.name}: ${label}`);
const groups = ['ours', 'client-late', 'authority-late', 'expiring', 'with-authority'] as const;

/** Every page of every group, and what the counts say. */
async function listsAndCounts(query: string) {
  const lists: Record<string, number> = {};
  let counts: Record<string, number> = {};
  for (const group of groups) {
    let cursor: string | null = '';
    lists[group] = 0;
    while (cursor !== null) {
      const page = await today(`?group=${group}${query}${cursor && `&cursor=${cursor}`}`);
      lists[group] += page.rows.length;
      counts = page.counts;
      cursor = page.nextCursor;
    }
  }
  return { lists, counts };
}

test('E3: a case moves from group to group with its turn and its clock', async () => {
  expect((await today()).counts).toMatchObject({ 'client-late': 0, 'authority-late': 0 });
  now = new Date('2026-12-21T12:00:00Z');
  const late = await today('?group=client-late');
  expect(late.rows[0]).toMatchObject({
    company: { id: companyId },
    about: 'task',
    turn: 'founder',
    since: '2026-11-23',
    isLate: true,
    owner: null,
    version: 0,
  });
  expect(late.rows[0].workingDays).toBeGreaterThan(15);
  const { id } = late.rows[0].task;

  expect((await act('submit', id, '2026-12-21')).status).toBe(200);
  const ours = await today('?group=ours');
  expect(ours.rows.find((row: { task: { id: string } }) => row.task.id === id)).toMatchObject({
    turn: 'agency',
    task: { state: 'in-review' },
    isLate: false,
  });

  expect((await act('accept', id, '2026-12-21')).status).toBe(200);
  expect((await act('file', id, '2026-12-21')).status).toBe(200);
  now = new Date('2027-01-12T12:00:00Z');
  const waiting = await today('?group=authority-late');
  expect(waiting.rows.find((row: { task: { id: string } }) => row.task.id === id)).toMatchObject({
    turn: 'authority',
    usual: { shortest: expect.any(Number), longest: expect.any(Number) },
  });
});

test('E3: counts equal their lists, with every filter and over pages', async () => {
  for (let index = 0; index < 30; index += 1) {
    const { id } = await aCompany(await aPerson(app));
    await app.query("update companies set name = $2, sub_type = 'ifza', freezone = 'ifza' where id = $1", [
      id,
      `Client ${index}`,
    ]);
    if (index % 2 === 0) {
      const body = { owner: manager.id };
      await manager.call('PUT', `/operator/companies/${id}/owner`, { body, headers: { 'if-match': '*' } });
    }
    if (index % 5 === 0) {
      await app.query(
        `insert into clients (company_id, contact, email, licence_number, licence_expires_on)
         values ($1, '', '', '', '2027-01-01')`,
        [id],
      );
    }
  }
  now = new Date('2026-12-28T12:00:00Z');
  const all = await listsAndCounts('');
  expect(all.lists).toEqual(all.counts);
  expect(all.counts).toMatchObject({ 'client-late': expect.any(Number), expiring: 6 });
  expect(all.counts['client-late']).toBeGreaterThan(30);
  for (const filter of [`&owner=${manager.id}`, '&owner=nobody', '&place=ae-ifza', '&search=client%201']) {
    const { lists, counts } = await listsAndCounts(filter);
    expect(lists, filter).toEqual(counts);
    expect(counts['client-late'], filter).toBeLessThan(all.counts['client-late'] ?? 0);
    expect(counts['client-late'], filter).toBeGreaterThan(0);
  }
});

test('what a search for signs with a meaning finds is text, and a cursor of another list is refused', async () => {
  expect(keysOf(await today('?group=client-late&search=%25'))).toEqual([]);
  expect(refusal(await manager.call('GET', '/operator/today?cursor=WyJhIl0'))).toMatchObject({ status: 422 });
});

test('a view is kept for oneself', async () => {
  const saved = await manager.call('POST', '/operator/today/views', {
    body: { name: 'Nobody has them', query: 'group=ours&owner=nobody' },
  });
  expect(saved.body.views).toMatchObject([{ name: 'Nobody has them', query: 'group=ours&owner=nobody' }]);
  const other = await anOperator(app, 'Cara Case', 'case-worker');
  expect((await other.call('GET', '/operator/today/views')).body.views).toEqual([]);
  const path = `/operator/today/views/${saved.body.views[0].id}`;
  expect(refusal(await other.call('DELETE', path)).code).toBe('view-not-found');
  expect((await manager.call('DELETE', path)).body.views).toEqual([]);
});

test('E5: a reminder names exactly what is owed when it goes out', async () => {
  const companies = [companyId];
  const owed = (await manager.call('POST', '/operator/reminders/preview', { body: { companies } })).body
    .reminders[0];
  expect(owed).toMatchObject({
    recipients: [{ email: founder.email, returnedSince: null }],
    obstacle: null,
    isQuiet: false,
    remindedAt: null,
  });
  expect(owed.owes.length).toBeGreaterThan(0);
  const [first] = owed.owes;

  const sent = await manager.call('POST', '/operator/reminders', { body: { companies } });
  expect(sent.body).toMatchObject({ reminded: 1, message: '1 client will be reminded.' });
  // One thing arrives before the email goes out.
  await act('submit', first.task, '2026-11-23');
  await sendWaitingReminders(app.services);
  const emails = (await emailsTo(app, founder.email)).filter(({ kind }) => kind === 'reminder');
  const others = owed.owes.slice(1);
  expect(emails).toHaveLength(others.length > 0 ? 1 : 0);
  for (const { label, task } of others) {
    expect(emails[0]?.plainText).toContain(label);
    expect(emails[0]?.plainText).toContain(`/app/dashboard/formation?company=${companyId}#${task}`);
  }
  for (const { plainText } of emails) expect(plainText).not.toContain(first.label);
});

test('a reminder waits for the end of quiet hours, and a client gets two a week at most', async () => {
  await app.query(
    `insert into notification_settings (person_id, quiet_from, quiet_to, time_zone, switched_off)
     values ($1, 20, 8, 'Asia/Tokyo', '{}')
     on conflict (person_id) do update set time_zone = 'Asia/Tokyo', quiet_from = 20, quiet_to = 8`,
    [founder.id],
  );
  const body = { companies: [companyId] };
  const reminders = async () =>
    (await emailsTo(app, founder.email)).filter(({ kind }) => kind === 'reminder').length;
  const before = await reminders();
  const preview = await manager.call('POST', '/operator/reminders/preview', { body });
  expect(preview.body.reminders[0].isQuiet).toBe(true);
  await manager.call('POST', '/operator/reminders', { body });
  await sendWaitingReminders(app.services);
  expect(await reminders()).toBe(before);
  // Nine in the morning in Tokyo.
  now = new Date('2026-11-24T00:00:00Z');
  await sendWaitingReminders(app.services);
  await sendWaitingReminders(app.services);
  expect(await reminders()).toBe(before + 1);

  expect((await manager.call('POST', '/operator/reminders', { body })).body.reminded).toBe(1);
  expect((await manager.call('POST', '/operator/reminders', { body })).body.reminded).toBe(0);
  const enough = await manager.call('POST', '/operator/reminders/preview', { body });
  expect(enough.body.reminders[0].obstacle).toBe('reminded-enough');
  now = new Date('2026-12-02T00:00:00Z');
  expect((await manager.call('POST', '/operator/reminders', { body })).body.reminded).toBe(1);
});

test('E5: eight silent clients get one email each, with the last reminder’s day, and of two staff at once one counts', async () => {
  const companies = [companyId];
  const emails = [founder.email];
  while (companies.length < 8) {
    const person = await aPerson(app);
    companies.push((await aCompany(person)).id);
    emails.push(person.email);
  }
  const body = { companies };
  const sent = await manager.call('POST', '/operator/reminders', { body });
  expect(sent.body.reminded).toBe(8);
  await sendWaitingReminders(app.services);
  const remindersTo = async (email: string) =>
    (await emailsTo(app, email)).filter(({ kind }) => kind === 'reminder');
  for (const email of emails) {
    const [reminder, ...others] = await remindersTo(email);
    expect(others.length, email).toBeLessThanOrEqual(email === founder.email ? 9 : 0);
    expect(reminder?.plainText).toContain('/app/dashboard/formation?company=');
  }
  const preview = await manager.call('POST', '/operator/reminders/preview', { body });
  for (const { remindedAt } of preview.body.reminders) expect(remindedAt).toBe(now.toISOString());

  const both = await Promise.all([1, 2, 3].map(() => manager.call('POST', '/operator/reminders', { body })));
  expect(both.map(({ body: { reminded } }) => reminded).toSorted()).toEqual([0, 0, 8]);
});

test('E5: nobody is reminded at an address whose emails come back, and staff see it before they send', async () => {
  await app.query(
    "insert into undeliverable_addresses (address, since, last_at, reason) values ($1, '2026-05-03T08:00:00Z', now(), '550 unknown')",
    [founder.email.toLowerCase()],
  );
  const body = { companies: [companyId] };
  const preview = async () =>
    (await manager.call('POST', '/operator/reminders/preview', { body })).body.reminders[0];
  expect(await preview()).toMatchObject({
    obstacle: 'addresses-returned',
    recipients: [{ email: founder.email, returnedSince: '2026-05-03T08:00:00.000Z' }],
  });
  expect((await manager.call('POST', '/operator/reminders', { body })).body.reminded).toBe(0);
  await app.query('delete from undeliverable_addresses');
  expect((await preview()).obstacle).toBeNull();
});

test('E6: one answer is recorded for many cases, each by itself, and taken back with a trace', async () => {
  const other = (await aCompany(await aPerson(app))).id;
  const casesOf = async (id: string) =>
    (await manager.call('GET', `/operator/companies/${id}/cases`)).body.cases[0];
  const task = 'pre-approval';
  for (const id of [companyId, other]) {
    for (const action of ['submit', 'accept', 'file']) {
      const path = `/operator/companies/${id}/cases/formation/tasks/${task}/actions`;
      await manager.call('POST', path, { body: { action, on: '2026-11-23' } });
    }
  }
  expect((await today('?group=with-authority')).counts['with-authority']).toBe(2);
  const tasks = [
    { companyId, caseId: (await casesOf(companyId)).id, task },
    { companyId: other, caseId: (await casesOf(other)).id, task },
    { companyId: other, caseId: (await casesOf(other)).id, task: 'no-such-task' },
  ];
  const record = (body: object) => manager.call('POST', '/operator/authority-answers', { body });

  const refused = await record({ tasks, action: 'refuse', on: '2026-11-23', reason: 'The name is taken.' });
  expect(refused.body.results.map(({ problem }: { problem: string }) => problem)).toEqual([
    'invalid-input',
    'invalid-input',
    'task-not-found',
  ]);

  const approved = await record({ tasks, action: 'approve', on: '2026-11-23', reference: 'A-17' });
  expect(approved.body.message).toBe('Recorded for 2, not possible for 1.');
  expect((await today('?group=with-authority')).counts['with-authority']).toBe(0);

  const undone = await record({ tasks: tasks.slice(0, 2), action: 'undo', on: '2026-11-23' });
  expect(undone.body.message).toBe('Recorded for 2.');
  expect((await today('?group=with-authority')).counts['with-authority']).toBe(2);
  const { rows } = await app.query(
    "select kind from case_events where company_id = $1 and task = 'pre-approval' order by position",
    [companyId],
  );
  expect(rows.map(({ kind }) => kind)).toEqual(['submitted', 'accepted', 'filed', 'approved', 'undone']);
});

test('E13: a report of some days counts by the days of the time zone, and its sums are its lists', async () => {
  // Still Sunday in UTC, Monday in Dubai.
  await app.query('update cases set opened_at = $2 where company_id = $1', [
    companyId,
    '2026-11-29T21:00:00Z',
  ]);
  now = new Date('2026-12-07T12:00:00Z');
  for (const [action, on] of [
    ['submit', '2026-11-30'],
    ['accept', '2026-11-30'],
    ['file', '2026-11-30'],
    ['approve', '2026-12-07'],
  ] as const) {
    expect((await act(action, 'pre-approval', on)).status).toBe(200);
  }
  const report = async (query: string) =>
    (await manager.call('GET', `/operator/report?${query}`)).body.report;
  const week = 'from=2026-11-30&until=2026-12-06';
  expect((await report(week)).opened).toEqual([]);
  const inDubai = await report(`${week}&timeZone=Asia/Dubai`);
  expect(inDubai.opened).toMatchObject([{ company: { id: companyId }, kind: 'formation', on: '2026-11-30' }]);
  expect(inDubai.windows).toEqual([]);
  const next = await report('from=2026-12-07&until=2026-12-13');
  // Of the five working days 2 and 3 December are holidays.
  expect(next.windows).toMatchObject([
    {
      task: 'pre-approval',
      kind: 'formation',
      usual: { shortest: 3, longest: 7 },
      answers: [{ company: { id: companyId }, filedOn: '2026-11-30', approvedOn: '2026-12-07' }],
    },
  ]);
  expect(next.windows[0].answers[0].workingDays).toBe(next.windows[0].medianDays);
  expect(next.windows[0].eightiethDays).toBe(next.windows[0].medianDays);
  expect(next.windows[0].medianDays).toBeLessThanOrEqual(5);
  expect(next.waiting.founder + next.waiting.agency).toBeGreaterThan(0);

  const empty = await report('from=2026-02-01&until=2026-02-28');
  expect(empty).toMatchObject({ opened: [], done: [], windows: [] });
  const csv = await manager.call('GET', `/operator/report/export?${week}&timeZone=Asia/Dubai`);
  expect(csv.body.split('\r\n')[1]).toMatch(/^opened,.*,formation,2026-11-30,$/);
  const backwards = await manager.call('GET', '/operator/report?from=2026-12-06&until=2026-11-30');
  expect(refusal(backwards)).toEqual({ status: 422, code: 'period-unusable' });
});

test('E13: the installation’s time zone decides the edges of a month, and sums are their drill-down', async () => {
  await app.query('update cases set opened_at = $2 where company_id = $1', [
    companyId,
    '2026-11-30T21:00:00Z',
  ]);
  const report = async (month: string, until: string) =>
    (await manager.call('GET', `/operator/report?from=${month}-01&until=${month}-${until}`)).body.report;
  expect((await report('2026-11', '30')).opened).toHaveLength(1);
  const path = '/operator/report/time-zone';
  expect(refusal(await manager.call('PUT', path, { body: { timeZone: 'Sharjah' } })).code).toBe(
    'period-unusable',
  );
  expect((await manager.call('PUT', path, { body: { timeZone: 'Asia/Dubai' } })).body.timeZone).toBe(
    'Asia/Dubai',
  );
  const november = await report('2026-11', '30');
  expect(november).toMatchObject({ opened: [], timeZone: 'Asia/Dubai' });
  now = new Date('2026-12-21T12:00:00Z');
  for (const [action, on, more] of [
    ['submit', '2026-12-01', {}],
    ['accept', '2026-12-01', {}],
    ['file', '2026-12-01', {}],
    ['return', '2026-12-09', { points: [{ text: 'The copy is cut off.' }] }],
    ['file', '2026-12-10', {}],
    ['approve', '2026-12-17', {}],
  ] as const) {
    const path_ = `/operator/companies/${companyId}/cases/formation/tasks/pre-approval/actions`;
    expect((await manager.call('POST', path_, { body: { action, on, ...more } })).status, action).toBe(200);
  }
  await app.query(
    `insert into clients (company_id, contact, email, licence_number, licence_expires_on) values ($1, '', '', '', '2027-03-01')`,
    [companyId],
  );
  const december = await report('2026-12', '31');
  expect(december.opened).toMatchObject([{ on: '2026-12-01' }]);
  expect(december.returned).toMatchObject([{ company: { id: companyId }, on: '2026-12-09' }]);
  // From the last filing: what came back was another round.
  expect(december.windows).toMatchObject([
    { medianDays: 5, eightiethDays: 5, answers: [{ filedOn: '2026-12-10', workingDays: 5 }] },
  ]);
  expect(december.renewals).toEqual([
    { company: { id: companyId, name: expect.any(String) }, kind: 'licence', label: '', on: '2027-03-01' },
  ]);
  expect(await report('2026-02', '28')).toMatchObject({
    opened: [],
    done: [],
    returned: [],
    windows: [],
  });
  const csv = await manager.call('GET', '/operator/report/export?from=2026-12-01&until=2026-12-31');
  for (const line of [
    /^opened,/m,
    /^returned,/m,
    /^approved after working days,.*,2026-12-17,5/m,
    /^expires,/m,
  ]) {
    expect(csv.body).toMatch(line);
  }
  await app.query("delete from installation where name = 'time-zone'");
});
