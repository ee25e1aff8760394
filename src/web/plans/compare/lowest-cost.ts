import type { PlanView, TotalView } from '#contract/plans.ts';
import { lowestTotals } from '#domain/plan/ranking.ts';
import type { Currency } from '#domain/values/money.ts';
import { convertedTotal } from '../converted.ts';
import { type CostRow, yearIn } from './comparison-rows.ts';

/**
 * The places whose year is the lowest of its currency for sure: nothing in it is to be confirmed, it is the
 * lowest of the complete totals, and none of the incomplete ones of its country can turn out lower.
 *
 * @returns the id of each with its currency; places that all cost the same are none of them
 */
export function lowestCosts(plans: readonly PlanView[], row: CostRow): ReadonlyMap<string, Currency> {
  const lowest = [...lowestTotals(plans, (plan) => totalIn(plan, row))];
  return new Map(
    lowest
      .filter(([plan]) => yearIn(plan, row)?.unconfirmed === 0)
      .filter(([plan]) => !plans.some((other) => canBeLower(other, plan, row)))
      .map(([plan, currency]) => [plan.jurisdiction.id, currency]),
  );
}

/** Whether a place of the same country could turn out lower, once what is missing is known. */
function canBeLower(other: PlanView, plan: PlanView, row: CostRow): boolean {
  const total = totalIn(other, row);
  const own = totalIn(plan, row);
  const [amount] = own?.kind === 'complete' ? own.amounts : [];
  if (total?.kind !== 'incomplete' || !amount) return false;
  const isOneCurrency = plan.converted !== null && other.converted !== null;
  if (!isOneCurrency && other.jurisdiction.place.country !== plan.jurisdiction.place.country) return false;
  return !total.lowerBounds.some(({ currency, low }) => currency === amount.currency && low >= amount.high);
}

/** A year's total, in the one currency of all places if there is one. */
function totalIn(plan: PlanView, row: CostRow): TotalView | undefined {
  const year = yearIn(plan, row);
  return year && (convertedTotal(plan, year.year) ?? year.total);
}

/** The currencies that occur in the costs of any year. */
export function currenciesIn(plans: readonly PlanView[]): readonly Currency[] {
  const amounts = plans.flatMap(({ years }) =>
    years.flatMap(({ total, deposits }) => [
      ...(total.kind === 'complete' ? total.amounts : total.lowerBounds),
      ...deposits,
    ]),
  );
  return [...new Set(amounts.map(({ currency }) => currency))];
}
