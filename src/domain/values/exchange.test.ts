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
  test('to the dollar, from it, and by way of it', () => {
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

  test('several are added up before they are rounded, at both ends', () => {
    const amounts = [money('AED', 1.5, 3_672.5), money('SAR', 1.5, 37.5), money('USD', 1.2, 5)];
    expect(convertedSum(amounts, 'USD', rates).amount).toEqual(money('USD', 2, 1_015));
  });

  test('what is in it already stays as it is, to the cent and without any rate', () => {
    expect(convertedSum([money('GBP', 1.25), money('GBP', 2)], 'GBP', [])).toEqual({
      amount: money('GBP', 3.25),
      rates: [],
      missing: [],
    });
  });

  test('no amounts give no sum instead of zero', () => {
    expect(convertedSum([], 'USD', rates)).toEqual({ amount: undefined, rates: [], missing: [] });
  });

  test('without a rate there is no sum, not even of the rest', () => {
    const amounts = [money('AED', 100), money('SGD', 100)];
    const none = { amount: undefined, rates: [] };
    expect(convertedSum(amounts, 'USD', rates)).toEqual({ ...none, missing: ['SGD'] });
    expect(convertedSum([money('AED', 100)], 'SGD', rates)).toEqual({ ...none, missing: ['SGD'] });
    expect(convertedSum([money('GBP', 100)], 'SGD', [dirham])).toEqual({ ...none, missing: ['GBP', 'SGD'] });
  });

  test('the first rate of a currency counts', () => {
    const other = { ...dirham, rate: 4 };
    expect(convertedSum([money('AED', 400)], 'USD', [other, ...rates])).toMatchObject({
      amount: money('USD', 100),
      rates: [other],
    });
  });
});
