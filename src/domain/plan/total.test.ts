import { describe, expect, test } from 'vitest';
import { jurisdictionWith } from '#domain/catalogue/catalogue.ts';
import type { PlanRequirements } from '#domain/catalogue/condition.ts';
import type { Fee } from '#domain/catalogue/definition.ts';
import { fact, unconfirmed } from '#domain/catalogue/facts.ts';
import { type MoneyRange, money } from '#domain/values/money.ts';
import { costsOf } from './costs.ts';
import { lowestTotals, rankableFirst } from './ranking.ts';
import { necessityOf, type Total, totalOf } from './total.ts';

/** A line with an amount, or without a published price. */
function line(id: string, amount: MoneyRange | undefined, fee: Partial<Fee> = {}) {
  const known = amount ? fact(amount, 'high', ['A page', 'https://example.com/']) : unconfirmed('Its price');
  const line: Fee = {
    id,
    label: id,
    payee: 'authority',
    amount: known,
    due: 'once',
    isRefundable: false,
    ...fee,
  };
  return { fee: line, amount };
}

const office = { payee: 'office', due: 'yearly' } as const;

describe('a total', () => {
  test('is a range if every required fee has a price', () => {
    const lines = [line('registration', money('AED', 1, 2)), line('office', money('AED', 10), office)];
    expect(totalOf(lines)).toEqual({ kind: 'complete', amounts: [money('AED', 11, 12)] });
  });

  test('is still a range without the price of an avoidable fee', () => {
    const lines = [line('registration', money('AED', 1)), line('audit', undefined, { payee: 'auditor' })];
    expect(totalOf(lines)).toEqual({ kind: 'complete', amounts: [money('AED', 1)] });
  });

  test('has only a lower bound without the office rent, and names what is missing', () => {
    expect(totalOf([line('registration', money('AED', 1, 2)), line('office', undefined, office)])).toEqual({
      kind: 'incomplete',
      lowerBounds: [{ currency: 'AED', low: 100 }],
      missing: [{ necessity: 'office', fees: ['office'], isPartial: false }],
    });
  });

  test('reports partly missing fees', () => {
    const total = totalOf([line('name', undefined), line('registration', money('USD', 0, 5))]);
    expect(total).toEqual({
      kind: 'incomplete',
      lowerBounds: [],
      missing: [{ necessity: 'registration', fees: ['name'], isPartial: true }],
    });
  });
});

test.each([
  ['registration', {}],
  ['licence', { due: 'yearly' }],
  ['office', { payee: 'office' }],
  ['visas', { payee: 'visa' }],
  ['visas', { due: 'per-visa' }],
  ['health-insurance', { payee: 'visa', neededFor: 'health-insurance' }],
  [undefined, { neededFor: 'nothing' }],
  [undefined, { payee: 'bank' }],
  [undefined, { isOptional: true }],
  [undefined, { isRefundable: true }],
] as const)('%s is the necessity of %j', (necessity, fee) => {
  expect(necessityOf(line('fee', undefined, fee).fee)).toBe(necessity);
});

describe('the first year of', () => {
  const firstYear = (id: string, requirements: PlanRequirements) => {
    const jurisdiction = jurisdictionWith(id);
    return jurisdiction && costsOf(jurisdiction, requirements)[0]?.total;
  };
  const missingOf = (total: Total | undefined) =>
    total?.kind === 'incomplete' ? total.missing.map(({ necessity }) => necessity) : 'nothing';

  test.each([
    ['ae-jafza', 0, 'flexi', ['registration', 'licence', 'office']],
    ['ae-jafza', 2, 'physical', ['registration', 'licence', 'office', 'health-insurance']],
    ['ae-dafza', 1, 'flexi', ['registration', 'licence', 'office', 'health-insurance']],
    ['ae-dubai', 0, 'physical', ['registration', 'licence', 'office']],
    ['ae-dmcc', 0, 'flexi', ['licence', 'office']],
    ['ae-ifza', 0, 'virtual', 'nothing'],
    ['ae-ifza', 2, 'virtual', ['visas', 'health-insurance']],
    ['ae-adgm', 0, 'flexi', 'nothing'],
    ['us-c-corporation', 5, 'physical', ['office', 'visas']],
    ['gb-private-limited-company', 0, 'virtual', ['office']],
    ['sa-llc', 5, 'physical', ['licence', 'office', 'visas']],
    ['sg-private-limited-company', 0, 'virtual', ['registration', 'office']],
  ] as const)('%s with %i visas and a %s office lacks %j', (id, visas, officeType, missing) => {
    expect(missingOf(firstYear(id, { visas, officeType }))).toEqual(missing);
  });
});

describe('a ranking', () => {
  const complete = (...amounts: MoneyRange[]): Total => ({ kind: 'complete', amounts });
  const from = (low: number): Total => ({
    kind: 'incomplete',
    lowerBounds: [{ currency: 'AED', low: low * 100 }],
    missing: [{ necessity: 'licence', fees: ['licence'], isPartial: false }],
  });
  const lowest = (...totals: Total[]) => [...lowestTotals(totals, (total) => total).keys()];

  test('puts totals without an upper bound last and keeps the order otherwise', () => {
    const totals = [from(1), complete(money('AED', 5)), from(2), complete(money('AED', 3))];
    expect(rankableFirst(totals, (total) => total)).toEqual([totals[1], totals[3], totals[0], totals[2]]);
  });

  test('names the lowest of the complete totals only', () => {
    const nine = complete(money('AED', 9));
    expect(lowest(from(1), nine, complete(money('AED', 10, 20)))).toEqual([nine]);
    expect(lowest(from(1), nine)).toEqual([]);
    expect(lowest(from(1), from(2))).toEqual([]);
  });

  test('names none if ranges overlap, all are equal or currencies differ', () => {
    expect(lowest(complete(money('AED', 1, 3)), complete(money('AED', 2)))).toEqual([]);
    expect(lowest(complete(money('AED', 1)), complete(money('AED', 1)))).toEqual([]);
    expect(lowest(complete(money('AED', 1)), complete(money('USD', 2)))).toEqual([]);
  });
});
