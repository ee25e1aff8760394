import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { FormationStepView } from '#contract/case-views.ts';
import { aCompany, aPerson, refusal, type TestPerson } from '../platform/testing/builders.ts';
import { startTestApp, type TestApp } from '../platform/testing/test-app.ts';

let app: TestApp;
let founder: TestPerson;
let companyId: string;

beforeAll(async () => {
  app = await startTestApp({
    settings: { RATE_LIMIT: 'off' },
    replace: { clock: () => new Date('2026-11-21T10:00:00Z'), taskNeeds: [] },
  });
});
afterAll(() => app.close());
beforeEach(async () => {
  founder = await aPerson(app);
  companyId = (await aCompany(founder)).id;
  for (const [action, task] of [
    ['approve', 'pre-approval'],
    ['complete', 'signing'],
    ['complete', 'lease'],
    ['approve', 'licence'],
  ] as const) {
    await act('formation', action, task);
  }
});

const path = () => `/companies/${companyId}`;
const act = (id: string, action: string, task: string, body: object = {}) =>
  founder.call('POST', `${path()}/cases/${id}/tasks/${task}/actions`, {
    body: { action, on: '2026-11-21', ...body },
  });
const answer = (question: string, value: boolean | null) =>
  founder.call('PUT', `${path()}/formation/answers/${question}`, { body: { answer: value } });
const preview = async (value: boolean) =>
  (
    await founder.call('POST', `${path()}/answers/preview`, {
      body: {
        visas: 2,
        officeType: 'flexi',
        subType: 'dmcc',
        questions: [{ question: 'is-inside-country', answer: value }],
      },
    })
  ).body;
const stepsOf = (body: { formation: { steps: FormationStepView[] } }) =>
  new Map(body.formation.steps.map((step) => [step.id, step]));
const idsOf = (tasks: { id: string }[]) => tasks.map(({ id }) => id);
const formation = async () => (await founder.call('GET', `${path()}/formation`)).body;

test('A12: the steps differ, and are shown before they are saved', async () => {
  expect((await formation()).formation.questions).toContainEqual({
    question: 'is-inside-country',
    answer: null,
  });
  expect(idsOf((await preview(true)).added)).toEqual(['entry-permit', 'change-status']);
  expect(idsOf((await preview(false)).added)).toEqual(['entry-permit', 'enter-country']);

  const abroad = stepsOf((await answer('is-inside-country', false)).body);
  expect(abroad.get('entry-permit')).toMatchObject({ state: 'locked', needs: ['establishment-card'] });
  expect(abroad.get('residence-visas')?.needs).toEqual(
    expect.arrayContaining(['entry-permit', 'enter-country']),
  );
  // The days until residence are the same: its time includes the way to it.
  expect(abroad.get('enter-country')).toMatchObject({ workingDays: null, isOpen: false });
  expect(idsOf((await preview(true)).added)).toEqual(['change-status']);
  expect(idsOf((await preview(true)).removed)).toEqual(['enter-country']);

  await act('formation', 'approve', 'establishment-card');
  await act('formation', 'approve', 'entry-permit', { values: { 'entry-permit-date': '2026-11-20' } });
  await act('formation', 'complete', 'enter-country');
  // What was begun is not dropped.
  expect(idsOf((await preview(true)).kept)).toEqual(['enter-country']);
});

test('A12: an answer adds no step before one that is done, and the preview says so', async () => {
  await act('formation', 'approve', 'establishment-card');
  await act('formation', 'complete', 'residence-visas');
  const looked = await preview(true);
  expect([looked.added, looked.removed, looked.kept].map(idsOf)).toEqual([[], [], []]);
  expect(idsOf(looked.passed)).toEqual(['entry-permit', 'change-status']);

  const { formation: after } = (await answer('is-inside-country', true)).body;
  const ids = after.steps.map(({ id }: FormationStepView) => id);
  expect(ids).not.toContain('entry-permit');
  expect(ids).not.toContain('change-status');
  expect(stepsOf({ formation: after }).get('residence-visas')).toMatchObject({
    state: 'done',
    needs: ['establishment-card'],
  });
  expect(JSON.stringify((await founder.call('GET', `${path()}/cases`)).body)).not.toContain('"entry-permit"');
  expect((await preview(false)).passed).toMatchObject([{ id: 'enter-country' }]);

  // Once the later step is open again, what comes before it is needed.
  const reopened = stepsOf((await act('formation', 'reopen', 'residence-visas')).body);
  expect(reopened.get('entry-permit')).toMatchObject({ state: 'ready' });
  expect(reopened.get('residence-visas')).toMatchObject({ state: 'locked' });
});

test('A12: the permit has to have a day, and its 60 days show at the step that meets them', async () => {
  await answer('is-inside-country', true);
  await act('formation', 'approve', 'establishment-card');
  expect(refusal(await act('formation', 'approve', 'entry-permit')).fields).toEqual([
    'values.entry-permit-date',
  ]);
  const values = { 'entry-permit-date': '2026-11-20' };
  const permitted = stepsOf((await act('formation', 'approve', 'entry-permit', { values })).body);
  expect(permitted.get('change-status')).toMatchObject({
    state: 'ready',
    clocks: [
      {
        on: '2027-01-19',
        hasPassed: false,
        restart: null,
        penalty: { text: expect.stringContaining('apply for a new one') },
      },
    ],
  });
  const changed = stepsOf((await act('formation', 'approve', 'change-status')).body);
  expect(changed.get('change-status')?.clocks).toMatchObject([{ isMet: true }]);
});

test('A12: once it ran out, the permit is applied for anew', async () => {
  await answer('is-inside-country', true);
  await act('formation', 'approve', 'establishment-card');
  const values = { 'entry-permit-date': '2026-09-01' };
  await act('formation', 'approve', 'entry-permit', { values });
  expect(stepsOf(await formation()).get('change-status')?.clocks).toMatchObject([
    { hasPassed: true, restart: 'entry-permit' },
  ]);
  const anew = stepsOf((await act('formation', 'reopen', 'entry-permit')).body);
  expect(anew.get('entry-permit')).toMatchObject({ state: 'ready' });
  expect(anew.get('change-status')).toMatchObject({ state: 'locked', clocks: [] });
  const { calendar } = (await founder.call('GET', `${path()}/calendar`)).body;
  expect(JSON.stringify(calendar.deadlines)).not.toContain('entry permit ends');
});

test('A12: of several people, those on the other side have their own way', async () => {
  const plan = { visas: 2, officeType: 'flexi', subType: 'dmcc' };
  await founder.call('PUT', `${path()}/answers`, { body: plan });
  await answer('is-inside-country', true);
  const both = stepsOf((await answer('has-others-across-border', true)).body);
  expect([...both.keys()]).toEqual(expect.arrayContaining(['enter-country', 'change-status']));
});
