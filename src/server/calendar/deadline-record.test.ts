import ICAL from 'ical.js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type CalendarDeadlineView, calendarView } from '#contract/calendar.ts';
import { aCompany, aPerson, refusal, type TestPerson } from '../platform/testing/builders.ts';
import { startTestApp, type TestApp } from '../platform/testing/test-app.ts';

const now = new Date('2026-11-21T09:30:00Z');
const founded = '2026-03-10';

let app: TestApp;
let ana: TestPerson;
let company: { id: string; name: string };
beforeAll(async () => {
  app = await startTestApp({ settings: { RATE_LIMIT: 'off' }, replace: { clock: () => now } });
});
afterAll(() => app.close());
beforeEach(async () => {
  ana = await aPerson(app);
  company = await aCompany(ana, { name: 'Hartmann Studio' });
  await enterIncorporation(founded);
});

async function enterIncorporation(on: string): Promise<void> {
  const path = `/companies/${company.id}/formation/dates/incorporation`;
  expect((await ana.call('PUT', path, { body: { on } })).status).toBe(200);
}

async function deadlinesFor(person: TestPerson): Promise<CalendarDeadlineView[]> {
  const { body } = await person.call('GET', `/companies/${company.id}/calendar`);
  return calendarView.parse(body.calendar).deadlines;
}

/** A date of a duty; its first one unless said otherwise. */
async function deadline(id: string, index = 0): Promise<CalendarDeadlineView> {
  const found = (await deadlinesFor(ana)).filter((each) => each.id === id)[index];
  if (!found) throw new Error(`No deadline ${id}`);
  return found;
}

const record = (
  who: TestPerson,
  method: 'PUT' | 'DELETE',
  { id, occurrence }: CalendarDeadlineView,
  what: string,
  body?: object,
) =>
  who.call(method, `/companies/${company.id}/calendar/deadlines/${id}/${occurrence}/${what}`, {
    ...(body && { body }),
  });

async function aMember(): Promise<TestPerson> {
  const member = await aPerson(app);
  await app.query(
    "insert into members (company_id, user_id, role, status) values ($1, $2, 'member', 'active')",
    [company.id, member.id],
  );
  return member;
}

async function labelsInFeed(): Promise<string[]> {
  const { body } = await ana.call('POST', `/companies/${company.id}/calendar/feed`);
  const file = await app.fetch(new URL(body.address).pathname);
  const events = new ICAL.Component(ICAL.parse(await file.text())).getAllSubcomponents('vevent');
  return events.map((event) => new ICAL.Event(event).summary);
}

