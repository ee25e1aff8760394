import type { MoneyRange } from './money.ts';

/** Minor units in one major unit of every currency that occurs. */
const minorPerMajor = 100;

/** Formats a range, such as 'AED 21,400 – 25,400'. */
export function moneyText({ currency, low, high }: MoneyRange): string {
  const isWhole = low % minorPerMajor === 0 && high % minorPerMajor === 0;
  const digits = { minimumFractionDigits: isWhole ? 0 : 2, maximumFractionDigits: isWhole ? 0 : 2 };
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

/** Formats amounts of several currencies. */
export function moneyTexts(amounts: readonly MoneyRange[]): string {
  return amounts.map(moneyText).join(' + ');
}
