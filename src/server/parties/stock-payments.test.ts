import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CaseTaskView, FormationStepView } from '#contract/case-views.ts';
import { anOperator } from '../operator/testing/an-operator.ts';
import { aCompany, aPerson, type TestPerson } from '../platform/testing/builders.ts';
import { startTestApp, type TestApp } from '../platform/testing/test-app.ts';

const today = '2026-11-21';

let app: TestApp;
let founder: TestPerson;
let path: string;

beforeAll(async () => {
  app = await startTestApp({
    settings: { RATE_LIMIT: 'off' },
    replace: { clock: () => new Date(`${today}T10:00:00Z`) },
  });
  founder = await aPerson(app);
  const { id } = await aCompany(founder, {
    country: 'US',
    companyType: 'c-corporation',
    freezone: undefined,
    subType: undefined,
    visas: 0,
    officeType: 'virtual',
  });
  path = `/companies/${id}`;
  await founder.call('PUT', `${path}/formation/answers/has-holder-in-india`, { body: { answer: true } });
  for (const [action, task, values] of [
    ['complete', 'shares'],
    ['approve', 'incorporation'],
    ['complete', 'organisation'],
    ['approve', 'india-number', { 'india-number': 'UIN-1' }],
  ] as const) {
    expect((await act(action, task, values)).status).toBe(200);
  }
});
afterAll(() => app.close());

const act = (action: string, task: string, values?: object) =>
  founder.call('POST', `${path}/cases/formation/tasks/${task}/actions`, {
    body: { action, on: today, ...(values && { values }) },
  });
const right = {
  sender: 'Rao LLP',
  'sent-on': today,
  amount: '700',
  shares: '7,000,000',
  price: '0.0001',
  purpose: 'Founders’ stock',
};

/** What is said once the payment is recorded; the step is open again afterwards. */
async function warningsOf(values: object): Promise<CaseTaskView['warnings']> {
  const { status, body } = await act('complete', 'india-remittance', { ...right, ...values });
  expect(status).toBe(200);
  const step = body.formation.steps.find(({ id }: FormationStepView) => id === 'india-remittance');
  expect(step.state).toBe('done');
  expect((await act('reopen', 'india-remittance')).status).toBe(200);
  return step.warnings;
}

test('C10: a payment for stock is compared with shares times price, the shareholders and the day of the number', async () => {
  expect(await warningsOf({})).toMatchObject([
    { code: 'no-shareholders', text: expect.stringContaining('Enter the shareholders under People') },
  ]);
  const { body } = await founder.call('POST', `${path}/parties`, {
    body: { kind: 'company', name: 'Rao LLP' },
  });
  const holder = body.people.parties.find(({ name }: { name: string }) => name === 'Rao LLP').id;
  await founder.call('PATCH', path, { body: { shares: { total: 7_000_000, parValue: '0.0001' } } });
  const held = await founder.call('PUT', `${path}/holdings`, {
    body: { on: today, lines: [{ holder, amount: '7000000', nomineeFor: null }] },
  });
  expect(held.status).toBe(200);

  expect(await warningsOf({})).toEqual([]);
  expect(await warningsOf({ amount: '600' })).toMatchObject([
    { code: 'amount-differs', text: expect.stringMatching(/send the missing USD\s100/) },
  ]);
  expect(await warningsOf({ amount: '800' })).toMatchObject([
    { code: 'amount-differs', text: expect.stringMatching(/Have the USD\s100 too much sent back/) },
  ]);
  expect(await warningsOf({ sender: 'Vikram Shah', 'sent-on': '2026-11-01' })).toMatchObject([
    { code: 'sender-unknown', text: expect.stringContaining('“Vikram Shah” is not a shareholder on record') },
    { code: 'sent-early', text: expect.stringContaining('Do not issue the stock yet') },
  ]);
});

test('C10: staff read the same warnings', async () => {
  await act('complete', 'india-remittance', { ...right, amount: '600', sender: 'Vikram Shah' });
  const staff = await anOperator(app);
  const { body } = await staff.call('GET', `/operator${path}/cases`);
  const [formation] = body.cases;
  const task = formation.tasks.find(({ id }: CaseTaskView) => id === 'india-remittance');
  expect(task.warnings.map(({ code }: { code: string }) => code)).toEqual([
    'amount-differs',
    'sender-unknown',
  ]);
});
