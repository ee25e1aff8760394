import type { FeeLineView, YearOfCostsView } from '#contract/plans.ts';
import { type Payee, payees } from '#domain/catalogue/definition.ts';
import type { Currency } from '#domain/values/money.ts';

/** One cost over the years. */
export interface CostRow {
  id: string;
  label: string;
  payee: Payee;
  /** The same on all of its lines. */
  count: number;
  /** A line for each year, in their order; `undefined` where nothing is due. */
  lines: readonly (FeeLineView | undefined)[];
}

/** Whom the money of a group goes to. */
export type CostGroup = 'authorities' | 'others' | 'agency';

const authorities: readonly Payee[] = ['authority', 'government', 'visa'];

/** The costs that count towards the totals: first what authorities take and visas cost, then others, then our fee. */
export function groupedCosts(
  years: readonly YearOfCostsView[],
): readonly (readonly [CostGroup, readonly CostRow[]])[] {
  const rows = costRows(years, (line) => !line.isRefundable && !line.isOptional);
  const ofAuthorities = rows.filter(({ payee }) => authorities.includes(payee));
  const ofAgency = rows.filter(({ payee }) => payee === 'agency');
  const ofOthers = rows.filter((row) => !ofAuthorities.includes(row) && !ofAgency.includes(row));
  return (
    [
      ['authorities', ofAuthorities],
      ['others', ofOthers],
      ['agency', ofAgency],
    ] as const
  ).filter(([, costs]) => costs.length > 0);
}

/** Every cost once, by payee and then in the catalogue's order. What is renewed stands beside what it renews. */
export function costRows(
  years: readonly YearOfCostsView[],
  isWanted: (line: FeeLineView) => boolean,
): readonly CostRow[] {
  const rows = new Map<string, CostRow & { lines: (FeeLineView | undefined)[] }>();
  for (const [index, { lines }] of years.entries()) {
    for (const line of lines.filter(isWanted)) {
      const renewed = line.id.replace(/-renewal$/, '');
      // A year that has both keeps them apart.
      const key = rows.get(renewed)?.lines[index] ? line.id : renewed;
      const row = rows.get(key) ?? {
        id: key,
        label: line.label,
        payee: line.payee,
        count: line.count,
        lines: years.map(() => undefined),
      };
      row.lines[index] = line;
      rows.set(key, row);
    }
  }
  return payees.flatMap((payee) => [...rows.values()].filter((row) => row.payee === payee));
}

/** The currency of most amounts in the totals, which the table names once; of all amounts, where the totals have none. */
export function mainCurrencyOf(years: readonly YearOfCostsView[]): Currency | undefined {
  const lines = years.flatMap((year) => year.lines);
  return (
    commonestOf(lines.filter(({ isOptional, isRefundable }) => !isOptional && !isRefundable)) ??
    commonestOf(lines)
  );
}

function commonestOf(lines: readonly FeeLineView[]): Currency | undefined {
  const counts = new Map<Currency, number>();
  for (const { amount } of lines) {
    if (amount) counts.set(amount.currency, (counts.get(amount.currency) ?? 0) + 1);
  }
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0];
}
