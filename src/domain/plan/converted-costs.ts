import { convertedSum, type ExchangeRate } from '#domain/values/exchange.ts';
import type { Currency, MoneyRange } from '#domain/values/money.ts';
import type { YearOfCosts } from './costs.ts';
import { lowerBoundsOf, type Total } from './total.ts';

/** The totals of a plan's years in one currency. */
export interface ConvertedCosts {
  currency: Currency;
  /** A total is `undefined` if there is nothing to add up or a rate is missing. */
  years: readonly {
    year: number;
    total: Total | undefined;
    /** Without what the agency takes; `undefined` where it takes nothing, too. */
    totalWithoutAgency: Total | undefined;
    deposits: MoneyRange | undefined;
  }[];
  /** The rates used. */
  rates: readonly ExchangeRate[];
  /** Currencies without a known rate. */
  missing: readonly Currency[];
}

/** Adds up each year's totals, and its deposits, in one currency. */
export function convertCosts(
  years: readonly YearOfCosts[],
  to: Currency,
  known: readonly ExchangeRate[],
): ConvertedCosts {
  const sums = years.map(({ year, total, totalWithoutAgency: ofOthers, deposits }) => ({
    year,
    own: total,
    ofOthers,
    total: convertedSum(amountsOf(total), to, known),
    withoutAgency: ofOthers && convertedSum(amountsOf(ofOthers), to, known).amount,
    deposits: convertedSum(deposits, to, known),
  }));
  const all = sums.flatMap(({ total, deposits }) => [total, deposits]);
  return {
    currency: to,
    years: sums.map(({ year, own, ofOthers, total, withoutAgency, deposits }) => ({
      year,
      total: total.amount && convertedTotal(own, total.amount),
      totalWithoutAgency: ofOthers && withoutAgency && convertedTotal(ofOthers, withoutAgency),
      deposits: deposits.amount,
    })),
    rates: [...new Set(all.flatMap(({ rates }) => rates))],
    missing: [...new Set(all.flatMap(({ missing }) => missing))],
  };
}

/** The amounts of a total: its ranges, or its lower bounds as single amounts. */
function amountsOf(total: Total): readonly MoneyRange[] {
  if (total.kind === 'complete') return total.amounts;
  return total.lowerBounds.map(({ currency, low }) => ({ currency, low, high: low }));
}

function convertedTotal(own: Total, amount: MoneyRange): Total {
  if (own.kind === 'complete') return { kind: 'complete', amounts: [amount] };
  return { ...own, lowerBounds: lowerBoundsOf([amount]) };
}
