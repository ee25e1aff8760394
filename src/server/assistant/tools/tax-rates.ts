import { type Country, countries } from '#domain/catalogue/choices.ts';
import { corporateTaxRateOf } from '#domain/tax/corporate-tax.ts';
import { expertMessages } from '#messages/expert.ts';
import { citationOf, openCitations, type Quotable } from '../../knowledge/index.ts';
import { verdictOf } from '../builtin/comparisons/compared-amounts.ts';
import type { ExpertWords } from '../builtin/wording/expert-words.ts';

/** The rates of tax on an ordinary company's profit, one country beside the other. */
export function taxRates(
  asked: readonly Country[],
  isLess = true,
  words: ExpertWords = expertMessages,
): Quotable {
  const citations = openCitations();
  const rates = countries
    .filter((country) => asked.includes(country))
    .map((country) => {
      const { bands, relief, currency, sources } = corporateTaxRateOf(country);
      const marks = citations.mark(sources.map(citationOf));
      return words.tax.rate(country, bands, relief, currency, marks);
    });
  const verdict = verdictOf(
    countries
      .filter((country) => asked.includes(country))
      .map((country) => {
        const all = corporateTaxRateOf(country).bands.map(({ rate }) => rate);
        const { relief } = corporateTaxRateOf(country);
        const most = Math.max(...all, ...(relief ? [relief.rate] : []));
        return {
          name: words.place.country(country),
          amount: { kind: 'percent', unit: '', low: Math.min(...all), high: most },
        };
      }),
    isLess,
  );
  const opening =
    verdict?.kind === 'amount'
      ? [words.sideBySide.ordered(verdict.ordered, '', isLess, 'amount', citations.mark(citations.list))]
      : [];
  return { text: [...opening, words.tax.rates(rates)].join(' '), sources: citations.list };
}
