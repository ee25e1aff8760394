import { holds, type PlanRequirements } from '#domain/catalogue/condition.ts';
import type { Fee, Jurisdiction } from '#domain/catalogue/definition.ts';
import { type MoneyRange, times } from '#domain/values/money.ts';
import { sumsOf, type Total, totalOf } from './total.ts';

/** One fee in one year. */
export interface FeeLine {
  fee: Fee;
  /** How many times it is paid: once, or for each visa. */
  count: number;
  /** All of it together; `undefined` where it is to be confirmed. */
  amount: MoneyRange | undefined;
}

/** What a year costs. */
export interface YearOfCosts {
  /** 1 is the year of formation. */
  year: number;
  lines: readonly FeeLine[];
  /** What is spent. Without deposits, options and what is to be confirmed. */
  total: Total;
  /** What is only deposited and comes back. */
  deposits: readonly MoneyRange[];
  /** How many lines have no figure yet and so are not in the total, indispensable or not. */
  unconfirmed: number;
}

/** How many years a plan looks ahead. */
const yearsAhead = 3;

/** The fees of each of the first years, in the order of the catalogue. */
export function costsOf(
  jurisdiction: Jurisdiction,
  requirements: PlanRequirements,
  years = yearsAhead,
): readonly YearOfCosts[] {
  return Array.from({ length: years }, (_, index) => costsOfYear(jurisdiction, requirements, index + 1));
}

/**
 * The fees of one year, in the order of the catalogue.
 *
 * @param year 1 is the year of formation
 */
export function costsOfYear(
  { fees }: Jurisdiction,
  requirements: PlanRequirements,
  year: number,
): YearOfCosts {
  const lines = fees
    .filter((fee) => holds(fee.when, requirements) && isDue(fee, year))
    .map((fee) => lineOf(fee, requirements))
    .filter(({ count }) => count > 0);
  const counted = lines.filter(({ fee }) => !fee.isOptional);
  return {
    year,
    lines,
    total: totalOf(counted.filter(({ fee }) => !fee.isRefundable)),
    deposits: sumsOf(counted.flatMap(({ fee, amount }) => (fee.isRefundable && amount) || [])),
    unconfirmed: counted.filter(({ amount }) => amount === undefined).length,
  };
}

function isDue({ due, inYears, renewedEveryYears }: Fee, year: number): boolean {
  switch (due) {
    case 'once':
    case 'per-visa':
      return inYears ? inYears.includes(year) : year === 1;
    case 'yearly':
      return true;
    case 'yearly-renewal':
      return year > 1;
    case 'per-visa-renewal':
      return year > 1 && renewedEveryYears !== undefined && (year - 1) % renewedEveryYears.value === 0;
  }
}

function lineOf(fee: Fee, { visas }: PlanRequirements): FeeLine {
  const count = fee.due === 'per-visa' || fee.due === 'per-visa-renewal' ? visas : 1;
  return { fee, count, amount: 'value' in fee.amount ? times(fee.amount.value, count) : undefined };
}
