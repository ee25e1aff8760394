import { expect, test } from 'vitest';
import { withLargeNumbers } from './number-words.ts';

test.each([
  ['a profit of sixty thousand', 'a profit of 60000'],
  ['one million and fifty thousand dollars', '1050000 dollars'],
  ['half a million', '500000'],
  ['three quarters of a million', '750000'],
  ['two and a half million', '2500000'],
  ['AED 1,5 million', 'AED 1.5 million'],
  ['1.500.000 AED', '1500000 AED'],
  ['EUR 1.500.000,50', 'EUR 1500000.50'],
  ['15 lakh dirhams', '1500000 dirhams'],
  ['a crore', '10000000'],
  ['15,00,000', '1500000'],
  ['300 grand', '300000'],
])('%j is read as %j', (said, read) => {
  expect(withLargeNumbers(said)).toBe(read);
});

test.each([
  '1,500,000',
  'two visas and one office',
  'a grand total of 5',
  'on 1.5.2026',
  'version 1.2.345',
  'AED 25,000, 15 visas',
  '3,4 or 5 million',
])('%j stays as it is', (said) => {
  expect(withLargeNumbers(said)).toBe(said);
});
