import type { YearOfCosts } from '#domain/plan/costs.ts';
import { lowerBoundsOf, type MissingCosts, sumsOf } from '#domain/plan/total.ts';
import type { MoneyRange } from '#domain/values/money.ts';
import { moneyTexts } from '#domain/values/money-text.ts';

/** The total of one or more years as an answer shows it. */
export interface YearTotal {
  /** As in 'AED 20,000 – 30,000', or the lower bound alone; '' where nothing is published. */
  text: string;
  /** What nobody can do without and has no published price; empty for a complete total. */
  missing: readonly MissingCosts[];
}

/** The total of years, added up. One incomplete year makes the whole a lower bound. */
export function totalOfYears(years: readonly (YearOfCosts | undefined)[]): YearTotal {
  const totals = years.flatMap((year) => year?.total ?? []);
  const missing = new Map<string, MissingCosts>();
  for (const total of totals) {
    if (total.kind === 'incomplete') for (const each of total.missing) missing.set(each.necessity, each);
  }
  const amounts = totals.flatMap((total): readonly MoneyRange[] => {
    if (total.kind === 'incomplete') return total.lowerBounds.map((bound) => ({ ...bound, high: bound.low }));
    if (missing.size === 0) return total.amounts;
    return lowerBoundsOf(total.amounts).map((bound) => ({ ...bound, high: bound.low }));
  });
  return { text: moneyTexts(sumsOf(amounts)), missing: [...missing.values()] };
}
