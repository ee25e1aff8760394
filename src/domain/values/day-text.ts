import { lazily } from './lazily.ts';

const day = lazily(() => new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }));
const shortDay = lazily(() => new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' }));
const dayOfYear = lazily(
  () => new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' }),
);

/** @param date as YYYY-MM-DD */
export function dayText(date: string): string {
  return day().format(new Date(date));
}

/** @param date as YYYY-MM-DD */
export function shortDayText(date: string): string {
  return shortDay().format(new Date(date));
}

/**
 * A range of dates, such as '26 Nov – 3 Dec 2026'; one date if both ends are equal. The spaces are plain ones, as in
 * browsers: Node writes thin ones, and a page would read otherwise on the server.
 */
export function windowText(earliest: string, latest: string): string {
  return shortDay().formatRange(new Date(earliest), new Date(latest)).replaceAll('\u2009', ' ');
}

/** The same without the year, such as '26 Nov – 3 Dec'. */
export function dayRangeText(earliest: string, latest: string): string {
  const [first, last] = [earliest, latest].map((date) => dayOfYear().format(new Date(date)));
  return first === last ? `${first}` : `${first} – ${last}`;
}
