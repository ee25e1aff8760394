import type { Country } from '#domain/catalogue/choices.ts';
import { corporateTaxOn } from '#domain/tax/corporate-tax.ts';
import { moneyText } from '#domain/values/money-text.ts';
import { citationOf, openCitations, type Quotable } from '../../knowledge/index.ts';

/** The tax on a profit, with the calculation. @param profit in major units of the country's currency */
export function taxOnProfit(country: Country, profit: number, isStartUp: boolean): Quotable {
  const { tax, exempt, sum, note, sources } = corporateTaxOn(country, profit, isStartUp);
  const citations = openCitations();
  const marks = citations.mark(sources.map(citationOf));
  const exemption = exempt ? ` Of the profit ${moneyText(exempt)} is exempt for a start-up.` : '';
  return {
    text: `The tax is **${moneyText(tax)}**: ${sum} ${marks}.${exemption} ${note}`,
    sources: citations.list,
  };
}
