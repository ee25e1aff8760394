import { describe, expect, test } from 'vitest';
import {
  compare,
  decimalText,
  dividedBy,
  fraction,
  fractionText,
  minus,
  one,
  parseFraction,
  parsePercentage,
  percentText,
  plus,
  storedFraction,
  times,
  zero,
} from './fraction.ts';
import { randomFractions } from './random-cases.ts';

describe('a fraction', () => {
  test.each([
    ['33.33', '3333/100'],
    ['1/3', '1/3'],
    [' 1,000,000 ', '1000000'],
    ['40%', '40'],
    ['0.5/2', '1/4'],
    ['0', '0'],
  ])('%s is read as %s', (typed, stored) => {
    expect(fractionText(parseFraction(typed) ?? zero)).toBe(stored);
  });

  test.each(['', '-1', '1/0', 'a', '1.2.3', '1e5', '.5', '1/'])('%j is no share', (typed) => {
    expect(parseFraction(typed)).toBeUndefined();
  });

  test('as a percentage, a fraction is one of the whole', () => {
    expect(['33.33', '1/3', '40%'].map((typed) => fractionText(parsePercentage(typed) ?? zero))).toEqual([
      '3333/100',
      '100/3',
      '40',
    ]);
  });

  test('three thirds are a whole, which three times 33.33 is not', () => {
    const third = fraction(1, 3);
    expect(plus(plus(third, third), third)).toEqual(one);
    expect(compare(times(fraction(3), fraction(3333, 10_000)), one)).toBeLessThan(0);
  });

  test.each([
    [fraction(1, 3), '33.33%'],
    [fraction(2, 3), '66.67%'],
    [fraction(1, 4), '25%'],
    [fraction(12345, 100_000), '12.35%'],
    [fraction(-1, 3), '-33.33%'],
  ])('%o is written %s', (value, text) => {
    expect(percentText(value)).toBe(text);
  });

  test('calculates exactly: what was added can be taken away, what was multiplied divided, in any order', () => {
    for (const [a, b, c] of randomFractions(300)) {
      expect(minus(plus(a, b), b)).toEqual(a);
      expect(dividedBy(times(a, b), b)).toEqual(a);
      expect(times(a, plus(b, c))).toEqual(plus(times(a, b), times(a, c)));
      expect(storedFraction(fractionText(a))).toEqual(a);
      expect(compare(a, b)).toBe(-compare(b, a) + 0);
    }
  });

  test('is rounded half up', () => {
    expect(
      [fraction(1, 8), fraction(15, 1000), fraction(14, 1000)].map((value) => decimalText(value)),
    ).toEqual(['0.13', '0.02', '0.01']);
  });
});
