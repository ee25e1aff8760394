import { type PlainDate, plainDate } from '#domain/values/plain-date.ts';

/** The day of a moment, in UTC. */
export function dayOf(moment: Date): PlainDate {
  return plainDate(moment.toISOString().slice(0, 10));
}
