import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { DeskItemView, PaperReviewView } from '#contract/desk.ts';
import type { PaperKind } from '#domain/papers/paper-kind.ts';
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

beforeAll(async () => {
  app = await startTestApp({ settings: { RATE_LIMIT: 'off' }, replace: { clock: () => now } });
  app.services.jobs.begin();
  sara = await anOperator(app, 'Sara Reviewer', 'reviewer');
  omar = await anOperator(app, 'Omar Manager');
});
afterAll(() => app.close());
beforeEach(async () => {
  now = new Date();
  founder = await aPerson(app, { fullName: 'Ana Founder' });
  companyId = (await aCompany(founder, { name: 'Hartmann Studio' })).id;
  await omar.call('PUT', '/operator/desk/settings', { body: { needsTwo: false } });
});

/** Uploads a paper, or a new version of one, and waits until the machine has looked at it. */
const aPaper = (kind: PaperKind = 'business-plan', paper: string | null = null) =>
  uploadPaper(app, founder, companyId, { kind, paper, name: 'plan.jpg' });

async function versionOf(id: string) {
  const { body } = await founder.call('GET', `/companies/${companyId}/papers`);
  return body.list.papers.find((paper: { id: string }) => paper.id === id).versions[0];
}

const path = (paper: string, rest: string) => `/operator/desk/${companyId}/papers/${paper}/${rest}`;
const open = async (who: TestPerson, paper: string): Promise<PaperReviewView> =>
  (await who.call('POST', path(paper, 'claim'))).body.review;

/** Decides as somebody who has just looked at it. */
async function decide(
  who: TestPerson,
  review: PaperReviewView,
  decision: 'accept' | 'return',
  texts: string[] = [],
) {
  const [latest] = review.rounds;
  return who.call('POST', path(review.paper, 'decisions'), {
    body: {
      decision,
      version: latest?.version,
      seenState: latest?.state,
      seenDecisions: latest?.decisions.length,
      points: texts.map((text) => ({ page: 1, field: null, text, reason: null })),
    },
  });
}

async function itemOf(who: TestPerson, paper: string): Promise<DeskItemView | undefined> {
  const { body } = await who.call('GET', '/operator/desk');
  return body.desk.items.find((item: DeskItemView) => item.of === 'paper' && item.paper === paper);
}

