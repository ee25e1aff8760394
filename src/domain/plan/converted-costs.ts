import { convertedSum, type ExchangeRate } from '#domain/values/exchange.ts';
import type { Currency, MoneyRange } from '#domain/values/money.ts';
import type { YearOfCosts } from './costs.ts';

/** The sums of a plan's years in one currency. */
export interface ConvertedCosts {
  currency: Currency;
  /** A sum is `undefined` where there is nothing to add up, and where a rate is missing. */
  years: readonly { year: number; total: MoneyRange | undefined; deposits: MoneyRange | undefined }[];
  /** Every rate that was used, once. */
  rates: readonly ExchangeRate[];
  /** Currencies that no known rate leads from or to. */
  missing: readonly Currency[];
}

/** Adds up each year's totals, and its deposits, in one currency. */
export function convertCosts(
  years: readonly YearOfCosts[],
  to: Currency,
  known: readonly ExchangeRate[],
): ConvertedCosts {
  const sums = years.map(({ year, totals, deposits }) => ({
    year,
    total: convertedSum(totals, to, known),
    deposits: convertedSum(deposits, to, known),
  }));
  const all = sums.flatMap(({ total, deposits }) => [total, deposits]);
  return {
    currency: to,
    years: sums.map(({ year, total, deposits }) => ({
      year,
      total: total.amount,
      deposits: deposits.amount,
    })),
    rates: [...new Set(all.flatMap(({ rates }) => rates))],
    missing: [...new Set(all.flatMap(({ missing }) => missing))],
  };
}
