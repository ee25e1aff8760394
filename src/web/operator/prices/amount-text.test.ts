import { expect, test } from 'vitest';
import { minorUnitsIn } from './amount-text.ts';

test.each([
  ['12,000.50', 1_200_050],
  ['12 000', 1_200_000],
  [' 1,234,567 ', 123_456_700],
  ['0.1', 10],
  ['1.15', 115],
  ['12.000', Number.NaN],
  ['12,5', Number.NaN],
  ['1,2345', Number.NaN],
  ['AED 5', Number.NaN],
  ['-5', Number.NaN],
  ['1e3', Number.NaN],
  ['', Number.NaN],
])('%j is %d', (text, minor) => {
  expect(minorUnitsIn(text)).toBe(minor);
});
