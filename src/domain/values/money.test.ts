import { describe, expect, test } from 'vitest';
import { currencies, minorDigitsOf, money, sumOf, times } from './money.ts';

describe('money', () => {
  test('is stored in minor units', () => {
    expect(money('AED', 1_015)).toEqual({ currency: 'AED', low: 101_500, high: 101_500 });
    expect(money('AED', 35_296.5)).toEqual({ currency: 'AED', low: 3_529_650, high: 3_529_650 });
    expect(money('GBP', 0.29, 19.99)).toEqual({ currency: 'GBP', low: 29, high: 1_999 });
  });

  test('counts the decimals of its currency', () => {
    expect(money('KWD', 1.234)).toEqual({ currency: 'KWD', low: 1_234, high: 1_234 });
    expect(money('JPY', 5_000)).toEqual({ currency: 'JPY', low: 5_000, high: 5_000 });
    expect(() => money('JPY', 0.5)).toThrow(RangeError);
    for (const currency of currencies) {
      const { maximumFractionDigits } = new Intl.NumberFormat('en', {
        style: 'currency',
        currency,
      }).resolvedOptions();
      expect([currency, minorDigitsOf(currency)]).toEqual([currency, maximumFractionDigits]);
    }
  });

  test.each([
    [-1, 2],
    [2, 1],
    [1.005, 2],
    [Number.NaN, 2],
  ])('from %d to %d is invalid', (low, high) => {
    expect(() => money('AED', low, high)).toThrow(RangeError);
  });

  test('ranges add up at both ends', () => {
    expect(sumOf('AED', [money('AED', 1, 2), times(money('AED', 10, 20), 3)])).toEqual(money('AED', 31, 62));
    expect(sumOf('USD', [])).toEqual(money('USD', 0));
  });

  test('refuses to add different currencies', () => {
    expect(() => sumOf('AED', [money('USD', 1)])).toThrow(TypeError);
  });
});
