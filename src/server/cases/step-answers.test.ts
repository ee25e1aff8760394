import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { FormationStepView } from '#contract/case-views.ts';
import { type Answer, aCompany, aPerson, refusal, type TestPerson } from '../platform/testing/builders.ts';
import { startTestApp, type TestApp } from '../platform/testing/test-app.ts';

let app: TestApp;
let founder: TestPerson;
let companyId: string;

beforeAll(async () => {
  app = await startTestApp({ settings: { RATE_LIMIT: 'off' } });
  founder = await aPerson(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  const dubai = {
    companyType: 'mainland-llc',
    freezone: undefined,
    subType: 'dubai',
    officeType: 'physical',
  };
  companyId = (await aCompany(founder, dubai)).id;
});

const read = () => founder.call('GET', `/companies/${companyId}/formation`);
const answer = (question: string, value: boolean | null, keepsStarted?: boolean) =>
  founder.call('PUT', `/companies/${companyId}/formation/answers/${question}`, {
    body: { answer: value, ...(keepsStarted !== undefined && { keepsStarted }) },
  });
const idsOf = ({ body }: Answer) => body.formation.steps.map(({ id }: FormationStepView) => id);
const stepOf = ({ body }: Answer, id: string): FormationStepView | undefined =>
  body.formation.steps.find((step: FormationStepView) => step.id === id);

test('B2: the questions are asked, and an answer adds a step with its reason', async () => {
  const before = await read();
  expect(before.body.formation.questions).toEqual([
    { question: 'is-employed-in-country', answer: null },
    { question: 'sells-regulated-goods', answer: null },
    { question: 'is-inside-country', answer: null },
    { question: 'has-others-across-border', answer: null },
    { question: 'has-like-name', answer: null },
    { question: 'imports-goods', answer: null },
    { question: 'expects-vat', answer: null },
  ]);
  expect(idsOf(before)).not.toContain('employer-consent');

  const employed = await answer('is-employed-in-country', true);
  expect(stepOf(employed, 'employer-consent')).toMatchObject({
    why: { text: expect.stringContaining('no-objection letter'), sources: [expect.anything()] },
    documents: [expect.objectContaining({ label: expect.stringContaining('No-objection letter') })],
  });
  // The approval waits for the letter.
  expect(stepOf(employed, 'initial-approval')?.needs).toEqual(['employer-consent']);
  expect(idsOf(await answer('sells-regulated-goods', true))).toContain('product-approval');
  expect(idsOf(await read())).toEqual(expect.arrayContaining(['employer-consent', 'product-approval']));
});

test('B2: a step that nobody began goes silently; one that was begun asks first and keeps its record', async () => {
  await answer('is-employed-in-country', true);
  expect(idsOf(await answer('is-employed-in-country', false))).not.toContain('employer-consent');

  await answer('is-employed-in-country', true);
  const on = new Date().toISOString().slice(0, 10);
  const path = `/companies/${companyId}/cases/formation/tasks/employer-consent/actions`;
  expect((await founder.call('POST', path, { body: { action: 'complete', on } })).status).toBe(200);
  expect(refusal(await answer('is-employed-in-country', false))).toEqual({
    status: 409,
    code: 'steps-started',
  });
  expect(stepOf(await read(), 'employer-consent')).toBeDefined();

  const kept = await answer('is-employed-in-country', false, true);
  expect(kept.status).toBe(200);
  expect(kept.body.formation.questions[0]).toEqual({ question: 'is-employed-in-country', answer: false });
});

test('B2: other answers are looked at together with the questions, and saved together', async () => {
  const plan = { visas: 1, officeType: 'physical', subType: 'dubai' };
  const question = 'is-employed-in-country';
  const look = (body: object) =>
    founder.call('POST', `/companies/${companyId}/answers/preview`, { body: { ...plan, ...body } });
  const change = (body: object) =>
    founder.call('PUT', `/companies/${companyId}/answers`, { body: { ...plan, ...body } });
  const questions = [{ question, answer: true }];
  const looked = (await look({ questions })).body;
  expect(looked.added.map(({ id }: { id: string }) => id)).toContain('employer-consent');
  expect(looked.questions).toEqual([
    ...questions,
    { question: 'sells-regulated-goods', answer: null },
    { question: 'is-inside-country', answer: null },
    { question: 'has-like-name', answer: null },
    { question: 'imports-goods', answer: null },
    { question: 'expects-vat', answer: null },
  ]);
  expect(idsOf(await read())).not.toContain('employer-consent');

  const changed = await change({ questions });
  expect(idsOf(changed)).toContain('employer-consent');
  expect(changed.body.formation.requirements.visas).toBe(1);
  // Left out, an answer stays; `null` takes it back.
  expect(idsOf(await change({ visas: 2 }))).toContain('employer-consent');
  expect(idsOf(await change({ questions: [{ question, answer: null }] }))).not.toContain('employer-consent');
});
