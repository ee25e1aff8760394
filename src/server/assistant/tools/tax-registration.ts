import type { Country } from '#domain/catalogue/choices.ts';
import { registrationLimits } from '#domain/tax/registration-limits.ts';
import { money } from '#domain/values/money.ts';
import { moneyText } from '#domain/values/money-text.ts';
import { expertMessages } from '#messages/expert.ts';
import { citationOf, openCitations, type Quotable } from '../../knowledge/index.ts';
import type { ExpertWords } from '../builtin/wording/expert-words.ts';

/**
 * Whether a company with a turnover must register for value added tax, and otherwise whether it may.
 *
 * @param turnover of taxable sales, in major units of the country's currency
 */
export function taxRegistration(
  country: Exclude<Country, 'US'>,
  turnover: number,
  words: ExpertWords = expertMessages,
): Quotable {
  const { currency, compulsory, voluntary, whatCounts } = registrationLimits[country];
  const citations = openCitations();
  const marks = citations.mark(compulsory.sources.map(citationOf));
  const [amount, limit] = [turnover, compulsory.value].map((each) => moneyText(money(currency, each)));
  const told = { amount: amount ?? '', limit: limit ?? '', tax: country === 'SG' ? 'GST' : 'VAT' };
  const isOver = turnover > compulsory.value;
  const parts = [isOver ? words.tax.mustRegister(told, marks) : words.tax.needNotRegister(told, marks)];
  if (!isOver && voluntary) {
    const also = citations.mark(voluntary.sources.map(citationOf));
    parts.push(
      turnover > voluntary.value
        ? words.tax.mayRegister(also)
        : words.tax.mayRegisterAbove(country, moneyText(money(currency, voluntary.value)), also),
    );
  }
  const counted = citations.mark(whatCounts.map(citationOf));
  return {
    text: [...parts, words.tax.whatCounts[country](counted)].join(' ').trim(),
    sources: citations.list,
  };
}
