import { type CompanyAnswers, isMet } from '#domain/catalogue/company-question.ts';
import { holds, type PlanRequirements } from '#domain/catalogue/condition.ts';
import type {
  DayOffRule,
  Deadline,
  DeadlineRule,
  DeadlineStart,
  Jurisdiction,
  TimeAfter,
} from '#domain/catalogue/definition.ts';
import {
  addDays,
  addMonths,
  addYears,
  endOfMonth,
  type PlainDate,
  plainDate,
  yearOf,
} from '#domain/values/plain-date.ts';
import { firstYearEndOf, isLongYear, lastDayOfPeriod } from './financial-year.ts';
import type { WorkCalendar } from './timeline.ts';

/** The known dates of a company; the financial year end is the first one. */
export type CompanyDates = Partial<Record<DeadlineStart, PlainDate>>;

/** A deadline with its date. */
export interface DueDate {
  deadline: Deadline;
  /** Which date of the duty this is; it stays the same when the date that it counts from is corrected. */
  occurrence: string;
  /** The last day on which it can be done. */
  on: PlainDate;
  /** Set if the rule results in a weekend or public holiday: the original date and the rule for moving it. */
  dayOff?: { on: PlainDate; rule: DayOffRule | 'unconfirmed' };
}

/** A rule about a day of each year. */
type EachYear = Extract<DeadlineRule, { eachYearOn: string }>;

/** A rule that counts from a date of the company. */
type Counted = Extract<DeadlineRule, { from: DeadlineStart }>;

const yearsBetween = { yearly: 1, 'every-two-years': 2 } as const;

/** Maximum number of consecutive days off. */
const maxDaysOff = 31;

/**
 * The deadlines in a period, including both ends, in order. A rule that counts from an
 * unknown date gives none.
 *
 * @param calendar working days of the country's offices
 * @param answers answers of the company's members
 */
export function deadlinesOf(
  jurisdiction: Jurisdiction,
  requirements: PlanRequirements,
  dates: CompanyDates,
  { from, until }: { from: PlainDate; until: PlainDate },
  calendar: WorkCalendar,
  answers: CompanyAnswers = {},
): readonly DueDate[] {
  const isFirstYearLong = hasLongFirstYear(jurisdiction, dates);
  const latest = addDays(until, maxDaysOff);
  return jurisdiction.deadlines
    .filter(({ when }) => holds(when, requirements))
    .flatMap((deadline) => settled(deadline, answers))
    .flatMap((deadline) =>
      daysOf(deadline, dates, isFirstYearLong, latest).map((each) => dueDateOf(deadline, each, calendar)),
    )
    .filter(({ on }) => on >= from && on <= until)
    .sort((one, other) => (one.on < other.on ? -1 : one.on > other.on ? 1 : 0));
}

/** The date of the company that a rule counts from; `undefined` for a fixed date. */
export function startOf(law: DeadlineRule): DeadlineStart | undefined {
  if ('from' in law) return law.from;
  if ('on' in law) return undefined;
  const isAfterYear = 'startsIn' in law && law.startsIn === 'year-after-first-financial-year';
  return isAfterYear ? 'financial-year-end' : 'incorporation';
}

/** A deadline without its condition if the answers meet it; `undefined` if they do not. */
function settled({ onlyIf, ...deadline }: Deadline, answers: CompanyAnswers): Deadline[] {
  const isCertain = deadline.dependsOn && isMet(deadline.dependsOn, answers);
  if (isCertain === false) return [];
  return [isCertain || onlyIf === undefined ? deadline : { ...deadline, onlyIf }];
}

/** The date of a rule, moved from days off by its law. */
export function dueDateOf(
  deadline: Deadline,
  { day, occurrence }: Occurrence,
  calendar: WorkCalendar,
): DueDate {
  // A fixed date, such as the start of a duty, does not move unless the law says so.
  const isNamed = 'on' in deadline.rule.value && deadline.onDayOff === undefined;
  if (isNamed || calendar.isWorkingDay(day)) return { deadline, occurrence, on: day };
  const rule = deadline.onDayOff?.value ?? 'unconfirmed';
  const step = rule === 'next-working-day' ? 1 : rule === 'working-day-before' ? -1 : 0;
  let on = day;
  for (let moved = 0; step !== 0 && moved < maxDaysOff && !calendar.isWorkingDay(on); moved += 1)
    on = addDays(on, step);
  return { deadline, occurrence, on, dayOff: { on: day, rule } };
}

/** A date of a duty by its rule. */
interface Occurrence {
  day: PlainDate;
  occurrence: string;
}

