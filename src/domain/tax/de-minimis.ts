import { fact } from '#domain/catalogue/facts.ts';
import { type MoneyRange, money } from '#domain/values/money.ts';

/** Limit of non-qualifying revenue for a UAE free-zone company to keep its 0% rate: a share, up to a maximum. */
export const deMinimisRule = fact({ percent: 5, most: 5_000_000 }, 'high', [
  'De minimis requirement in UAE corporate tax',
  'https://czta.ae/de-minimis-requirement-in-uae-corporate-tax',
]);

/** @param revenue total revenue of the year in dirhams */
export function deMinimisOf(revenue: number): MoneyRange {
  const { percent, most } = deMinimisRule.value;
  return money('AED', Math.min((revenue * percent) / 100, most));
}
