import type { Country } from '#domain/catalogue/choices.ts';
import { valueAddedTaxOf } from '#domain/tax/value-added-tax.ts';
import { moneyText } from '#domain/values/money-text.ts';
import { expertMessages } from '#messages/expert.ts';
import { citationOf, openCitations, type Quotable } from '../../knowledge/index.ts';
import type { ExpertWords } from '../builtin/wording/expert-words.ts';

interface Price {
  country: Exclude<Country, 'US'>;
  /** In major units of the country's currency. */
  price: number;
  /** Whether the price holds the tax already. */
  isIncluded: boolean;
}

/** The value added tax of a price, and the price without and with it. */
export function valueAddedTax(
  { country, price, isIncluded }: Price,
  words: ExpertWords = expertMessages,
): Quotable {
  const { rate, net, tax, gross, sources } = valueAddedTaxOf(country, price, isIncluded);
  const citations = openCitations();
  const marks = citations.mark(sources.map(citationOf));
  const name = country === 'SG' ? 'GST' : 'VAT';
  const sums = { net: moneyText(net), tax: moneyText(tax), gross: moneyText(gross) };
  const text = isIncluded
    ? words.tax.valueAddedIncluded(name, rate, sums, marks)
    : words.tax.valueAdded(name, rate, sums, marks);
  return { text, sources: citations.list };
}
