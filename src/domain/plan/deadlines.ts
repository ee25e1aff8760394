import { holds, type PlanRequirements } from '#domain/catalogue/condition.ts';
import type { Deadline, DeadlineRule, DeadlineStart, Jurisdiction } from '#domain/catalogue/definition.ts';
import {
  addDays,
  addMonths,
  endOfMonth,
  type PlainDate,
  plainDate,
  yearOf,
} from '#domain/values/plain-date.ts';

/** Days of a company's life, as far as they are known; the financial year's end is its first one. */
export type CompanyDates = Partial<Record<DeadlineStart, PlainDate>>;

/** A deadline on one day. */
export interface DueDate {
  deadline: Deadline;
  on: PlainDate;
}

/** A rule about a day of each year. */
type EachYear = Extract<DeadlineRule, { eachYearOn: string }>;

/** A rule that counts from a day of the company's life. */
type Counted = Extract<DeadlineRule, { from: DeadlineStart }>;

const yearsBetween = { yearly: 1, 'every-two-years': 2 } as const;

/**
 * What falls due from one day to another, both included, in order. A rule that counts from a day that is
 * not known yet brings nothing.
 */
export function deadlinesOf(
  jurisdiction: Jurisdiction,
  requirements: PlanRequirements,
  dates: CompanyDates,
  { from, until }: { from: PlainDate; until: PlainDate },
): readonly DueDate[] {
  return jurisdiction.deadlines
    .filter(({ when }) => holds(when, requirements))
    .flatMap((deadline) => daysOf(deadline, dates, until).map((on) => ({ deadline, on })))
    .filter(({ on }) => on >= from && on <= until)
    .sort((one, other) => (one.on < other.on ? -1 : one.on > other.on ? 1 : 0));
}

function daysOf({ rule }: Deadline, dates: CompanyDates, until: PlainDate): PlainDate[] {
  const law = rule.value;
  if ('on' in law) return [plainDate(law.on)];
  if ('eachYearOn' in law) {
    const founded = dates.incorporation;
    return founded === undefined ? [] : eachYear(law, founded, until);
  }
  const start = dates[law.from];
  if (start === undefined) return [];
  if (law.repeats === 'once') return [dayAfter(start, law, 0)];
  const days: PlainDate[] = [];
  for (let round = 0; ; round += yearsBetween[law.repeats]) {
    const day = dayAfter(start, law, round);
    if (day > until) return days;
    days.push(day);
  }
}

function eachYear(
  { eachYearOn, startsIn, periodEndsOn }: EachYear,
  founded: PlainDate,
  until: PlainDate,
): PlainDate[] {
  const isFromFounding = startsIn === 'founding-year';
  const days: PlainDate[] = [];
  for (let year = yearOf(founded) + (isFromFounding ? 0 : 1); year <= yearOf(until); year += 1) {
    const day = plainDate(`${year}-${eachYearOn}`);
    const last = periodEndsOn ? dayBefore(day, periodEndsOn) : day;
    if (!isFromFounding || last >= founded) days.push(day);
  }
  return days;
}

/** The last such day of a year that comes before another. */
function dayBefore(day: PlainDate, dayOfYear: string): PlainDate {
  const sameYear = plainDate(`${yearOf(day)}-${dayOfYear}`);
  return sameYear < day ? sameYear : plainDate(`${yearOf(day) - 1}-${dayOfYear}`);
}

function dayAfter(start: PlainDate, { from, after, endOfMonth: isEnd }: Counted, yearsOn: number): PlainDate {
  const later = addMonths(start, (yearsOn + (after.years ?? 0)) * 12 + (after.months ?? 0));
  // A financial year that ends with a month: so many months on is the end of another, however long.
  const isWholeMonths = from === 'financial-year-end' && start === endOfMonth(start);
  return addDays(isEnd || isWholeMonths ? endOfMonth(later) : later, after.days ?? 0);
}
