import type { MoneyRange } from './money.ts';

/** Minor units in one major unit of every currency that occurs. */
const minorPerMajor = 100;

/** Formats a range, such as 'AED 21,400 – 25,400'. */
export function moneyText({ currency, low, high }: MoneyRange): string {
  const digits = digitsOf(low, high);
  const money = new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency,
    currencyDisplay: 'code',
    ...digits,
  });
  const least = money.format(low / minorPerMajor);
  if (low === high) return least;
  return `${least}\u00A0– ${new Intl.NumberFormat('en-GB', digits).format(high / minorPerMajor)}`;
}

/** Formats a range without its currency, such as '21,400 – 25,400'. */
export function amountText({ low, high }: MoneyRange): string {
  const number = new Intl.NumberFormat('en-GB', digitsOf(low, high));
  const least = number.format(low / minorPerMajor);
  return low === high ? least : `${least}\u00A0– ${number.format(high / minorPerMajor)}`;
}

function digitsOf(low: number, high: number) {
  const digits = low % minorPerMajor === 0 && high % minorPerMajor === 0 ? 0 : 2;
  return { minimumFractionDigits: digits, maximumFractionDigits: digits };
}

/** Formats amounts of several currencies. */
export function moneyTexts(amounts: readonly MoneyRange[]): string {
  return amounts.map(moneyText).join(' + ');
}
