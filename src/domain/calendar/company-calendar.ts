import {
  type CompanyAnswers,
  type CompanyQuestion,
  companyQuestions,
} from '#domain/catalogue/company-question.ts';
import { holds, type PlanRequirements } from '#domain/catalogue/condition.ts';
import type { DeadlineStart, Jurisdiction } from '#domain/catalogue/definition.ts';
import type { CaseState } from '#domain/formation/case-state.ts';
import { companyDatesOf } from '#domain/formation/company-dates.ts';
import { type DueDate, deadlinesOf, startOf } from '#domain/plan/deadlines.ts';
import type { WorkCalendar } from '#domain/plan/timeline.ts';
import { taxByAuthorisedShares } from '#domain/tax/delaware-franchise-tax.ts';
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

/** A question that deadlines depend on. */
interface OpenQuestion {
  question: CompanyQuestion;
  /** `undefined` until it is answered. */
  answer: boolean | undefined;
}

export interface CompanyCalendar {
  from: PlainDate;
  until: PlainDate;
  deadlines: readonly DueDate[];
  /** Every day that this company's deadlines count from, known or not. */
  counted: readonly CountedDay[];
  /** Every question that this company's deadlines depend on. */
  questions: readonly OpenQuestion[];
}

/**
 * What falls due for a company from a year before today to three years after it, and what that counts from.
 *
 * @param calendar on which days offices of the country work
 * @param shares authorised shares, where they are known
 */
export function companyCalendarOf(
  jurisdiction: Jurisdiction,
  requirements: PlanRequirements,
  state: CaseState,
  calendar: WorkCalendar,
  shares: number | null,
  today: PlainDate,
): CompanyCalendar {
  const dates = companyDatesOf(jurisdiction, state);
  const from = addYears(today, -1);
  const until = addYears(today, 3);
  const applying = jurisdiction.deadlines.filter(({ when }) => holds(when, requirements));
  const asked = new Set(applying.flatMap(({ dependsOn }) => Object.keys(dependsOn ?? {})));
  const known = { ...answersFrom(shares), ...state.answers };
  const starts = applying.map(({ rule }) => startOf(rule.value));
  return {
    from,
    until,
    deadlines: deadlinesOf(jurisdiction, requirements, dates, { from, until }, calendar, known),
    questions: companyQuestions
      .filter((question) => asked.has(question) && known[question] === state.answers[question])
      .map((question) => ({ question, answer: state.answers[question] })),
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

/** A corporation pays instalments of franchise tax from so much tax a year on, in US dollars. */
const instalmentsFrom = 5_000;

/** What the company's own data answers. The tax by authorised shares is the most that Delaware charges. */
function answersFrom(shares: number | null): CompanyAnswers {
  const isBelow = shares !== null && taxByAuthorisedShares(shares).high < instalmentsFrom * 100;
  return isBelow ? { 'pays-franchise-instalments': false } : {};
}

function basisOf(day: DeadlineStart, { enteredDates }: CaseState): DayBasis {
  if (enteredDates[day]) return 'entered';
  // No step ends a financial year, so the place's usual end is assumed until one is entered.
  return day === 'financial-year-end' ? 'assumed' : 'step';
}
