import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { DeskItemView } from '#contract/desk.ts';
import type { TaskReviewView } from '#contract/desk-tasks.ts';
import { anOperator } from '../operator/testing/an-operator.ts';
import { uploadPaper } from '../papers/testing/upload-paper.ts';
import { aCompany, aPerson, refusal, type TestPerson } from '../platform/testing/builders.ts';
import { startTestApp, type TestApp } from '../platform/testing/test-app.ts';

let now = new Date();
let app: TestApp;
let sara: TestPerson;
let omar: TestPerson;
let founder: TestPerson;
let companyId: string;
let caseId: string;

beforeAll(async () => {
  app = await startTestApp({ settings: { RATE_LIMIT: 'off' }, replace: { clock: () => now } });
  sara = await anOperator(app, 'Sara Reviewer', 'reviewer');
  omar = await anOperator(app, 'Omar Manager');
  await app.query("insert into installation (name, value) values ('agency', 'on')");
});
afterAll(() => app.close());
beforeEach(async () => {
  now = new Date('2026-11-22T09:00:00Z');
  founder = await aPerson(app, { fullName: 'Ana Founder' });
  companyId = (await aCompany(founder, { name: 'Hartmann Studio' })).id;
  await app.query("update companies set freezone = 'ifza', sub_type = 'ifza' where id = $1", [companyId]);
  const { rows } = await app.query('select id from cases where company_id = $1', [companyId]);
  caseId = rows[0].id;
  await omar.call('PUT', '/operator/desk/settings', { body: { needsTwo: false } });
});

const task = 'approval';
const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};
const act = (action: string, more: object = {}) =>
  omar.call('POST', `/operator/companies/${companyId}/cases/${caseId}/tasks/${task}/actions`, {
    body: { action, on: '2026-11-22', ...more },
  });
const path = (rest: string) => `/operator/desk/${companyId}/cases/${caseId}/tasks/${task}/${rest}`;
const open = async (who: TestPerson): Promise<TaskReviewView> =>
  (await who.call('POST', path('claim'))).body.review;
const items = async (who: TestPerson): Promise<DeskItemView[]> =>
  (await who.call('GET', '/operator/desk')).body.desk.items;
const itemOf = async (who: TestPerson) =>
  (await items(who)).find((item) => item.of === 'task' && item.case === caseId);

/** Decides as somebody who has just looked at it. */
const decide = (
  who: TestPerson,
  review: TaskReviewView,
  decision: 'accept' | 'return',
  points: { field?: string; text: string; reason?: string }[] = [],
) =>
  who.call('POST', path('decisions'), {
    body: {
      decision,
      number: review.number,
      seenEvents: review.events,
      seenDecisions: review.decisions.length,
      points: points.map((point) => ({ field: null, reason: null, ...point })),
    },
  });
const stateOf = async () => {
  const { body } = await founder.call('GET', `/companies/${companyId}/cases`);
  return body.cases[0].tasks.find(({ id }: { id: string }) => id === task);
};

