import { type Currency, type MoneyRange, minorPerMajor, sumOf } from './money.ts';
import type { PlainDate } from './plain-date.ts';
import type { Source } from './sourced.ts';

/** An exchange rate; one of the two currencies is the US dollar. */
export interface ExchangeRate {
  one: Currency;
  /** Units of `of` per unit of `one`. */
  rate: number;
  of: Currency;
  /** Pegged by a central bank, with sources, or set by the operator for a date. */
  basis:
    | { kind: 'fixed'; sources: readonly [Source, ...Source[]] }
    | { kind: 'set-by-operator'; on: PlainDate };
}

/** A sum of amounts in one currency. */
export interface ConvertedSum {
  /** Rounded to whole units if converted; `undefined` without amounts or if a rate is missing. */
  amount: MoneyRange | undefined;
  rates: readonly ExchangeRate[];
  /** Currencies without a rate. */
  missing: readonly Currency[];
}

/** Every conversion goes through this currency. */
const hub: Currency = 'USD';

/**
 * Adds amounts of several currencies in one currency.
 *
 * @param rates known rates; the first one of a currency is used
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
    const factor = inHub(currency) / inHub(to) / minorPerMajor(currency);
    sum.low += low * factor;
    sum.high += high * factor;
  }
  const amount = { currency: to, low: inWholeUnits(to, sum.low), high: inWholeUnits(to, sum.high) };
  return { amount, rates: [...known.values()].flatMap((rate) => rate ?? []), missing };
}

function rateOf(currency: Currency, rates: readonly ExchangeRate[]): ExchangeRate | undefined {
  return rates.find(({ one, of }) => (one === currency && of === hub) || (one === hub && of === currency));
}

/** In minor units, without a fraction of a major one, because rates are not more precise. */
function inWholeUnits(currency: Currency, major: number): number {
  return Math.round(major) * minorPerMajor(currency);
}
