import { type MoneyRange, minorDigitsOf, minorPerMajor } from './money.ts';
import { numberText } from './number-text.ts';

/** Formats a range, such as 'AED 21,400 – 25,400'. */
export function moneyText(range: MoneyRange): string {
  const amount = `${range.currency}\u00A0${amountText(range)}`;
  // The sign stands before the currency.
  return range.low < 0 ? `-${amount.replace('-', '')}` : amount;
}

/** Formats a range without its currency, such as '21,400 – 25,400'. */
export function amountText({ currency, low, high }: MoneyRange): string {
  const units = minorPerMajor(currency);
  const digits = low % units === 0 && high % units === 0 ? 0 : minorDigitsOf(currency);
  const least = numberText(low / units, digits);
  return low === high ? least : `${least}\u00A0– ${numberText(high / units, digits)}`;
}

/** Formats amounts of several currencies. */
export function moneyTexts(amounts: readonly MoneyRange[]): string {
  return amounts.map(moneyText).join(' + ');
}