describe('a paper under review', () => {
  test('waits on the desk, is claimed on opening, and leaves it once accepted', async () => {
    const paper = await aPaper();
    expect(await itemOf(sara, paper)).toMatchObject({
      company: { name: 'Hartmann Studio' },
      kind: 'business-plan',
      claim: null,
    });
    const review = await open(sara, paper);
    expect(review.claim).toMatchObject({ name: 'Sara Reviewer', isYou: true });
    expect((await itemOf(omar, paper))?.claim).toMatchObject({ name: 'Sara Reviewer', isYou: false });

    expect((await decide(sara, review, 'accept')).status).toBe(200);
    expect(await itemOf(omar, paper)).toBeUndefined();
    expect(await versionOf(paper)).toMatchObject({ state: 'accepted' });
  });

  test('is held from a second reviewer until the claim expires or is given back', async () => {
    const paper = await aPaper();
    await open(sara, paper);
    const seen = await open(omar, paper);
    expect(seen.claim).toMatchObject({ name: 'Sara Reviewer', isYou: false });
    expect(refusal(await decide(omar, seen, 'accept'))).toEqual({ status: 412, code: 'review-claimed' });

    now = new Date(now.getTime() + 11 * 60_000);
    expect((await open(omar, paper)).claim).toMatchObject({ isYou: true });
    expect((await open(sara, paper)).claim).toMatchObject({ name: 'Omar Manager', isYou: false });
    await omar.call('DELETE', path(paper, 'claim'));
    expect((await open(sara, paper)).claim).toMatchObject({ isYou: true });
  });

  test('is free at once when whoever holds it may no longer review', async () => {
    const paper = await aPaper();
    const leaving = await anOperator(app, 'Lea Leaving', 'reviewer');
    const isHeld = async () => (await itemOf(omar, paper))?.claim?.name;
    const change = (role: string, more = {}) =>
      omar.call('PUT', `/operator/staff/${leaving.id}/role`, { body: { role, ...more } });
    await open(leaving, paper);
    expect(await isHeld()).toBe('Lea Leaving');

    // Limited to their own clients, of which this is none.
    await change('reviewer', { ownClientsOnly: true });
    expect(await isHeld()).toBeUndefined();
    await change('reviewer', { ownClientsOnly: false });
    expect(await isHeld()).toBe('Lea Leaving');

    await change('finance');
    expect(await isHeld()).toBeUndefined();
    expect((await open(sara, paper)).claim).toMatchObject({ isYou: true });
    await sara.call('DELETE', path(paper, 'claim'));

    await change('reviewer');
    await open(leaving, paper);
    await omar.call('POST', `/operator/staff/${leaving.id}/removal`, { body: {} });
    expect((await open(omar, paper)).claim).toMatchObject({ isYou: true });
  });

  test('is never decided twice by two who saw the same', async () => {
    const paper = await aPaper();
    const review = await open(sara, paper);
    const answers = await Promise.all([
      decide(sara, review, 'accept'),
      decide(sara, review, 'return', ['Blurred.']),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    expect((await open(sara, paper)).rounds[0]?.decisions).toHaveLength(1);

    // Somebody else's page from before shows it as received.
    await sara.call('DELETE', path(paper, 'claim'));
    expect(refusal(await decide(omar, review, 'accept'))).toEqual({ status: 412, code: 'paper-changed' });
  });

  test('is returned with points, comes back as a second round, and both stay readable', async () => {
    const paper = await aPaper();
    const review = await open(sara, paper);
    expect(refusal(await decide(sara, review, 'return')).code).toBe('points-missing');
    await decide(sara, review, 'return', ['Page 1 is blurred.', 'The stamp is missing.']);
    expect(await versionOf(paper)).toMatchObject({
      state: 'returned',
      points: [{ page: 1, text: 'Page 1 is blurred.' }, { text: 'The stamp is missing.' }],
    });
    const { body } = await founder.call('GET', '/notifications');
    expect(JSON.stringify(body)).toContain('Business plan');

    await aPaper('business-plan', paper);
    const second = await open(sara, paper);
    expect(second.rounds.map(({ version, state, points }) => [version, state, points.length])).toEqual([
      [2, 'received', 0],
      [1, 'replaced', 2],
    ]);
    expect(second.rounds[1]?.decisions).toMatchObject([{ kind: 'returned', by: 'Sara Reviewer' }]);
    // What was on the screen before the new upload decides nothing.
    expect(refusal(await decide(sara, review, 'accept')).code).toBe('paper-changed');
  });

  test('is open again once its acceptance is undone, within ten minutes and by the same reviewer', async () => {
    const paper = await aPaper();
    await decide(sara, await open(sara, paper), 'accept');
    expect(refusal(await omar.call('DELETE', path(paper, 'decisions'))).code).toBe('review-not-undone');
    expect((await sara.call('DELETE', path(paper, 'decisions'))).body.review.rounds[0]).toMatchObject({
      state: 'received',
      decisions: [{ kind: 'accepted' }, { kind: 'undone' }],
    });
    expect(await itemOf(sara, paper)).toBeDefined();

    await decide(sara, await open(sara, paper), 'accept');
    now = new Date(now.getTime() + 11 * 60_000);
    expect(refusal(await sara.call('DELETE', path(paper, 'decisions'))).code).toBe('review-not-undone');
  });
});

test('identity papers need two different reviewers where that is asked', async () => {
  await omar.call('PUT', '/operator/desk/settings', { body: { needsTwo: true } });
  const paper = await aPaper('visa');
  const first = await decide(sara, await open(sara, paper), 'accept');
  expect(first.body.review.rounds[0]).toMatchObject({ state: 'received' });
  expect((await itemOf(omar, paper))?.acceptedFirstBy).toEqual({ name: 'Sara Reviewer', isYou: false });
  expect(refusal(await decide(sara, first.body.review, 'accept')).code).toBe('second-reviewer-needed');

  await sara.call('DELETE', path(paper, 'claim'));
  expect((await decide(omar, await open(omar, paper), 'accept')).status).toBe(200);
  expect(await versionOf(paper)).toMatchObject({ state: 'accepted' });
});

test('another paper is asked for in the company’s thread', async () => {
  const asked = await sara.call('POST', `/operator/desk/${companyId}/requests`, {
    body: { kind: 'lease', about: '', note: 'All pages, please.' },
  });
  expect(asked.status).toBe(200);
  const { body } = await founder.call('GET', `/companies/${companyId}/thread`);
  expect(JSON.stringify(body)).toContain(
    'Please add this document: Lease (Hartmann Studio). All pages, please.',
  );
});

test('reasons of one’s own are kept for all reviewers, and settings are the manager’s', async () => {
  const added = await sara.call('POST', '/operator/desk/reasons', { body: { text: 'Scan the back, too.' } });
  const [reason] = added.body.reasons.slice(-1);
  expect((await omar.call('GET', '/operator/desk')).body.desk.reasons).toContainEqual(reason);
  expect((await omar.call('DELETE', `/operator/desk/reasons/${reason.id}`)).body.reasons).not.toContainEqual(
    reason,
  );
  expect(refusal(await sara.call('PUT', '/operator/desk/settings', { body: { needsTwo: true } })).code).toBe(
    'right-required',
  );
});
