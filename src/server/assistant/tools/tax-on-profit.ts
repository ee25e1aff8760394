import type { Country } from '#domain/catalogue/choices.ts';
import { corporateTaxOn } from '#domain/tax/corporate-tax.ts';
import { money } from '#domain/values/money.ts';
import { moneyText } from '#domain/values/money-text.ts';
import { expertMessages } from '#messages/expert.ts';
import { citationOf, openCitations, type Quotable } from '../../knowledge/index.ts';
import type { ExpertWords } from '../builtin/expert-words.ts';

/** The tax on a profit, with the calculation. @param profit in major units of the country's currency */
export function taxOnProfit(
  country: Country,
  profit: number,
  isStartUp: boolean,
  words: ExpertWords = expertMessages,
): Quotable {
  const { tax, exempt, sum, note, sources } = corporateTaxOn(country, profit, isStartUp);
  const citations = openCitations();
  const marks = citations.mark(sources.map(citationOf));
  const exemption = exempt ? words.tax.exempt(moneyText(exempt)) : '';
  const ofProfit = moneyText(money(tax.currency, profit));
  return {
    text: `${words.tax.onProfit(moneyText(tax), ofProfit, sum, marks)}${exemption} ${words.tax.note(note)}`.trim(),
    sources: citations.list,
  };
}
