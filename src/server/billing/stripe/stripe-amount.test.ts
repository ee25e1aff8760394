import { expect, test } from 'vitest';
import { chargedAmount } from './stripe-amount.ts';

test.each([
  ['usd', 125_050, 'USD', '1250.50'],
  ['aed', 5, 'AED', '0.05'],
  ['eur', 0, 'EUR', '0.00'],
  ['gbp', -1_230, 'GBP', '-12.30'],
  ['jpy', 4_900, 'JPY', '4900'],
  ['krw', 0, 'KRW', '0'],
  ['kwd', 12_500, 'KWD', '12.500'],
  ['bhd', 10, 'BHD', '0.010'],
  ['isk', 100_000, 'ISK', '1000.00'],
  ['ugx', 100_000, 'UGX', '1000.00'],
])('%s %i is %s %s', (given, minor, currency, value) => {
  expect(chargedAmount(given, minor)).toEqual({ currency, value });
});
