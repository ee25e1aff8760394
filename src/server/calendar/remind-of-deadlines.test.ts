import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CompanyView } from '#contract/companies.ts';
import { aCompany, aPerson, type TestPerson } from '../platform/testing/builders.ts';
import { startTestApp, type TestApp } from '../platform/testing/test-app.ts';
import { remindOfDeadlines } from './remind-of-deadlines.ts';

const start = new Date('2026-11-23T12:00:00Z');
const dayMs = 86_400_000;

let app: TestApp;
let now = start;
let founder: TestPerson;
let company: CompanyView;

beforeAll(async () => {
  app = await startTestApp({ settings: { RATE_LIMIT: 'off' }, replace: { clock: () => now } });
});
afterAll(() => app.close());
beforeEach(async () => {
  now = start;
  founder = await aPerson(app);
  company = await aCompany(founder);
});

/** What the founder was told of a kind, after a run. Their session has expired by then. */
async function told(kind: string): Promise<Record<string, unknown>[]> {
  await remindOfDeadlines(app.services);
  const { rows } = await app.query(
    'select details from notifications where person_id = $1 and kind = $2 order by at, id',
    [founder.id, kind],
  );
  return rows.map(({ details }) => details);
}

interface Deadline {
  id: string;
  label: string;
  on: string;
}

/** The deadline of the calendar that comes last. */
async function aDeadline(): Promise<Deadline> {
  await founder.call('PUT', `/companies/${company.id}/formation/dates/incorporation`, {
    body: { on: '2026-11-20' },
  });
  const { calendar } = (await founder.call('GET', `/companies/${company.id}/calendar`)).body;
  return calendar.deadlines.at(-1);
}

const daysBefore = (on: string, days: number) => new Date(Date.parse(`${on}T09:00:00Z`) - days * dayMs);

test('people are reminded of a deadline 30, 7 and 1 days before, once each', async () => {
  const { id: deadline, on } = await aDeadline();
  for (const [days, expected] of [
    [31, []],
    [30, [30]],
    [29, [30]],
    [8, [30]],
    [7, [30, 7]],
    [2, [30, 7]],
    [1, [30, 7, 1]],
    [0, [30, 7, 1]],
  ] as const) {
    now = daysBefore(on, days);
    const about = (await told('deadline-near')).filter(
      (details) => details.deadline === deadline && details.on === on,
    );
    expect([days, about.map((details) => details.days)]).toEqual([days, expected]);
  }
});

test('a server that did not run for a while says how many days are left', async () => {
  const { id: deadline, on, label } = await aDeadline();
  now = daysBefore(on, 5);
  expect(await told('deadline-near')).toContainEqual({ deadline, on, label, days: 5 });
});
