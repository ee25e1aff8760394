import type { Jurisdiction } from '#domain/catalogue/definition.ts';
import {
  addDays,
  addMonths,
  addYears,
  endOfMonth,
  type PlainDate,
  plainDate,
  yearOf,
} from '#domain/values/plain-date.ts';

/** The jurisdiction's default end of the first financial year, or 31 December of the founding year. */
export function firstYearEndOf(
  { firstYearEnd }: Pick<Jurisdiction, 'firstYearEnd'>,
  incorporation: PlainDate,
): PlainDate {
  const law = firstYearEnd?.value;
  if (law?.kind === 'month-of-anniversary') return endOfMonth(addYears(incorporation, 1));
  const december = plainDate(`${yearOf(incorporation)}-12-31`);
  const isTooShort = law !== undefined && lastDayOfPeriod(incorporation, law.minMonths) > december;
  return isTooShort ? addYears(december, 1) : december;
}

/** Whether a financial year that begins on one day and ends on another is longer than twelve months. */
export function isLongYear(firstDay: PlainDate, lastDay: PlainDate): boolean {
  return lastDay > lastDayOfPeriod(firstDay, 12);
}

/**
 * The last day of a number of months that begin on a date. Twelve months from 29 February end on 28 February, those
 * from 1 March on the last day of February.
 */
export function lastDayOfPeriod(firstDay: PlainDate, months: number): PlainDate {
  const sameDay = addMonths(firstDay, months);
  return sameDay.slice(8) === firstDay.slice(8) ? addDays(sameDay, -1) : sameDay;
}
