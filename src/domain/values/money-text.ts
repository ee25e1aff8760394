import { type MoneyRange, minorDigitsOf, minorPerMajor } from './money.ts';

/** Formats a range, such as 'AED 21,400 – 25,400'. */
export function moneyText({ currency, low, high }: MoneyRange): string {
  const digits = digitsOf({ currency, low, high });
  const units = minorPerMajor(currency);
  const money = new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency,
    currencyDisplay: 'code',
    ...digits,
  });
  const least = money.format(low / units);
  if (low === high) return least;
  return `${least}\u00A0– ${new Intl.NumberFormat('en-GB', digits).format(high / units)}`;
}

/** Formats a range without its currency, such as '21,400 – 25,400'. */
export function amountText({ currency, low, high }: MoneyRange): string {
  const number = new Intl.NumberFormat('en-GB', digitsOf({ currency, low, high }));
  const units = minorPerMajor(currency);
  const least = number.format(low / units);
  return low === high ? least : `${least}\u00A0– ${number.format(high / units)}`;
}

function digitsOf({ currency, low, high }: MoneyRange) {
  const units = minorPerMajor(currency);
  const digits = low % units === 0 && high % units === 0 ? 0 : minorDigitsOf(currency);
  return { minimumFractionDigits: digits, maximumFractionDigits: digits };
}

/** Formats amounts of several currencies. */
export function moneyTexts(amounts: readonly MoneyRange[]): string {
  return amounts.map(moneyText).join(' + ');
}
