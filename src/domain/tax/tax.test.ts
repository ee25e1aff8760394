import { describe, expect, test } from 'vitest';
import type { Country } from '#domain/catalogue/choices.ts';
import { corporateTaxOn } from './corporate-tax.ts';
import { deMinimisOf } from './de-minimis.ts';
import { taxByAssumedParValue, taxByAuthorisedShares } from './delaware-franchise-tax.ts';
import { valueAddedTaxOf } from './value-added-tax.ts';

describe('corporate tax', () => {
  const table: [string, Country, number, boolean, number][] = [
    ['UAE below the band', 'AE', 300_000, false, 0],
    ['UAE at the band', 'AE', 375_000, false, 0],
    ['UAE above it, on the part above only', 'AE', 1_000_000, false, 56_250],
    ['US, flat', 'US', 200_000, false, 42_000],
    ['UK, small profits', 'GB', 50_000, false, 9_500],
    ['UK, between the limits', 'GB', 150_000, false, 36_000],
    ['UK, at the upper limit', 'GB', 250_000, false, 62_500],
    ['Saudi Arabia', 'SA', 100_000, false, 20_000],
    ['Singapore', 'SG', 100_000, false, 17_000],
    ['Singapore, start-up: 125,000 of 200,000 exempt', 'SG', 200_000, true, 12_750],
    ['Singapore, start-up, first band only', 'SG', 100_000, true, 4_250],
    ['nothing', 'GB', 0, false, 0],
  ];
  test.each(table)('%s', (_, country, profit, isStartUp, tax) => {
    expect(corporateTaxOn(country, profit, isStartUp).tax).toMatchObject({ low: tax * 100, high: tax * 100 });
  });

  test('gives the calculation', () => {
    expect(corporateTaxOn('AE', 1_000_000).calculation).toEqual({
      currency: 'AED',
      parts: [{ rate: 9, amount: 625_000 }],
      taxedAbove: 375_000,
      relief: 0,
    });
    expect(corporateTaxOn('GB', 150_000).calculation).toEqual({
      currency: 'GBP',
      parts: [{ rate: 25, amount: 150_000 }],
      taxedAbove: 0,
      relief: 1_500,
    });
    expect(corporateTaxOn('SG', 200_000, true).exempt).toMatchObject({ low: 12_500_000 });
  });
});

test.each([
  [40_000_000, 2_000_000],
  [100_000_000, 5_000_000],
  [200_000_000, 5_000_000],
])('with a revenue of AED %i other revenue may be AED %i', (revenue, most) => {
  expect(deMinimisOf(revenue).low).toBe(most * 100);
});

test.each([
  [5_000, 175],
  [10_000, 250],
  [10_001, 335],
  [10_000_000, 85_165],
  [1_000_000_000, 200_000],
])('Delaware charges %i authorised shares USD %i', (authorised, tax) => {
  expect(taxByAuthorisedShares(authorised).low).toBe(tax * 100);
});

test.each([
  [10_000_000, 8_000_000, 2_000_000, 1_200],
  [10_000_000, 8_000_000, 0, 400],
  [10_000_000, 5_000_000, 500_000, 400],
])(
  'by assumed par value, %i authorised and %i issued with USD %i cost USD %i',
  (authorised, issued, assets, tax) => {
    expect(taxByAssumedParValue(authorised, issued, assets).low).toBe(tax * 100);
  },
);

describe('value added tax', () => {
  test.each([
    ['AE', 20_000, false, 20_000, 1_000, 21_000],
    ['AE', 21_000, true, 20_000, 1_000, 21_000],
    ['SA', 0.05, false, 0.05, 0.01, 0.06],
    ['GB', 99.99, true, 83.32, 16.67, 99.99],
    ['SG', 0, false, 0, 0, 0],
  ] as const)('%s %d, included %s', (country, price, isIncluded, net, tax, gross) => {
    const found = valueAddedTaxOf(country, price, isIncluded);
    expect([found.net.low, found.tax.low, found.gross.low]).toEqual(
      [net, tax, gross].map((each) => Math.round(each * 100)),
    );
  });
});
