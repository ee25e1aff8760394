import { expect, test } from 'vitest';
import { continued } from './continued.ts';

test.each([
  ['Anyone aged 16 or over may be a director.', 'anyone aged 16 or over may be a director.'],
  ['A UK company may.', 'a UK company may.'],
  ['Wio opens it online.', 'Wio opens it online.'],
  ['VAT is 5%.', 'VAT is 5%.'],
])('%s goes on as %s', (text, expected) => {
  expect(continued(text)).toBe(expected);
});
