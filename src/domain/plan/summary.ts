import type { OfficeType } from '#domain/catalogue/choices.ts';
import type { PlanRequirements } from '#domain/catalogue/condition.ts';
import type { Jurisdiction } from '#domain/catalogue/definition.ts';
import { convertedSum, type ExchangeRate } from '#domain/values/exchange.ts';
import type { Currency } from '#domain/values/money.ts';
import { plainDate } from '#domain/values/plain-date.ts';
import { costsOf } from './costs.ts';
import { type OfficeProblem, officeProblemOf } from './offices.ts';
import { timelineOf } from './timeline.ts';
import type { Total } from './total.ts';

/** What one choice costs and takes, without its lines and dates. */
export interface PlanSummary {
  officeType: OfficeType;
  problem: OfficeProblem['reason'] | undefined;
  firstYear: Total;
  /** Lower end of a complete total in US cents, to sort by; `undefined` where it cannot be ranked. */
  rankedBy: number | undefined;
  workingDays: { shortest: number; longest: number };
  /** Number of steps without a known duration: with any of them, the time has no upper end. */
  openSteps: number;
}

/** Every total is ranked in this currency. */
const rankingCurrency: Currency = 'USD';

/** Only the number of working days is used, so neither the calendar nor the day matters. */
const anyCalendar = { isWorkingDay: () => true };
const anyDay = plainDate('2026-01-01');

/**
 * Sums up the first year and the time of one choice.
 *
 * @param rates those known; the first one of a currency counts
 */
export function planSummaryOf(
  jurisdiction: Jurisdiction,
  requirements: PlanRequirements & { officeType: OfficeType },
  rates: readonly ExchangeRate[],
): PlanSummary {
  const [year] = costsOf(jurisdiction, requirements, 1);
  const firstYear: Total = year?.total ?? { kind: 'complete', amounts: [] };
  const { workingDays, open } = timelineOf(jurisdiction, requirements, anyCalendar, anyDay);
  return {
    officeType: requirements.officeType,
    problem: officeProblemOf(jurisdiction, requirements)?.reason,
    firstYear,
    rankedBy:
      firstYear.kind === 'complete'
        ? convertedSum(firstYear.amounts, rankingCurrency, rates).amount?.low
        : undefined,
    workingDays,
    openSteps: open.length,
  };
}
