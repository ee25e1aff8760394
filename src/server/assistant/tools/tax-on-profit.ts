import type { Country } from '#domain/catalogue/choices.ts';
import { corporateTaxOn } from '#domain/tax/corporate-tax.ts';
import { money } from '#domain/values/money.ts';
import { moneyText } from '#domain/values/money-text.ts';
import { expertMessages } from '#messages/expert.ts';
import { citationOf, openCitations, type Quotable } from '../../knowledge/index.ts';
import type { ExpertWords } from '../builtin/wording/expert-words.ts';

interface TaxedProfit {
  country: Country;
  /** In major units of the country's currency. */
  profit: number;
  isStartUp: boolean;
  /** The share of owners who pay income tax where others pay something else, in percent. */
  taxedShare?: number | undefined;
}

/** The tax on a profit, with the calculation. */
export function taxOnProfit(
  { country, profit, isStartUp, taxedShare }: TaxedProfit,
  words: ExpertWords = expertMessages,
): Quotable {
  const taxed = taxedShare === undefined ? profit : (profit * taxedShare) / 100;
  const { tax, exempt, calculation, sources } = corporateTaxOn(country, taxed, isStartUp);
  const sum = words.tax.calculation(calculation);
  const citations = openCitations();
  const marks = citations.mark(sources.map(citationOf));
  const exemption = exempt ? words.tax.exempt(moneyText(exempt)) : '';
  const ofProfit = moneyText(money(tax.currency, profit));
  const opening =
    taxedShare === undefined
      ? words.tax.onProfit(moneyText(tax), ofProfit, sum, marks)
      : words.tax.onShare(moneyText(tax), taxedShare, ofProfit, sum, marks);
  const said = taxedShare === undefined ? words.tax.notes[country] : '';
  return { text: `${opening}${exemption} ${said}`.trim(), sources: citations.list };
}
