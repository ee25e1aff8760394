import { expect, test } from 'vitest';
import { numberText } from './number-text.ts';

const values = [0, 1, 12, 999, 1000, 12_345.6, 999_999, 1_234_567.89, -5, -1234.5, 3.6725, 0.272_294_1];

test('thousands are parted, and decimals written as asked for', () => {
  for (const [digits, maxDigits] of [
    [0, 0],
    [2, 2],
    [0, 8],
  ] as const) {
    const number = new Intl.NumberFormat('en-GB', {
      minimumFractionDigits: digits,
      maximumFractionDigits: maxDigits,
    });
    for (const value of values) expect(numberText(value, digits, maxDigits)).toBe(number.format(value));
  }
});