describe('a task under review', () => {
  test('waits beside the papers, is claimed on opening, and leaves the desk once accepted', async () => {
    await act('submit');
    expect(await itemOf(sara)).toMatchObject({
      of: 'task',
      company: { name: 'Hartmann Studio' },
      caseKind: 'formation',
      waitingSince: now.toISOString(),
      claim: null,
    });
    const review = await open(sara);
    expect(review).toMatchObject({ isWaiting: true, number: 1, claim: { isYou: true } });
    expect((await itemOf(omar))?.claim).toMatchObject({ name: 'Sara Reviewer', isYou: false });
    expect((await decide(sara, review, 'accept')).status).toBe(200);
    expect(await itemOf(omar)).toBeUndefined();
    expect(await stateOf()).toMatchObject({ state: 'ready', turn: { of: 'agency' } });
  });

  test('is held from a second reviewer until the claim expires or is given back', async () => {
    await act('submit');
    await open(sara);
    expect(refusal(await decide(omar, await open(omar), 'accept'))).toEqual({
      status: 412,
      code: 'review-claimed',
    });
    later(11);
    expect((await open(omar)).claim).toMatchObject({ isYou: true });
    await omar.call('DELETE', path('claim'));
    expect((await open(sara)).claim).toMatchObject({ isYou: true });
  });

  test('D8: shows what went with an answer beyond the form', async () => {
    app.services.jobs.begin();
    await act('submit');
    await decide(sara, await open(sara), 'return', [{ field: 'answer', text: 'Show us the lease.' }]);
    const lease = await uploadPaper(app, founder, companyId, { kind: 'lease', name: 'lease.jpg' });
    await act('submit', { values: { answer: 'Here it is.' }, papers: [lease] });
    const paper = expect.objectContaining({ id: lease, version: 1, kind: 'lease', name: 'lease.jpg' });
    expect((await open(sara)).rounds.map(({ papers }) => papers)).toEqual([[{ access: 'open', paper }], []]);
  });

  test('is never decided twice by two who saw the same', async () => {
    await act('submit');
    const review = await open(sara);
    const answers = await Promise.all([
      decide(sara, review, 'accept'),
      decide(sara, review, 'return', [{ text: 'Not complete.' }]),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    const { rows } = await app.query('select kind from review_decisions where case_id = $1', [caseId]);
    expect(rows).toHaveLength(1);
    const events = await app.query(
      "select 1 from case_events where case_id = $1 and kind in ('accepted', 'returned')",
      [caseId],
    );
    expect(events.rows).toHaveLength(1);
  });

  test('refuses a decision about what has changed since', async () => {
    await act('submit');
    const review = await open(sara);
    await act('return', { points: [{ text: 'From the file.' }] });
    expect(refusal(await decide(sara, review, 'accept'))).toEqual({ status: 412, code: 'task-changed' });
  });

  test('is returned with points, and comes back as a second round with the first readable', async () => {
    await act('submit');
    const review = await open(sara);
    expect(refusal(await decide(sara, review, 'return')).code).toBe('points-missing');
    expect(
      refusal(await decide(sara, review, 'return', [{ field: 'no-such', text: 'Wrong.' }])).fields,
    ).toEqual(['points.0.field']);
    const reason = 'typed-wrong';
    await decide(sara, review, 'return', [{ text: 'This differs from your document.', reason }]);
    expect(await stateOf()).toMatchObject({ state: 'returned', turn: { of: 'founder' } });
    const stored = await app.query(
      "select detail from case_events where case_id = $1 and kind = 'returned'",
      [caseId],
    );
    expect(stored.rows[0].detail.points).toEqual([{ text: 'This differs from your document.', reason }]);

    later(60);
    await act('submit');
    const second = await open(sara);
    expect(second).toMatchObject({ number: 2, isWaiting: true, decisions: [] });
    expect(second.rounds.map(({ number, decisions }) => [number, decisions.map(({ kind }) => kind)])).toEqual(
      [
        [2, []],
        [1, ['returned']],
      ],
    );
    expect(second.rounds[1]?.returned?.points).toEqual([
      { field: null, text: 'This differs from your document.' },
    ]);
  });

  test('is open again once its acceptance is undone, within ten minutes and by the same reviewer', async () => {
    await act('submit');
    await decide(sara, await open(sara), 'accept');
    expect(refusal(await omar.call('DELETE', path('decisions'))).code).toBe('review-not-undone');
    expect((await sara.call('DELETE', path('decisions'))).body.review).toMatchObject({
      isWaiting: true,
      decisions: [{ kind: 'accepted' }, { kind: 'undone' }],
    });
    expect(await itemOf(sara)).toBeDefined();

    await decide(sara, await open(sara), 'accept');
    later(11);
    expect(refusal(await sara.call('DELETE', path('decisions'))).code).toBe('review-not-undone');
  });

  test('cannot be undone once something else was recorded', async () => {
    await act('submit');
    await decide(sara, await open(sara), 'accept');
    await act('file');
    expect(refusal(await sara.call('DELETE', path('decisions'))).code).toBe('review-not-undone');
  });
});

test('a task that asks for identity papers needs two different reviewers where that is asked', async () => {
  await omar.call('PUT', '/operator/desk/settings', { body: { needsTwo: true } });
  await act('submit');
  const first = await decide(sara, await open(sara), 'accept');
  expect(first.body.review).toMatchObject({ isWaiting: true, needsSecond: true });
  expect((await itemOf(omar))?.acceptedFirstBy).toEqual({ name: 'Sara Reviewer', isYou: false });
  expect(refusal(await decide(sara, first.body.review, 'accept')).code).toBe('second-reviewer-needed');
  await sara.call('DELETE', path('claim'));

  // What is submitted anew needs two again.
  await act('return', { points: [{ text: 'Wait.' }] });
  await act('submit');
  expect((await itemOf(omar))?.acceptedFirstBy).toBeNull();
  expect((await decide(omar, await open(omar), 'accept')).body.review.isWaiting).toBe(true);
  expect((await decide(sara, await open(sara), 'accept')).body.review.isWaiting).toBe(false);
  expect(await stateOf()).toMatchObject({ state: 'ready', turn: { of: 'agency' } });
});
