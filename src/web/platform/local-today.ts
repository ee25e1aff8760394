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

/** The server counts its days in UTC, which may be behind or ahead. */
const utcToday = (): PlainDate => plainDate(new Date().toISOString().slice(0, 10));

/** The first day to choose where nothing may begin in the past: today, and no earlier than the server's day. */
export function firstDayAhead(): PlainDate {
  const [here, there] = [localToday(), utcToday()];
  return here > there ? here : there;
}

/** The last day to choose for what has happened: today, and no later than the server's day. */
export function lastDayBehind(): PlainDate {
  const [here, there] = [localToday(), utcToday()];
  return here < there ? here : there;
}
