import type { DeadlineStart } from '#domain/catalogue/definition.ts';
import { addYears, type PlainDate, plainDate } from '#domain/values/plain-date.ts';
import type { FoldedCase, Task } from './fold-case.ts';

/** Earlier dates are refused as mistyped years. */
const earliestCaseDay = plainDate('2000-01-01');

/** A range of valid dates, including both ends. */
export interface DayRange {
  from: PlainDate;
  until: PlainDate;
}

/** Valid days of what is recorded of a task: not before what it needs was done, and not in the future. */
export function daysOfTask({ needs }: Task, { tasks }: FoldedCase, today: PlainDate): DayRange {
  const days = tasks.flatMap(({ template, approval, isFormer }) =>
    approval && !isFormer && needs.includes(template.id) ? [approval.on] : [],
  );
  return { from: days.reduce((latest, day) => (day > latest ? day : latest), earliestCaseDay), until: today };
}

/** Maximum years from incorporation to the end of the first financial year. */
const maxYearsToYearEnd = 2;

/**
 * Valid values of a date of the company. Past events are not in the future; the first financial
 * year ends soon after incorporation.
 */
export function daysFor(
  date: DeadlineStart,
  incorporation: PlainDate | undefined,
  today: PlainDate,
): DayRange {
  if (date !== 'financial-year-end') return { from: earliestCaseDay, until: today };
  return {
    from: incorporation ?? earliestCaseDay,
    until: addYears(incorporation ?? today, maxYearsToYearEnd),
  };
}
