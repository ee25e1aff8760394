import { describe, expect, test } from 'vitest';
import { convertedSum, type ExchangeRate } from './exchange.ts';
import { money } from './money.ts';
import { plainDate } from './plain-date.ts';

const basis = { kind: 'set-by-operator', on: plainDate('2026-11-20') } as const;
const dirham: ExchangeRate = { one: 'USD', rate: 3.6725, of: 'AED', basis };
const riyal: ExchangeRate = { one: 'USD', rate: 3.75, of: 'SAR', basis };
const pound: ExchangeRate = { one: 'GBP', rate: 1.27, of: 'USD', basis };
const rates = [dirham, riyal, pound];

describe('amounts in one currency', () => {
  test('converts to, from and through the dollar', () => {
    expect(convertedSum([money('AED', 3_672.5, 36_725)], 'USD', rates)).toEqual({
      amount: money('USD', 1_000, 10_000),
      rates: [dirham],
      missing: [],
    });
    expect(convertedSum([money('USD', 100)], 'AED', rates).amount).toEqual(money('AED', 367));
    expect(convertedSum([money('GBP', 100)], 'USD', rates).amount).toEqual(money('USD', 127));
    expect(convertedSum([money('USD', 127)], 'GBP', rates).amount).toEqual(money('GBP', 100));
    expect(convertedSum([money('SAR', 375)], 'AED', rates)).toEqual({
      amount: money('AED', 367),
      rates: [riyal, dirham],
      missing: [],
    });
  });

  test('adds amounts before rounding, at both ends', () => {
    const amounts = [money('AED', 1.5, 3_672.5), money('SAR', 1.5, 37.5), money('USD', 1.2, 5)];
    expect(convertedSum(amounts, 'USD', rates).amount).toEqual(money('USD', 2, 1_015));
  });

  test('keeps amounts in the target currency exact without a rate', () => {
    expect(convertedSum([money('GBP', 1.25), money('GBP', 2)], 'GBP', [])).toEqual({
      amount: money('GBP', 3.25),
      rates: [],
      missing: [],
    });
  });

  test('returns no sum for no amounts', () => {
    expect(convertedSum([], 'USD', rates)).toEqual({ amount: undefined, rates: [], missing: [] });
  });

  test('returns no sum if a rate is missing', () => {
    const amounts = [money('AED', 100), money('SGD', 100)];
    const none = { amount: undefined, rates: [] };
    expect(convertedSum(amounts, 'USD', rates)).toEqual({ ...none, missing: ['SGD'] });
    expect(convertedSum([money('AED', 100)], 'SGD', rates)).toEqual({ ...none, missing: ['SGD'] });
    expect(convertedSum([money('GBP', 100)], 'SGD', [dirham])).toEqual({ ...none, missing: ['GBP', 'SGD'] });
  });

  test('uses the first rate of a currency', () => {
    const other = { ...dirham, rate: 4 };
    expect(convertedSum([money('AED', 400)], 'USD', [other, ...rates])).toMatchObject({
      amount: money('USD', 100),
      rates: [other],
    });
  });
});
