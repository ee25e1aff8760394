/** A calendar date without a time or time zone: 'YYYY-MM-DD'. Sorts as text. */
export type PlainDate = `${number}-${number}-${number}`;

const dayMs = 24 * 60 * 60 * 1000;

/** Whether the text is an existing date. */
export function isPlainDate(text: string): text is PlainDate {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && textOf(time) === text;
}

/** Parses a date. Throws RangeError if there is no such date. */
export function plainDate(text: string): PlainDate {
  if (!isPlainDate(text)) throw new RangeError(`'${text}' is no day.`);
  return text;
}

/** Adds days; a negative number subtracts. */
export function addDays(date: PlainDate, days: number): PlainDate {
  return textOf(timeOf(date) + days * dayMs);
}

/** How many days lie between two dates; negative if the second comes first. */
export function daysBetween(from: PlainDate, until: PlainDate): number {
  return Math.round((timeOf(until) - timeOf(from)) / dayMs);
}

/** How many months have begun from one date to a later one. */
export function monthsBegun(from: PlainDate, until: PlainDate): number {
  let months = 1;
  while (addMonths(from, months) < until) months += 1;
  return months;
}

/** Adds months; in a shorter month, returns its last day. */
export function addMonths(date: PlainDate, months: number): PlainDate {
  const [year, month, day] = partsOf(date);
  const target = Date.UTC(year, month - 1 + months, 1);
  const lastDay = partsOf(endOfMonth(textOf(target)))[2];
  return textOf(target + (Math.min(day, lastDay) - 1) * dayMs);
}

/** Adds years; 29 February becomes the 28th in other years. */
export function addYears(date: PlainDate, years: number): PlainDate {
  return addMonths(date, years * 12);
}

/** The last day of a date's month. */
export function endOfMonth(date: PlainDate): PlainDate {
  const [year, month] = partsOf(date);
  return textOf(Date.UTC(year, month, 0));
}

/** ISO 8601 weekday: 1 is Monday, 7 Sunday. */
export function weekdayOf(date: PlainDate): number {
  return new Date(timeOf(date)).getUTCDay() || 7;
}

/** The year of a date. */
export function yearOf(date: PlainDate): number {
  return partsOf(date)[0];
}

function partsOf(date: PlainDate): [year: number, month: number, day: number] {
  return [Number(date.slice(0, 4)), Number(date.slice(5, 7)), Number(date.slice(8, 10))];
}

function timeOf(date: PlainDate): number {
  return Date.parse(`${date}T00:00:00Z`);
}

function textOf(time: number): PlainDate {
  return new Date(time).toISOString().slice(0, 10) as PlainDate;
}
