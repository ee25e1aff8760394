import type { FeeLineView, TotalView, YearOfCostsView } from '#contract/plans.ts';
import { sumsOf } from '#domain/plan/total.ts';
import { type Currency, minorDigitsOf, minorPerMajor } from '#domain/values/money.ts';
import { lineAmountText } from '#messages/totals.ts';

/** A sum in major units, for machines. */
export function majorUnits(currency: Currency, minor: number): string {
  return (minor / minorPerMajor(currency)).toFixed(minorDigitsOf(currency));
}

/**
 * What lines come to, as in '12,015 – 13,015' where the currency is named already; a lower bound as long as one of
 * them has no price or no upper limit, and empty where nothing is known.
 */
export function sumText(lines: readonly FeeLineView[], headed: Currency | undefined): string {
  const sums = sumsOf(lines.flatMap(({ amount }) => amount ?? []));
  const isBounded = lines.every(({ amount, isMinimum }) => amount && !isMinimum);
  return sums
    .filter(({ low }) => isBounded || low > 0)
    .map((sum) => lineAmountText(sum, !isBounded, headed))
    .join(' + ');
}

/** Whether two years have the same figures at the top, whatever they are made of. */
export function sumUpTheSame(one: YearOfCostsView, other: YearOfCostsView): boolean {
  const figures = ({ total, unconfirmed }: YearOfCostsView) => JSON.stringify([total, unconfirmed]);
  return figures(one) === figures(other);
}

/** A total without fractions of a unit, which says nothing beside others: no narrower than it was. */
export function inWholeUnits(total: TotalView): TotalView {
  const rounded = (currency: Currency, amount: number, round: (value: number) => number) =>
    round(amount / minorPerMajor(currency)) * minorPerMajor(currency);
  if (total.kind === 'complete') {
    const amounts = total.amounts.map((amount) => ({
      ...amount,
      low: rounded(amount.currency, amount.low, Math.floor),
      high: rounded(amount.currency, amount.high, Math.ceil),
    }));
    return { ...total, amounts };
  }
  return {
    ...total,
    lowerBounds: total.lowerBounds.map((bound) => ({
      ...bound,
      low: rounded(bound.currency, bound.low, Math.floor),
    })),
  };
}

/** A total as a bar draws it. */
interface CostBar {
  /** `undefined` where nothing has a price. */
  currency: Currency | undefined;
  low: number;
  /** Open while something is missing. */
  high: number | undefined;
}

/** The ends of a total; `undefined` where it is in several currencies, which no bar can add up. */
export function barOf(total: TotalView): CostBar | undefined {
  if (total.kind === 'complete') {
    const [amount, ...more] = total.amounts;
    return amount && more.length === 0 ? amount : undefined;
  }
  const [bound, ...more] = total.lowerBounds;
  if (more.length > 0) return undefined;
  return { currency: bound?.currency, low: bound?.low ?? 0, high: undefined };
}
