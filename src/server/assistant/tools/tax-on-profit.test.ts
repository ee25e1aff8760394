import { expect, test } from 'vitest';
import type { Country } from '#domain/catalogue/choices.ts';
import { taxOnProfit } from './tax-on-profit.ts';

const calculations: [string, Country, number, string][] = [
  ['the part above the limit', 'AE', 1_000_000, '9% of AED 625,000, the part above AED 375,000 ['],
  ['no tax', 'AE', 300_000, '0% up to AED 375,000 ['],
  ['marginal relief', 'GB', 150_000, '25% of GBP 150,000 less marginal relief of GBP 1,500 ['],
  ['the full rate', 'GB', 250_000, '25% of GBP 250,000 ['],
  ['one rate', 'US', 200_000, '21% of USD 200,000 ['],
];
test.each(calculations)('a tax is told with its calculation: %s', (_, country, profit, calculation) => {
  expect(taxOnProfit({ country, profit, isStartUp: false }).text).toContain(`**: ${calculation}`);
});

test('in Saudi Arabia the foreign share pays income tax and the Saudi and GCC share zakat', () => {
  const { text } = taxOnProfit({ country: 'SA', profit: 100_000, isStartUp: false });
  expect(text).toMatch(/all owners are from outside Saudi Arabia and the GCC/);
  expect(text).toMatch(/the share of Saudi and GCC owners pays zakat instead/);
});
