import { daysBetween, type PlainDate } from '#domain/values/plain-date.ts';

/** From so many days on, a last day stands out wherever it is shown. */
const lastDays = 14;

/** The days left until a last day; `undefined` while there are many, and once it has passed. */
export function lastDaysLeft(on: PlainDate, today: PlainDate): number | undefined {
  const left = daysBetween(today, on);
  return left >= 0 && left <= lastDays ? left : undefined;
}
