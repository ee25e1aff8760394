import type { Fee, Necessity } from '#domain/catalogue/definition.ts';
import { necessities } from '#domain/catalogue/definition.ts';
import { type Currency, currencies, type MoneyRange, sumOf } from '#domain/values/money.ts';

/** A minimum cost. The type has no upper bound, so none can be shown or ranked by mistake. */
export interface LowerBound {
  currency: Currency;
  /** In minor units. */
  low: number;
}

/** What can be missing from a total: the price of a required item, or the upper bound of a price. */
export const missingParts = [...necessities, 'upper-limit'] as const;
export type MissingPart = (typeof missingParts)[number];

/** A missing part of a total. */
export interface MissingCosts {
  necessity: MissingPart;
  /** Ids of the affected fees. */
  fees: readonly string[];
  /** Whether other fees for the same item have a price. */
  isPartial: boolean;
}

/**
 * The cost of a year: a range in each currency if all required fees have a price,
 * otherwise a lower bound with the missing items.
 */
export type Total =
  | { kind: 'complete'; amounts: readonly MoneyRange[] }
  | { kind: 'incomplete'; lowerBounds: readonly LowerBound[]; missing: readonly MissingCosts[] };

/** A fee with its amount; `undefined` if no price is published. */
interface Priced {
  fee: Fee;
  amount: MoneyRange | undefined;
}

/** The required item that a fee is for; `undefined` for an avoidable fee. */
export function necessityOf({ payee, due, isOptional, isRefundable, neededFor }: Fee): Necessity | undefined {
  if (isOptional || isRefundable || neededFor === 'nothing') return undefined;
  if (neededFor) return neededFor;
  if (due === 'per-visa' || due === 'per-visa-renewal') return 'visas';
  switch (payee) {
    case 'authority':
      return due === 'once' ? 'registration' : 'licence';
    case 'office':
      return 'office';
    case 'visa':
      return 'visas';
    default:
      return undefined;
  }
}

/** Adds up fees that are neither optional nor deposits. */
export function totalOf(lines: readonly Priced[]): Total {
  const amounts = sumsOf(lines.flatMap(({ amount }) => amount ?? []));
  const missing = necessities.flatMap((necessity): MissingCosts[] => {
    const needed = lines.filter(({ fee }) => necessityOf(fee) === necessity);
    const open = needed.filter(({ amount }) => !amount);
    if (open.length === 0) return [];
    return [{ necessity, fees: open.map(({ fee }) => fee.id), isPartial: open.length < needed.length }];
  });
  const unlimited = lines.filter(({ fee, amount }) => amount && fee.isMinimum).map(({ fee }) => fee.id);
  if (unlimited.length > 0) missing.push({ necessity: 'upper-limit', fees: unlimited, isPartial: false });
  if (missing.length === 0) return { kind: 'complete', amounts };
  return { kind: 'incomplete', lowerBounds: lowerBoundsOf(amounts), missing };
}

/** The lower bounds of ranges, except zero. */
export function lowerBoundsOf(amounts: readonly MoneyRange[]): LowerBound[] {
  return amounts.filter(({ low }) => low > 0).map(({ currency, low }) => ({ currency, low }));
}

/** A sum for each currency that occurs. */
export function sumsOf(amounts: readonly MoneyRange[]): MoneyRange[] {
  const inCurrency = (currency: Currency) => amounts.filter((amount) => amount.currency === currency);
  return currencies
    .filter((currency) => inCurrency(currency).length > 0)
    .map((currency) => sumOf(currency, inCurrency(currency)));
}
