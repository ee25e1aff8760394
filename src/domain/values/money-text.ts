import { type Currency, type MoneyRange, minorDigitsOf, minorPerMajor } from './money.ts';

/** Formats a range, such as 'AED 21,400 – 25,400'. */
export function moneyText({ currency, low, high }: MoneyRange): string {
  const digits = digitsOf({ currency, low, high });
  const units = minorPerMajor(currency);
  const least = numbersOf(digits, currency).format(low / units);
  if (low === high) return least;
  return `${least}\u00A0– ${numbersOf(digits).format(high / units)}`;
}

/** Formats a range without its currency, such as '21,400 – 25,400'. */
export function amountText({ currency, low, high }: MoneyRange): string {
  const number = numbersOf(digitsOf({ currency, low, high }));
  const units = minorPerMajor(currency);
  const least = number.format(low / units);
  return low === high ? least : `${least}\u00A0– ${number.format(high / units)}`;
}

/** A page formats hundreds of amounts, and each formatter takes as long as many of them. */
const formatters = new Map<string, Intl.NumberFormat>();

function numbersOf(digits: number, currency?: Currency): Intl.NumberFormat {
  const key = `${digits} ${currency}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat('en-GB', {
    ...(currency && { style: 'currency', currency, currencyDisplay: 'code' }),
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  formatters.set(key, made);
  return made;
}

function digitsOf({ currency, low, high }: MoneyRange): number {
  const units = minorPerMajor(currency);
  return low % units === 0 && high % units === 0 ? 0 : minorDigitsOf(currency);
}

/** Formats amounts of several currencies. */
export function moneyTexts(amounts: readonly MoneyRange[]): string {
  return amounts.map(moneyText).join(' + ');
}
