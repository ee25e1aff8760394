import { type Currency, type MoneyRange, sumOf } from './money.ts';
import type { PlainDate } from './plain-date.ts';
import type { Source } from './sourced.ts';

/** What one unit of a currency is worth in another; one of the two is the US dollar. */
export interface ExchangeRate {
  one: Currency;
  /** So many units of `of` are `one`. */
  rate: number;
  of: Currency;
  /** Fixed by a central bank, with the pages that say so, or set for a day by the operator. */
  basis:
    | { kind: 'fixed'; sources: readonly [Source, ...Source[]] }
    | { kind: 'set-by-operator'; on: PlainDate };
}

/** Amounts as one sum in one currency. */
export interface ConvertedSum {
  /** Rounded to whole units where anything was converted; `undefined` for no amounts, and where a rate is missing. */
  amount: MoneyRange | undefined;
  rates: readonly ExchangeRate[];
  /** Currencies without which there is no sum: no rate leads from or to them. */
  missing: readonly Currency[];
}

/** Every conversion goes through this currency. */
const hub: Currency = 'USD';

/** Minor units to which what was converted is rounded: rates are no more exact than that. */
const wholeUnit = 100;

/**
 * Adds amounts of any currencies up in one.
 *
 * @param rates those known; the first one of a currency counts
 */
export function convertedSum(
  amounts: readonly MoneyRange[],
  to: Currency,
  rates: readonly ExchangeRate[],
): ConvertedSum {
  const others = [...new Set(amounts.map(({ currency }) => currency))].filter((currency) => currency !== to);
  if (others.length === 0) {
    return { amount: amounts.length > 0 ? sumOf(to, amounts) : undefined, rates: [], missing: [] };
  }
  const needed = [...others, to].filter((currency) => currency !== hub);
  const known = new Map(needed.map((currency) => [currency, rateOf(currency, rates)]));
  const missing = needed.filter((currency) => !known.get(currency));
  if (missing.length > 0) return { amount: undefined, rates: [], missing };

  const inHub = (currency: Currency) => {
    const rate = known.get(currency);
    if (!rate) return 1;
    return rate.one === hub ? 1 / rate.rate : rate.rate;
  };
  const sum = { low: 0, high: 0 };
  for (const { currency, low, high } of amounts) {
    const factor = inHub(currency) / inHub(to);
    sum.low += low * factor;
    sum.high += high * factor;
  }
  const amount = { currency: to, low: inWholeUnits(sum.low), high: inWholeUnits(sum.high) };
  return { amount, rates: [...known.values()].flatMap((rate) => rate ?? []), missing };
}

function rateOf(currency: Currency, rates: readonly ExchangeRate[]): ExchangeRate | undefined {
  return rates.find(({ one, of }) => (one === currency && of === hub) || (one === hub && of === currency));
}

function inWholeUnits(minor: number): number {
  return Math.round(minor / wholeUnit) * wholeUnit;
}
