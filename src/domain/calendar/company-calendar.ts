import { holds, type PlanRequirements } from '#domain/catalogue/condition.ts';
import type { DeadlineStart, Jurisdiction } from '#domain/catalogue/definition.ts';
import type { CaseState } from '#domain/formation/case-state.ts';
import { companyDatesOf } from '#domain/formation/company-dates.ts';
import { type DueDate, deadlinesOf, startOf } from '#domain/plan/deadlines.ts';
import type { WorkCalendar } from '#domain/plan/timeline.ts';
import { addYears, type PlainDate } from '#domain/values/plain-date.ts';

/** Days of a company's life, in the order in which they come. */
export const companyDays = [
  'incorporation',
  'licence-issue',
  'visa-issue',
  'financial-year-end',
] as const satisfies readonly DeadlineStart[];

/** Where a day comes from: entered by a person, derived from a finished formation step, or assumed. */
export const dayBases = ['entered', 'step', 'assumed'] as const;
type DayBasis = (typeof dayBases)[number];

/** A day that deadlines count from. */
interface CountedDay {
  day: DeadlineStart;
  /** `undefined` while unknown. */
  known: { on: PlainDate; basis: DayBasis } | undefined;
  /** How many of the company's deadlines count from it. */
  deadlines: number;
}

export interface CompanyCalendar {
  from: PlainDate;
  until: PlainDate;
  deadlines: readonly DueDate[];
  /** Every day that this company's deadlines count from, known or not. */
  counted: readonly CountedDay[];
}

/**
 * What falls due for a company from a year before today to three years after it, and what that counts from.
 *
 * @param calendar on which days offices of the country work
 */
export function companyCalendarOf(
  jurisdiction: Jurisdiction,
  requirements: PlanRequirements,
  state: CaseState,
  calendar: WorkCalendar,
  today: PlainDate,
): CompanyCalendar {
  const dates = companyDatesOf(jurisdiction, state);
  const from = addYears(today, -1);
  const until = addYears(today, 3);
  const starts = jurisdiction.deadlines
    .filter(({ when }) => holds(when, requirements))
    .map(({ rule }) => startOf(rule.value));
  return {
    from,
    until,
    deadlines: deadlinesOf(jurisdiction, requirements, dates, { from, until }, calendar),
    counted: companyDays
      .map((day) => {
        const on = dates[day];
        return {
          day,
          known: on && { on, basis: basisOf(day, state) },
          deadlines: starts.filter((start) => start === day).length,
        };
      })
      .filter(({ deadlines }) => deadlines > 0),
  };
}

function basisOf(day: DeadlineStart, { enteredDates }: CaseState): DayBasis {
  if (enteredDates[day]) return 'entered';
  // No step ends a financial year, so the place's usual end is assumed until one is entered.
  return day === 'financial-year-end' ? 'assumed' : 'step';
}
