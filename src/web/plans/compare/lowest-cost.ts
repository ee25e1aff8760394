import type { ComparedPlanView, TotalView } from '#contract/plans.ts';
import { lowestTotals } from '#domain/plan/ranking.ts';
import type { Currency } from '#domain/values/money.ts';
import { convertedTotal } from '../converted.ts';
import { type CostRow, yearIn } from './comparison-rows.ts';

/** Whose total a place's is the lowest of: both with our fee and without it, or one of them alone. */
export type LowestMark = 'lowest' | 'lowestWithFee' | 'lowestWithoutFee';

/**
 * The places with the lowest year. Our own fee never decides that silently: where it does, both places say so.
 *
 * @returns the mark of each by its id
 */
export function lowestMarks(
  plans: readonly ComparedPlanView[],
  row: CostRow,
): ReadonlyMap<string, LowestMark> {
  const withFee = lowestCosts(plans, row);
  const withoutFee = lowestCosts(plans.map(withoutAgency), row);
  const marks = new Map<string, LowestMark>();
  for (const id of new Set([...withFee.keys(), ...withoutFee.keys()])) {
    if (withFee.has(id)) marks.set(id, withoutFee.has(id) ? 'lowest' : 'lowestWithFee');
    else marks.set(id, 'lowestWithoutFee');
  }
  return marks;
}

function withoutAgency(plan: ComparedPlanView): ComparedPlanView {
  const { years, converted } = plan;
  return {
    ...plan,
    years: years.map((year) => ({ ...year, total: year.totalWithoutAgency ?? year.total })),
    converted: converted && {
      ...converted,
      years: converted.years.map((year) => ({ ...year, total: year.totalWithoutAgency ?? year.total })),
    },
  };
}

/**
 * The places whose year is the lowest of its currency for sure: nothing in it is to be confirmed, it is the
 * lowest of the complete totals, and none of the incomplete ones of its country can turn out lower.
 *
 * @returns the id of each with its currency; places that all cost the same are none of them
 */
export function lowestCosts(plans: readonly ComparedPlanView[], row: CostRow): ReadonlyMap<string, Currency> {
  const lowest = [...lowestTotals(plans, (plan) => totalIn(plan, row))];
  return new Map(
    lowest
      .filter(([plan]) => yearIn(plan, row)?.unconfirmed === 0)
      .filter(([plan]) => !plans.some((other) => canBeLower(other, plan, row)))
      .map(([plan, currency]) => [plan.jurisdiction.id, currency]),
  );
}

/** Whether a place of the same country could turn out lower, once what is missing is known. */
function canBeLower(other: ComparedPlanView, plan: ComparedPlanView, row: CostRow): boolean {
  const total = totalIn(other, row);
  const own = totalIn(plan, row);
  const [amount] = own?.kind === 'complete' ? own.amounts : [];
  if (total?.kind !== 'incomplete' || !amount) return false;
  const isOneCurrency = plan.converted !== null && other.converted !== null;
  if (!isOneCurrency && other.jurisdiction.place.country !== plan.jurisdiction.place.country) return false;
  return !total.lowerBounds.some(({ currency, low }) => currency === amount.currency && low >= amount.high);
}

/** A year's total, in the one currency of all places if there is one. */
function totalIn(plan: ComparedPlanView, row: CostRow): TotalView | undefined {
  const year = yearIn(plan, row);
  return year && (convertedTotal(plan, year.year) ?? year.total);
}

/** The currencies that occur in the costs of any year. */
export function currenciesIn(plans: readonly ComparedPlanView[]): readonly Currency[] {
  const amounts = plans.flatMap(({ years }) =>
    years.flatMap(({ total, deposits }) => [
      ...(total.kind === 'complete' ? total.amounts : total.lowerBounds),
      ...deposits,
    ]),
  );
  return [...new Set(amounts.map(({ currency }) => currency))];
}
