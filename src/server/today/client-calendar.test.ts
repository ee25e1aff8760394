import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ClientCalendarRow } from '#contract/client-calendar.ts';
import { anOperator } from '../operator/testing/an-operator.ts';
import { aCompany, aPerson, refusal, type TestPerson } from '../platform/testing/builders.ts';
import { startTestApp, type TestApp } from '../platform/testing/test-app.ts';

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
  await app.query('update cases set opened_at = $1', [monday]);
});

async function calendar(query = '') {
  const { body } = await manager.call('GET', `/operator/calendar${query}`);
  expect(body.status, JSON.stringify(body)).toBe('success');
  return body;
}
const incorporated = async (on: string) => {
  const path = `/companies/${companyId}/formation/dates/incorporation`;
  expect((await founder.call('PUT', path, { body: { on } })).body.status).toBe('success');
};

async function acceptedPaper(expiresOn: string): Promise<void> {
  const { rows } = await app.query(
    "insert into papers (id, company_id, kind, is_private, created_at) values (gen_random_uuid(), $1, 'passport', true, now()) returning id",
    [companyId],
  );
  await app.query(
    `insert into paper_versions (company_id, paper_id, number, state, type, bytes, expires_on, uploaded_at)
     values ($1, $2, 1, 'accepted', 'pdf', 1, $3, now())`,
    [companyId, rows[0].id, expiresOn],
  );
}

/** Every page of a list. */
async function pagesOf(query: string): Promise<ClientCalendarRow[]> {
  const all: ClientCalendarRow[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const page = await calendar(`?${query}${cursor && `&cursor=${cursor}`}`);
    all.push(...page.rows);
    cursor = page.nextCursor;
  }
  return all;
}

test('deadlines of the law, clocks of steps, and all that expires stand in one list by day', async () => {
  await incorporated('2026-11-02');
  await acceptedPaper('2027-02-10');
  await app.query(
    `insert into clients (company_id, contact, email, licence_number, licence_expires_on) values ($1, '', '', '', '2027-03-05')`,
    [companyId],
  );
  // A company that exists has its name for good; another one's reservation ends.
  const { id: unborn } = await aCompany(founder, { name: 'Not Yet' });
  for (const [company, name] of [
    [companyId, 'Here Already DMCC'],
    [unborn, 'Nordlicht Design DMCC'],
  ]) {
    await app.query(
      `insert into name_proposals (company_id, state, rank, name, arabic_name, explanation, proposed_at, answered_on, reservation_number, reserved_until)
       values ($1, 'reserved', 1, $2, '', '', now(), '2026-11-20', 'R-1', '2027-01-19')`,
      [company, name],
    );
  }
  const rows = await pagesOf('');
  expect(new Set(rows.map(({ kind }) => kind))).toEqual(
    new Set(['deadline', 'step', 'paper', 'licence', 'name']),
  );
  expect(rows.map(({ on }) => on)).toEqual(rows.map(({ on }) => on).toSorted());
  expect(rows.find(({ kind }) => kind === 'paper')).toMatchObject({
    on: '2027-02-10',
    label: 'passport',
    company: { id: companyId },
    isOverdue: false,
  });
  expect(rows.filter(({ kind }) => kind === 'name')).toMatchObject([{ label: 'Nordlicht Design DMCC' }]);
  for (const kind of ['deadline', 'step', 'paper', 'licence', 'name']) {
    const some = await pagesOf(`kind=${kind}`);
    expect(some, kind).toEqual(rows.filter((row) => row.kind === kind));
    expect(some.length, kind).toBeGreaterThan(0);
  }
});

test('counts equal their lists over pages, with every filter, month by month', async () => {
  await incorporated('2026-11-02');
  for (let index = 0; index < 12; index += 1) {
    const person = await aPerson(app);
    const { id } = await aCompany(person);
    await app.query("update companies set name = $2, sub_type = 'ifza', freezone = 'ifza' where id = $1", [
      id,
      `Client ${index}`,
    ]);
    await person.call('PUT', `/companies/${id}/formation/dates/incorporation`, {
      body: { on: '2026-08-03' },
    });
    if (index % 2 === 0) {
      const body = { owner: manager.id };
      await manager.call('PUT', `/operator/companies/${id}/owner`, { body, headers: { 'if-match': '*' } });
    }
  }
  now = new Date('2026-12-20T12:00:00Z');
  for (const filter of [
    '',
    `owner=${manager.id}`,
    'owner=nobody',
    'place=ae-ifza',
    'search=client%201',
    'kind=deadline',
  ]) {
    const { counts, total } = await calendar(`?${filter}`);
    expect(total).toBe(counts.coming);
    expect(await pagesOf(filter), filter).toHaveLength(counts.coming);
    const overdue = await pagesOf(`${filter}&when=overdue`);
    expect(overdue, filter).toHaveLength(counts.overdue);
    expect(overdue.every(({ isOverdue }) => isOverdue)).toBe(true);
    for (const { month, count } of counts.months.slice(0, 3)) {
      const listed = await pagesOf(`${filter}&when=${month}`);
      expect(listed, `${filter} ${month}`).toHaveLength(count);
      expect(listed.every(({ on }) => on.startsWith(month))).toBe(true);
    }
  }
  expect((await calendar()).counts.overdue).toBeGreaterThan(0);
  expect((await calendar('?owner=nobody')).counts.coming).toBeLessThan((await calendar()).counts.coming);
});

test('what is done, moved or no longer the law of the company leaves the list at once', async () => {
  await incorporated('2026-11-02');
  const [first] = (await pagesOf('kind=deadline')).filter(({ isConditional }) => !isConditional);
  if (!first) throw new Error('There is no deadline.');
  const [, , occurrence, deadline] = first.key.split(' ');
  const done = await founder.call(
    'PUT',
    `/companies/${companyId}/calendar/deadlines/${deadline}/${occurrence}/done`,
    { body: { on: '2026-11-20' } },
  );
  expect(done.status).toBe(200);
  expect((await pagesOf('kind=deadline')).map(({ key }) => key)).not.toContain(first.key);
  const before = await pagesOf('kind=deadline');
  await incorporated('2025-06-12');
  const after = await pagesOf('kind=deadline');
  expect(after.map(({ on }) => on)).not.toEqual(before.map(({ on }) => on));
});

test('Today has what the law wants soon, and its count is its list', async () => {
  await incorporated('2026-11-02');
  now = new Date('2026-12-20T12:00:00Z');
  const today = async () => (await manager.call('GET', '/operator/today?group=expiring')).body;
  const soon = (await pagesOf('kind=deadline')).filter(
    ({ on, isConditional }) => on <= '2027-02-18' && !isConditional,
  );
  expect(soon.length).toBeGreaterThan(0);
  const { rows, counts } = await today();
  expect(rows.map(({ about, label }: { about: string; label: string }) => [about, label])).toEqual(
    soon.map(({ label }) => ['deadline', label]),
  );
  expect(counts.expiring).toBe(soon.length);
});

test('a cursor of another list and a month that is none are refused', async () => {
  expect(refusal(await manager.call('GET', '/operator/calendar?cursor=WyJhIl0'))).toMatchObject({
    status: 422,
  });
  expect(refusal(await manager.call('GET', '/operator/calendar?when=2026-13'))).toMatchObject({
    status: 422,
  });
});