describe('a deadline', () => {
  test('is done on a day, leaves the calendar feed, is reopened, and all of it stays readable', async () => {
    const registration = await deadline('corporate-tax-registration');
    expect(registration).toMatchObject({ state: 'open', entries: [], assignee: null });
    expect(await labelsInFeed()).toContain(registration.label);

    const done = await record(ana, 'PUT', registration, 'done', { on: '2026-05-04' });
    expect(done.status).toBe(200);
    expect(await deadline(registration.id)).toMatchObject({
      state: 'done',
      entries: [{ kind: 'done', on: '2026-05-04', side: 'company', at: now.toISOString() }],
    });
    expect(await labelsInFeed()).not.toContain(registration.label);

    expect((await record(ana, 'DELETE', registration, 'record')).status).toBe(200);
    const reopened = await deadline(registration.id);
    expect(reopened.state).toBe('open');
    expect(reopened.entries.map(({ kind }) => kind)).toEqual(['done', 'reopened']);
    expect(await labelsInFeed()).toContain(registration.label);
  });

  test('stays done when the day that it counts from is corrected', async () => {
    const registration = await deadline('corporate-tax-registration');
    await record(ana, 'PUT', registration, 'done', { on: '2026-05-04' });
    await enterIncorporation('2026-03-24');
    const moved = await deadline(registration.id);
    expect(moved.on).not.toBe(registration.on);
    expect(moved.state).toBe('done');
  });

  test('does not apply for a reason, once or always', async () => {
    const first = await deadline('corporate-tax-return');
    expect(refusal(await record(ana, 'PUT', first, 'dismissal', { reason: ' ' }))).toMatchObject({
      status: 422,
      fields: ['reason'],
    });
    await record(ana, 'PUT', first, 'dismissal', { reason: 'No income yet.' });
    expect((await deadline(first.id)).state).toBe('does-not-apply');
    expect((await deadline(first.id, 1)).state).toBe('open');

    const second = await deadline(first.id, 1);
    await record(ana, 'PUT', second, 'dismissal', { reason: 'Exempt.', always: true });
    expect((await deadline(first.id, 1)).entries.at(-1)).toMatchObject({ reason: 'Exempt.' });
    expect((await deadlinesFor(ana)).filter(({ id }) => id === first.id).map(({ state }) => state)).toEqual(
      (await deadlinesFor(ana)).filter(({ id }) => id === first.id).map(() => 'does-not-apply'),
    );
  });

  test('refuses a day that has not come, and a deadline that is none', async () => {
    const registration = await deadline('corporate-tax-registration');
    const tooLate = await record(ana, 'PUT', registration, 'done', { on: '2026-11-24' });
    expect(refusal(tooLate)).toMatchObject({ status: 422, fields: ['on'] });
    const unknown = { ...registration, occurrence: '7' };
    expect(refusal(await record(ana, 'PUT', unknown, 'done', { on: '2026-05-04' })).code).toBe(
      'deadline-not-found',
    );
  });

  test('is recorded once, however many do so at the same time', async () => {
    const registration = await deadline('corporate-tax-registration');
    const answers = await Promise.all([
      record(ana, 'PUT', registration, 'done', { on: '2026-05-04' }),
      record(ana, 'PUT', registration, 'dismissal', { reason: 'No.' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await deadline(registration.id)).entries).toHaveLength(1);
    const reopenedTwice = [
      (await record(ana, 'DELETE', registration, 'record')).status,
      refusal(await record(ana, 'DELETE', registration, 'record')).code,
    ];
    expect(reopenedTwice).toEqual([200, 'deadline-open']);
  });

  test('can be recorded by the person it is assigned to, and by no other member', async () => {
    const registration = await deadline('corporate-tax-registration');
    const [omar, lea] = [await aMember(), await aMember()];
    await record(ana, 'PUT', registration, 'assignee', { to: omar.id });
    expect((await deadline(registration.id)).assignee).toMatchObject({ id: omar.id });

    expect(refusal(await record(lea, 'PUT', registration, 'done', { on: '2026-05-04' })).code).toBe(
      'not-allowed',
    );
    expect((await record(omar, 'PUT', registration, 'done', { on: '2026-05-04' })).status).toBe(200);
  });

  test('is assigned to active members and the agency only', async () => {
    const registration = await deadline('corporate-tax-registration');
    const stranger = await aPerson(app);
    expect(refusal(await record(ana, 'PUT', registration, 'assignee', { to: stranger.id })).code).toBe(
      'member-not-found',
    );
    await record(ana, 'PUT', registration, 'assignee', { to: 'agency' });
    expect((await deadline(registration.id)).assignee).toEqual({ id: null, name: null });
    await record(ana, 'PUT', registration, 'assignee', { to: null });
    expect((await deadline(registration.id)).assignee).toBeNull();
  });
});

test('a calendar address names the company only where that was chosen, and keeps the choice', async () => {
  const feedPath = `/companies/${company.id}/calendar/feed`;
  const made = (await ana.call('POST', feedPath)).body;
  const read = async (address: string) => (await app.fetch(new URL(address).pathname)).text();
  expect(made.feed.hasNames).toBe(false);
  const nameless = await read(made.address);
  expect(nameless).toContain('corporate tax');
  expect(nameless).not.toContain('Hartmann');

  expect((await ana.call('PATCH', feedPath, { body: { hasNames: true } })).body.feed.hasNames).toBe(true);
  expect(await read(made.address)).toContain('(Hartmann Studio)');
  const replaced = (await ana.call('POST', feedPath)).body;
  expect(replaced.feed.hasNames).toBe(true);
});

test('what was recorded is in the company’s log, in words', async () => {
  const registration = await deadline('corporate-tax-registration');
  await record(ana, 'PUT', registration, 'dismissal', { reason: 'Sensitive words.' });
  const { body } = await ana.call('GET', `/companies/${company.id}/audit-log`);
  expect(body.entries).toContainEqual(
    expect.objectContaining({ action: 'deadline-dismissed', subject: registration.label }),
  );
  expect(JSON.stringify(body.entries)).not.toContain('Sensitive');
});
