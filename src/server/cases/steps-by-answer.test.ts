import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FormationStepView } from '#contract/case-views.ts';
import { aCompany, aPerson, refusal, type TestPerson } from '../platform/testing/builders.ts';
import { startTestApp, type TestApp } from '../platform/testing/test-app.ts';

const today = '2026-11-21';

let app: TestApp;
let founder: TestPerson;

beforeAll(async () => {
  app = await startTestApp({
    settings: { RATE_LIMIT: 'off' },
    replace: { clock: () => new Date(`${today}T10:00:00Z`), taskNeeds: [] },
  });
  founder = await aPerson(app);
});
afterAll(() => app.close());

/** A company with its answers, its steps, and what is recorded of them. */
async function aFormation(company: object, answers: Record<string, boolean>) {
  const { id } = await aCompany(founder, company);
  const path = `/companies/${id}`;
  for (const [question, answer] of Object.entries(answers)) {
    await founder.call('PUT', `${path}/formation/answers/${question}`, { body: { answer } });
  }
  const act = (action: string, task: string, body: object = {}) =>
    founder.call('POST', `${path}/cases/formation/tasks/${task}/actions`, {
      body: { action, on: today, ...body },
    });
  const steps = async () => {
    const { body } = await founder.call('GET', `${path}/formation`);
    return new Map<string, FormationStepView>(
      body.formation.steps.map((step: FormationStepView) => [step.id, step]),
    );
  };
  const deadlines = async () =>
    (await founder.call('GET', `${path}/calendar`)).body.calendar.deadlines as {
      id: string;
      occurrence: string;
      label: string;
      on: string;
      daysLeft: number | null;
    }[];
  return { path, act, steps, deadlines };
}

const delaware = {
  country: 'US',
  companyType: 'c-corporation',
  freezone: undefined,
  subType: undefined,
  visas: 0,
  officeType: 'virtual',
};
const incorporated = [
  ['complete', 'shares'],
  ['approve', 'incorporation'],
  ['complete', 'organisation'],
] as const;

test('C5: the 83(b) election is a step of people whose stock vests alone, with 30 days from the purchase', async () => {
  const { path, act, steps, deadlines } = await aFormation(delaware, { 'has-vesting-stock': true });
  for (const [action, task] of incorporated) await act(action, task);
  expect((await steps()).get('stock-election')).toMatchObject({ state: 'locked', needs: ['founder-stock'] });
  // Nothing counts from another day than the purchase.
  expect((await deadlines()).filter(({ label }) => label.includes('83(b)'))).toEqual([]);
  expect(refusal(await act('complete', 'founder-stock')).fields).toEqual(['values.stock-bought-on']);

  await act('complete', 'founder-stock', { values: { 'stock-bought-on': '2026-11-20' } });
  expect((await steps()).get('stock-election')).toMatchObject({
    state: 'ready',
    clocks: [{ on: '2026-12-20', isMet: false }],
  });
  expect((await deadlines()).filter(({ label }) => label.includes('83(b)'))).toMatchObject([
    { on: '2026-12-20' },
  ]);
  // Neither the date nor the step goes without a reason.
  const [election] = (await deadlines()).filter(({ label }) => label.includes('83(b)'));
  const dismissal = `${path}/calendar/deadlines/${election?.id}/${election?.occurrence}/dismissal`;
  expect(refusal(await founder.call('PUT', dismissal, { body: { reason: ' ' } })).fields).toEqual(['reason']);
  expect(refusal(await act('waive', 'stock-election')).fields).toEqual(['reason']);
  await act('complete', 'stock-election');
  expect((await deadlines()).filter(({ label }) => label.includes('83(b)'))).toEqual([]);
});

test('C5: the last fourteen days of the election stand out at its step and in the calendar', async () => {
  const { act, steps, deadlines } = await aFormation(delaware, { 'has-vesting-stock': true });
  for (const [action, task] of incorporated) await act(action, task);
  const daysLeft = async () => [
    (await steps()).get('stock-election')?.clocks[0]?.daysLeft,
    (await deadlines()).find(({ label }) => label.includes('83(b)'))?.daysLeft,
  ];
  await act('complete', 'founder-stock', { values: { 'stock-bought-on': '2026-11-06' } });
  // Due on 6 December, fifteen days ahead.
  expect(await daysLeft()).toEqual([null, null]);
  await act('reopen', 'founder-stock');
  await act('complete', 'founder-stock', { values: { 'stock-bought-on': '2026-11-05' } });
  expect(await daysLeft()).toEqual([14, 14]);
  await act('complete', 'stock-election');
  expect((await steps()).get('stock-election')?.clocks).toMatchObject([{ isMet: true, daysLeft: null }]);
});

test('C5: stock that companies hold asks for no election, and a holder that is not formed locks it', async () => {
  const { act, steps } = await aFormation(delaware, {
    'has-vesting-stock': true,
    'holds-through-companies': true,
    'has-unformed-holder': true,
  });
  for (const [action, task] of incorporated) await act(action, task);
  const before = await steps();
  expect(before.has('stock-election')).toBe(false);
  expect(before.get('founder-stock')).toMatchObject({ state: 'locked' });
  expect(before.get('founder-stock')?.needs).toContain('holder-company');
  await act('complete', 'holder-company');
  expect((await steps()).get('founder-stock')).toMatchObject({ state: 'ready' });
});

test('C10: money from India goes number, transfer, stock, register, each with its record', async () => {
  const { act, steps } = await aFormation(delaware, { 'has-holder-in-india': true });
  for (const [action, task] of incorporated) await act(action, task);
  const order = ['india-number', 'india-remittance', 'founder-stock', 'stock-register'];
  const states = async () => {
    const all = await steps();
    return order.map((id) => all.get(id)?.state);
  };
  expect(await states()).toEqual(['ready', 'locked', 'locked', 'locked']);
  expect(refusal(await act('complete', 'founder-stock')).code).toBe('task-not-ready');
  expect(refusal(await act('approve', 'india-number')).fields).toEqual(['values.india-number']);
  await act('approve', 'india-number', { values: { 'india-number': 'UIN-1' } });
  expect(await states()).toEqual(['done', 'ready', 'locked', 'locked']);
  expect(refusal(await act('complete', 'india-remittance')).fields).toEqual(['values.sender']);
  const values = {
    sender: 'Rao LLP',
    'sent-on': today,
    amount: '700',
    shares: '7,000,000',
    price: '0.0001',
    purpose: 'Founders’ stock',
  };
  await act('complete', 'india-remittance', { values });
  await act('complete', 'founder-stock');
  expect(await states()).toEqual(['done', 'done', 'done', 'ready']);
});

test('B9: who imports registers with customs, and the forecast brings the day of VAT into the calendar', async () => {
  const { act, steps, deadlines } = await aFormation({}, { 'imports-goods': true, 'expects-vat': true });
  for (const [action, task] of [
    ['approve', 'pre-approval'],
    ['complete', 'signing'],
    ['complete', 'lease'],
    ['approve', 'licence'],
  ] as const) {
    await act(action, task);
  }
  expect((await steps()).get('customs-code')).toMatchObject({ state: 'ready', workingDays: null });
  await act('note', 'vat-registration', { values: { 'vat-line-passed-on': '2027-08-31' } });
  expect(await deadlines()).toContainEqual(
    expect.objectContaining({ label: 'Register for VAT', on: '2027-09-30' }),
  );
});
