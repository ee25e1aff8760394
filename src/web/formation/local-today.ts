import { type PlainDate, plainDate } from '#domain/values/plain-date.ts';

/** Today where the person is, kept within the days that can be chosen. */
export function todayWithin({ from, until }: { from: string; until: string }): PlainDate {
  const now = new Date();
  const offset = -now.getTimezoneOffset() * 60_000;
  const today = plainDate(new Date(now.getTime() + offset).toISOString().slice(0, 10));
  if (today < from) return plainDate(from);
  return today > until ? plainDate(until) : today;
}
