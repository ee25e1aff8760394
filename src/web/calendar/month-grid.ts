import { addDays, addMonths, endOfMonth, plainDate, weekdayOf } from '#domain/values/plain-date.ts';

/** The weeks of a month from Monday to Sunday; days of its neighbours are `undefined`. */
export function weeksOf(month: string): readonly (readonly (string | undefined)[])[] {
  const first = plainDate(`${month}-01`);
  const last = endOfMonth(first);
  const weeks: (string | undefined)[][] = [];
  for (let monday = addDays(first, 1 - weekdayOf(first)); monday <= last; monday = addDays(monday, 7)) {
    weeks.push(
      Array.from({ length: 7 }, (_, index) => {
        const date = addDays(monday, index);
        return date < first || date > last ? undefined : date;
      }),
    );
  }
  return weeks;
}

/** The month so many months later, as YYYY-MM. */
export function monthAfter(month: string, months: number): string {
  return addMonths(plainDate(`${month}-01`), months).slice(0, 7);
}

/** A Monday and the days after it, to name the weekdays by. */
export const namedWeek = Array.from({ length: 7 }, (_, index) => addDays('2024-01-01', index));
