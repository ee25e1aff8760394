import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type CalendarDeadlineView, calendarView } from '#contract/calendar.ts';
import { anOperator } from '../operator/testing/an-operator.ts';
import { uploadPaper } from '../papers/testing/upload-paper.ts';
import { aCompany, aPerson, refusal, type TestPerson } from '../platform/testing/builders.ts';
import { startTestApp, type TestApp } from '../platform/testing/test-app.ts';

const now = new Date('2026-11-21T09:30:00Z');

let app: TestApp;
let ana: TestPerson;
let rana: TestPerson;
let company: { id: string };
beforeAll(async () => {
  app = await startTestApp({ settings: { RATE_LIMIT: 'off' }, replace: { clock: () => now } });
  app.services.jobs.begin();
  rana = await anOperator(app, 'Rana Worker', 'case-worker');
});
afterAll(() => app.close());
beforeEach(async () => {
  ana = await aPerson(app, { fullName: 'Ana Founder' });
  company = await aCompany(ana, { name: 'Hartmann Studio' });
  const path = `/companies/${company.id}/formation/dates/incorporation`;
  await ana.call('PUT', path, { body: { on: '2026-03-10' } });
});

const id = 'corporate-tax-registration';
const found = (calendar: unknown): CalendarDeadlineView => {
  const deadline = calendarView.parse(calendar).deadlines.find((each) => each.id === id);
  if (!deadline) throw new Error(`No deadline ${id}`);
  return deadline;
};
const seen = async () => found((await ana.call('GET', `/companies/${company.id}/calendar`)).body.calendar);
const record = async (who: TestPerson, method: 'PUT' | 'DELETE', what: string, body?: object) =>
  who.call(
    method,
    `/operator/companies/${company.id}/calendar/deadlines/${id}/${(await seen()).occurrence}/${what}`,
    { ...(body && { body }) },
  );

test('staff record a deadline on the client’s behalf, and the client and the log see that', async () => {
  const read = await rana.call('GET', `/operator/companies/${company.id}/calendar`);
  expect(found(read.body.calendar).state).toBe('open');
  await record(rana, 'PUT', 'assignee', { to: ana.id });
  expect((await seen()).assignee).toMatchObject({ id: ana.id });
  await record(rana, 'PUT', 'done', { on: '2026-06-01' });
  expect((await seen()).entries).toMatchObject([
    { kind: 'assigned', side: 'agency', by: 'Rana Worker' },
    { kind: 'done', on: '2026-06-01', side: 'agency', paper: null },
  ]);
  await record(rana, 'DELETE', 'record');
  expect((await seen()).state).toBe('open');
  await record(rana, 'PUT', 'dismissal', { reason: 'Exempt.' });
  expect((await seen()).state).toBe('does-not-apply');
  const { rows } = await app.query(
    "select action, actor_name from audit_entries where company_id = $1 and action like 'deadline-%' order by at, action",
    [company.id],
  );
  expect(rows.map(({ action }) => action).toSorted()).toEqual([
    'deadline-assigned',
    'deadline-dismissed',
    'deadline-done',
    'deadline-reopened',
  ]);
  expect(new Set(rows.map(({ actor_name: name }) => name))).toEqual(new Set(['Rana Worker']));
});

test('a reviewer reads a client’s deadlines, and records none', async () => {
  const reviewer = await anOperator(app, 'Rita Reviewer', 'reviewer');
  expect((await reviewer.call('GET', `/operator/companies/${company.id}/calendar`)).status).toBe(200);
  expect(refusal(await record(reviewer, 'PUT', 'done', { on: '2026-06-01' })).code).toBe('right-required');
});

test('a deadline is done with the paper that shows it, whoever records it', async () => {
  const paper = await uploadPaper(app, ana, company.id, { kind: 'tax-number-letter' });
  const { occurrence } = await seen();
  const path = `/companies/${company.id}/calendar/deadlines/${id}/${occurrence}`;
  await ana.call('PUT', `${path}/done`, { body: { on: '2026-06-01', paper } });
  expect((await seen()).entries.at(-1)?.paper).toEqual({ id: paper, kind: 'tax-number-letter', version: 1 });

  await ana.call('DELETE', `${path}/record`);
  await record(rana, 'PUT', 'done', { on: '2026-06-02', paper });
  expect((await seen()).entries.at(-1)).toMatchObject({ side: 'agency', paper: { id: paper } });

  // Deleted, the record of the day stays.
  await ana.call('DELETE', `/companies/${company.id}/papers/${paper}`);
  expect((await seen()).entries.at(-1)).toMatchObject({ on: '2026-06-02', paper: null });
});

test('a paper of another company, or one that is private, shows nothing', async () => {
  const other = (await aCompany(ana)).id;
  const elsewhere = await uploadPaper(app, ana, other, { kind: 'tax-number-letter' });
  const own = await uploadPaper(app, ana, company.id, { kind: 'passport', party: ana.id });
  for (const paper of [elsewhere, own]) {
    expect(refusal(await record(rana, 'PUT', 'done', { on: '2026-06-01', paper }))).toEqual({
      status: 404,
      code: 'paper-not-found',
    });
  }
  expect((await seen()).state).toBe('open');
});
