import { holds, type PlanRequirements } from '#domain/catalogue/condition.ts';
import type { Fee, Jurisdiction } from '#domain/catalogue/definition.ts';
import { type MoneyRange, times } from '#domain/values/money.ts';
import { sumsOf, type Total, totalOf } from './total.ts';

/** One fee in one year. */
export interface FeeLine {
  fee: Fee;
  /** How often it is paid: once, or for each visa. */
  count: number;
  /** Amount for all visas; `undefined` if unconfirmed. */
  amount: MoneyRange | undefined;
}

/** The costs of a year. */
export interface YearOfCosts {
  /** 1 is the year of formation. */
  year: number;
  lines: readonly FeeLine[];
  /** Total without deposits, optional and unconfirmed fees. */
  total: Total;
  /** The same without what the agency takes; `undefined` where it takes nothing. */
  totalWithoutAgency: Total | undefined;
  /** Refundable deposits. */
  deposits: readonly MoneyRange[];
  /** Number of lines without a figure, which the total excludes. */
  unconfirmed: number;
}

/** Number of years in a plan. */
const yearsAhead = 3;

/** The fees of each year in the order of the catalogue. */
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
  const spent = counted.filter(({ fee }) => !fee.isRefundable);
  const ofOthers = spent.filter(({ fee }) => fee.payee !== 'agency');
  return {
    year,
    lines,
    total: totalOf(spent),
    totalWithoutAgency: ofOthers.length < spent.length ? totalOf(ofOthers) : undefined,
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
