import { expect, test } from 'vitest';
import type { Currency } from './money.ts';
import { minorUnitsIn, typedAmount } from './typed-amount.ts';

test.each<[string, number, Currency?]>([
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
  ['12.345', 12_345, 'KWD'],
  ['12.3456', Number.NaN, 'KWD'],
  ['0.001', 1, 'BHD'],
  ['5000', 5_000, 'JPY'],
  ['5000.5', Number.NaN, 'JPY'],
])('%j is %d', (text, minor, currency = 'AED') => {
  expect(minorUnitsIn(text, currency)).toBe(minor);
});

test.each<[number, Currency, string]>([
  [1_200_050, 'AED', '12000.50'],
  [1_200_000, 'AED', '12000'],
  [12_345, 'KWD', '12.345'],
  [5_000, 'JPY', '5000'],
])('%d in %s is typed as %j', (minor, currency, text) => {
  expect(typedAmount(minor, currency)).toBe(text);
  expect(minorUnitsIn(text, currency)).toBe(minor);
});
