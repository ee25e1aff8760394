import { describe, expect, test } from 'vitest';
import type { MissingCosts, Total } from '#domain/plan/total.ts';
import { lineAmountText, totalMessages } from './totals.ts';

const licence: MissingCosts = { necessity: 'licence', fees: ['licence'], isPartial: false };
const unlimited: MissingCosts = { necessity: 'upper-limit', fees: ['office'], isPartial: false };

function lacking(...missing: MissingCosts[]): Total {
  return { kind: 'incomplete', lowerBounds: [{ currency: 'AED', low: 100_000 }], missing };
}

describe('what stands below a sum', () => {
  test.each<[string, Total, number]>([
    ['plus licence fee: no published price', lacking(licence), 1],
    ['plus licence fee and 2 other costs: no published price', lacking(licence), 3],
    ['no published upper limit', lacking(unlimited), 0],
    ['plus licence fee: no published price; no published upper limit', lacking(licence, unlimited), 1],
    ['plus 1 cost: no published price', { kind: 'complete', amounts: [] }, 1],
    ['', { kind: 'complete', amounts: [] }, 0],
  ])('is “%s”', (text, total, unconfirmed) => {
    expect(totalMessages.plusMissing(total, unconfirmed)).toBe(text);
  });
});

test('a line leaves out the currency that its table names already', () => {
  const amount = { currency: 'AED', low: 500_000, high: 700_000 } as const;
  expect(lineAmountText(amount, false)).toBe('AED\u00A05,000\u00A0– 7,000');
  expect(lineAmountText(amount, false, 'AED')).toBe('5,000\u00A0– 7,000');
  expect(lineAmountText(amount, true, 'AED')).toBe('from 5,000');
  expect(lineAmountText(amount, true, 'USD')).toBe('from AED\u00A05,000');
});
