import type { CaseState } from '#domain/cases/case-state.ts';
import { companyDatesOf } from '#domain/cases/company-dates.ts';
import {
  type CompanyAnswers,
  type CompanyQuestion,
  companyQuestions,
} from '#domain/catalogue/company-question.ts';
import { holds, type PlanRequirements } from '#domain/catalogue/condition.ts';
import type { DeadlineStart, Jurisdiction } from '#domain/catalogue/definition.ts';
import { type DueDate, deadlinesOf, startOf } from '#domain/plan/deadlines.ts';
import type { WorkCalendar } from '#domain/plan/timeline.ts';
import { taxByAuthorisedShares } from '#domain/tax/delaware-franchise-tax.ts';
import { addYears, type PlainDate } from '#domain/values/plain-date.ts';
import { type Closing, recordAfterClosing } from './after-closing.ts';
import { type DeadlineRecord, deadlineRecordOf, type RecordedDeadlineEvent } from './deadline-record.ts';

/** Key dates of a company in their usual order. */
export const companyDays = [
  'incorporation',
  'licence-issue',
  'visa-issue',
  'financial-year-end',
] as const satisfies readonly DeadlineStart[];

/** Origin of a date: entered, derived from a completed formation step, or assumed. */
export const dayBases = ['entered', 'step', 'assumed'] as const;
type DayBasis = (typeof dayBases)[number];

/** A date that deadlines count from. */
interface CountedDay {
  day: DeadlineStart;
  /** `undefined` while unknown. */
  known: { on: PlainDate; basis: DayBasis } | undefined;
  /** Number of the company's deadlines that count from it. */
  deadlines: number;
}

/** A question that deadlines depend on. */
interface OpenQuestion {
  question: CompanyQuestion;
  /** `undefined` until it is answered. */
  answer: boolean | undefined;
}

/** A deadline with what was recorded about it. */
export interface CompanyDeadline extends DueDate {
  record: DeadlineRecord;
}

/** Whether a deadline is neither done nor said not to apply. */
export function isOpen({ record }: Pick<CompanyDeadline, 'record'>): boolean {
  return record.state === 'open';
}

export interface CompanyCalendar {
  from: PlainDate;
  until: PlainDate;
  deadlines: readonly CompanyDeadline[];
  /** Every date that this company's deadlines count from, known or not. */
  counted: readonly CountedDay[];
  /** Every question that this company's deadlines depend on. */
  questions: readonly OpenQuestion[];
}

/**
 * A company's deadlines from one year before today to three years after, with the dates they count from.
 *
 * @param calendar working days of the country's offices
 * @param shares authorised shares, if known
 * @param recorded what was recorded about deadlines, oldest first
 * @param cases legal days of open cases and time limits of their tasks, and the end of the company
 */
export function companyCalendarOf(
  jurisdiction: Jurisdiction,
  requirements: PlanRequirements,
  state: CaseState,
  calendar: WorkCalendar,
  shares: number | null,
  today: PlainDate,
  recorded: readonly RecordedDeadlineEvent[],
  { ofCases = [], closing }: { ofCases?: readonly DueDate[]; closing?: Closing | undefined } = {},
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
    deadlines: [
      ...deadlinesOf(jurisdiction, requirements, dates, { from, until }, calendar, known),
      ...ofCases.filter(({ on }) => on >= from && on <= until),
    ]
      .sort((one, other) => (one.on < other.on ? -1 : one.on > other.on ? 1 : 0))
      .map((due) => {
        const record = deadlineRecordOf(recorded, due.deadline.id, due.occurrence);
        const isEnding = closing && !ofCases.includes(due);
        return { ...due, record: isEnding ? recordAfterClosing(due, record, closing) : record };
      }),
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

/** Yearly franchise tax in US dollars from which a corporation pays instalments. */
const instalmentsFrom = 5_000;

/** Answers derived from the company's data. The tax by authorised shares is Delaware's maximum. */
function answersFrom(shares: number | null): CompanyAnswers {
  const isBelow = shares !== null && taxByAuthorisedShares(shares).high < instalmentsFrom * 100;
  return isBelow ? { 'pays-franchise-instalments': false } : {};
}

function basisOf(day: DeadlineStart, { enteredDates }: CaseState): DayBasis {
  if (enteredDates[day]) return 'entered';
  // No step sets the financial year end, so the jurisdiction's default is assumed until one is entered.
  return day === 'financial-year-end' ? 'assumed' : 'step';
}
