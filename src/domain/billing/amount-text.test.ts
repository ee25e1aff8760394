import { expect, test } from 'vitest';
import { amountText } from './amount-text.ts';

test.each([
  ['USD', '1250.50', 'USD\u00A01,250.50'],
  ['USD', '49.00', 'USD\u00A049.00'],
  ['AED', '0.00', 'AED\u00A00.00'],
  ['EUR', '-12.30', '-EUR\u00A012.30'],
  ['JPY', '4900', 'JPY\u00A04,900'],
  ['KWD', '12.500', 'KWD\u00A012.500'],
  ['KWD', '12.000', 'KWD\u00A012.000'],
  ['BHD', '0.001', 'BHD\u00A00.001'],
  // Decimals that the currency does not usually display are shown only if they are not zero.
  ['ISK', '1000.00', 'ISK\u00A01,000'],
  ['ISK', '1000.50', 'ISK\u00A01,000.50'],
  ['USD', '90071992547409.93', 'USD\u00A090,071,992,547,409.93'],
])('%s %s reads %s', (currency, value, text) => {
  expect(amountText({ currency, value })).toBe(text);
});
