import type { PlanView } from '#contract/plans.ts';
import type { Currency } from '#domain/values/money.ts';
import { type CostRow, yearIn } from './comparison-rows.ts';

/**
 * The places whose year is the lowest of its currency for sure: nothing in it is to be confirmed, and even
 * its highest is no more than what any other at least costs. Other currencies are not compared,
 * and where ranges overlap no one is named.
 *
 * @returns the id of each with its currency; places that all cost the same are none of them
 */
export function lowestCosts(plans: readonly PlanView[], row: CostRow): ReadonlyMap<string, Currency> {
  const lowest = new Map<string, Currency>();
  for (const plan of plans) {
    const year = yearIn(plan, row);
    const [total, ...more] = year?.totals ?? [];
    if (!year || !total || more.length > 0 || year.unconfirmed > 0) continue;
    const others = plans.filter((other) => other !== plan);
    if (others.some((other) => isUnknownBeside(other, plan, row))) continue;
    const rivals = others.flatMap((other) =>
      (yearIn(other, row)?.totals ?? []).filter(({ currency }) => currency === total.currency),
    );
    const isLowest = rivals.every(({ low }) => total.high <= low);
    if (isLowest && rivals.some(({ high }) => high > total.low))
      lowest.set(plan.jurisdiction.id, total.currency);
  }
  return lowest;
}

/** Whether a place of the same country has no figure at all yet, and so might be lower. */
function isUnknownBeside(other: PlanView, plan: PlanView, row: CostRow): boolean {
  const year = yearIn(other, row);
  const isSameCountry = other.jurisdiction.place.country === plan.jurisdiction.place.country;
  return isSameCountry && year !== undefined && year.totals.length === 0 && year.unconfirmed > 0;
}

/** The currencies that occur in the costs of any year. */
export function currenciesIn(plans: readonly PlanView[]): readonly Currency[] {
  const amounts = plans.flatMap(({ years }) =>
    years.flatMap(({ totals, deposits }) => [...totals, ...deposits]),
  );
  return [...new Set(amounts.map(({ currency }) => currency))];
}
