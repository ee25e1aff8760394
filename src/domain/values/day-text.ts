/*
 * Written by hand: the first formatter of `Intl` takes a browser 12 to 14 ms of processor time, a long task on a phone,
 * and browsers and Node punctuate some of these texts differently, so that a page would read otherwise on the server.
 */

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** A date, such as '26 November 2026'. @param date as YYYY-MM-DD */
export function dayText(date: string): string {
  const { day, month, year } = partsOf(date);
  return `${day} ${month} ${year}`;
}

/** A date with its weekday, such as 'Thursday, 26 November 2026'. @param date as YYYY-MM-DD */
export function weekdayText(date: string): string {
  return `${weekdays[new Date(date).getUTCDay()]}, ${dayText(date)}`;
}

/** A month, such as 'November 2026'. @param date as YYYY-MM or YYYY-MM-DD */
export function monthText(date: string): string {
  const { month, year } = partsOf(date);
  return `${month} ${year}`;
}

/** A date, such as '26 Nov 2026'. @param date as YYYY-MM-DD */
export function shortDayText(date: string): string {
  return `${shortDayOfYear(date)} ${partsOf(date).year}`;
}

/** A range of dates, such as '26 Nov – 3 Dec 2026' or '26 – 28 Nov 2026'; one date if both ends are equal. */
export function windowText(earliest: string, latest: string): string {
  const [first, last] = [partsOf(earliest), partsOf(latest)];
  if (first.year !== last.year) return `${shortDayText(earliest)} – ${shortDayText(latest)}`;
  if (first.month !== last.month) return `${shortDayOfYear(earliest)} – ${shortDayText(latest)}`;
  return first.day === last.day ? shortDayText(latest) : `${first.day} – ${shortDayText(latest)}`;
}

/** The same without the year, such as '26 Nov – 3 Dec'. */
export function dayRangeText(earliest: string, latest: string): string {
  const [first, last] = [shortDayOfYear(earliest), shortDayOfYear(latest)];
  return first === last ? first : `${first} – ${last}`;
}

function shortDayOfYear(date: string): string {
  const { day, month } = partsOf(date);
  return `${day} ${month === 'September' ? 'Sept' : month.slice(0, 3)}`;
}

/** @throws RangeError for what is no date */
function partsOf(date: string): { day: number; month: string; year: number } {
  const at = new Date(date);
  const month = months[at.getUTCMonth()];
  if (!month) throw new RangeError(`'${date}' is no date.`);
  return { day: at.getUTCDate(), month, year: at.getUTCFullYear() };
}
