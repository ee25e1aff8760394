import { addDays, type PlainDate, plainDate } from '#domain/values/plain-date.ts';

/** Today where the person is. UTC may be a day behind or ahead. */
export function localToday(): PlainDate {
  // Sweden writes dates as YYYY-MM-DD.
  return plainDate(new Intl.DateTimeFormat('sv-SE').format(new Date()));
}

/** Today where the person is, kept within the days that can be chosen. */
export function todayWithin({ from, until }: { from: string; until: string }): PlainDate {
  const today = localToday();
  if (today < from) return plainDate(from);
  return today > until ? plainDate(until) : today;
}

/** A day counted from today where the person is. */
export const localDayIn = (days: number): PlainDate => addDays(localToday(), days);

/**
 * The first day to choose where nothing may begin in the past: the server's, which counts in UTC. East of it the
 * person's day begins earlier, and what is to hold from that one would wait for some hours although it is approved.
 */
export const firstDayAhead = (): PlainDate => plainDate(new Date().toISOString().slice(0, 10));

/** The last day to choose for what has happened: today, and no later than the server's day. */
export function lastDayBehind(): PlainDate {
  const [here, there] = [localToday(), firstDayAhead()];
  return here < there ? here : there;
}