function daysOf(
  deadline: Deadline,
  dates: CompanyDates,
  isFirstYearLong: boolean,
  until: PlainDate,
): Occurrence[] {
  const { rule, longFirstYear } = deadline;
  if (longFirstYear === 'required' && !isFirstYearLong) return [];
  // Dates that count from one of the company move with it, so they are numbered.
  const days = daysOfRule(rule.value, dates, until).map((day, index) => ({
    day,
    occurrence: 'from' in rule.value ? String(index + 1) : day,
  }));
  // A conditional monthly duty is listed once.
  if ('eachMonthOn' in rule.value && deadline.onlyIf !== undefined) return days.slice(0, 1);
  return longFirstYear === 'leaves-out-first' && isFirstYearLong ? days.slice(1) : days;
}

function hasLongFirstYear(jurisdiction: Jurisdiction, dates: CompanyDates): boolean {
  const { incorporation } = dates;
  if (incorporation === undefined) return false;
  return isLongYear(
    incorporation,
    dates['financial-year-end'] ?? firstYearEndOf(jurisdiction, incorporation),
  );
}

function daysOfRule(law: DeadlineRule, dates: CompanyDates, until: PlainDate): PlainDate[] {
  if ('on' in law) return [plainDate(law.on)];
  if ('eachYearOn' in law) return eachYear(law, dates, until);
  if ('eachMonthOn' in law) return eachMonth(law.eachMonthOn, dates, until);
  const start = dates[law.from];
  if (start === undefined || (law.onlySince !== undefined && start < law.onlySince)) return [];
  if (law.repeats === 'once') return [dayAfter(start, law, 0)];
  const days: PlainDate[] = [];
  for (let round = 0; ; round += yearsBetween[law.repeats]) {
    const day = dayAfter(start, law, round);
    if (day > until) return days;
    days.push(day);
  }
}

function eachYear(
  { eachYearOn, startsIn, periodEndsOn, isOnce }: EachYear,
  { incorporation: founded, 'financial-year-end': yearEnd }: CompanyDates,
  until: PlainDate,
): PlainDate[] {
  const start = startsIn === 'year-after-first-financial-year' ? yearEnd : founded;
  if (start === undefined) return [];
  const isFromFounding = startsIn === 'founding-year';
  const days: PlainDate[] = [];
  for (let year = yearOf(start) + (isFromFounding ? 0 : 1); year <= yearOf(until); year += 1) {
    const day = plainDate(`${year}-${eachYearOn}`);
    const last = periodEndsOn ? dayBefore(day, periodEndsOn) : day;
    if (!isFromFounding || last >= start) days.push(day);
    if (isOnce && days.length > 0) return days;
  }
  return days;
}

function eachMonth(day: number, { incorporation }: CompanyDates, until: PlainDate): PlainDate[] {
  if (incorporation === undefined) return [];
  const days: PlainDate[] = [];
  const firstOfMonth = plainDate(`${incorporation.slice(0, 8)}01`);
  for (let months = 1; ; months += 1) {
    const due = addDays(addMonths(firstOfMonth, months), day - 1);
    if (due > until) return days;
    days.push(due);
  }
}

/** The last occurrence of a day of the year before a date. */
function dayBefore(day: PlainDate, dayOfYear: string): PlainDate {
  const sameYear = plainDate(`${yearOf(day)}-${dayOfYear}`);
  return sameYear < day ? sameYear : plainDate(`${yearOf(day) - 1}-${dayOfYear}`);
}

/** How long after a day a deadline falls that counts from it. */
export function timeAfter({ after, exception }: Counted, day: PlainDate): TimeAfter {
  return exception && day.endsWith(exception.from) && day <= exception.lastFrom ? exception.after : after;
}

function dayAfter(day: PlainDate, law: Counted, yearsOn: number): PlainDate {
  const { from, periodMonths, endOfMonth: isEnd, keepsMonthEnd } = law;
  const start = periodMonths === undefined ? day : endOfPeriods(day, periodMonths, yearsOn);
  const yearsMore = periodMonths === undefined ? yearsOn : 0;
  const after = timeAfter(law, addYears(start, yearsMore));
  const later = addMonths(start, (yearsMore + (after.years ?? 0)) * 12 + (after.months ?? 0));
  // Months counted from the end of a month end on the last day of a month.
  const isMonthEnd = start === endOfMonth(start);
  const staysAtEnd =
    isMonthEnd &&
    (from === 'financial-year-end' ||
      (after.months !== undefined && (keepsMonthEnd || periodMonths !== undefined)));
  return addDays(isEnd || staysAtEnd ? endOfMonth(later) : later, after.days ?? 0);
}

/** The last day of a first period plus a number of yearly periods. */
function endOfPeriods(firstDay: PlainDate, months: number, years: number): PlainDate {
  let lastDay = lastDayOfPeriod(firstDay, months);
  for (let year = 0; year < years; year += 1) lastDay = lastDayOfPeriod(addDays(lastDay, 1), 12);
  return lastDay;
}
