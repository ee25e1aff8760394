import { type Country, countries } from '#domain/catalogue/choices.ts';
import { corporateTaxRateOf } from '#domain/tax/corporate-tax.ts';
import { expertMessages } from '#messages/expert.ts';
import { citationOf, openCitations, type Quotable } from '../../knowledge/index.ts';
import type { ExpertWords } from '../builtin/expert-words.ts';

/** The rates of tax on an ordinary company's profit, one country beside the other. */
export function taxRates(asked: readonly Country[], words: ExpertWords = expertMessages): Quotable {
  const citations = openCitations();
  const rates = countries
    .filter((country) => asked.includes(country))
    .map((country) => {
      const { bands, relief, currency, sources } = corporateTaxRateOf(country);
      const marks = citations.mark(sources.map(citationOf));
      return words.tax.rate(country, bands, relief, currency, marks);
    });
  return { text: words.tax.rates(rates), sources: citations.list };
}
