import { expect, it } from 'vitest';
import { countries } from '#domain/catalogue/choices.ts';
import { accountingFacts, agentFacts, type CountryFacts, salesTaxFacts } from './product-facts.ts';

const products: [string, CountryFacts][] = [
  ['sales tax', salesTaxFacts],
  ['agent', agentFacts],
  ['accounting', accountingFacts],
];

it.each(products)('%s has sourced facts for every country', (_, facts) => {
  for (const country of countries) {
    expect(facts[country].length, country).toBeGreaterThan(0);
    for (const { text, source } of facts[country]) {
      expect(text).toMatch(/\.$/);
      expect(source.title).not.toBe('');
      expect(new URL(source.url).protocol).toMatch(/^https?:$/);
      expect(source.readOn).toMatch(/^20\d\d-(0[1-9]|1[0-2])$/);
    }
  }
});
