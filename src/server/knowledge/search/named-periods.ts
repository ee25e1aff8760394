import {
  addDays,
  addMonths,
  endOfMonth,
  type PlainDate,
  plainDate,
  weekdayOf,
} from '#domain/values/plain-date.ts';

/** A month, a quarter or a day told by its weekday or distance, instead of a date. */
export interface NamedPeriod {
  /** The first and the last day that it can mean; the same for one day. */
  first: PlainDate;
  last: PlainDate;
  kind: 'month' | 'quarter' | 'day';
  /** Whether it was named without a year. */
  isYearless: boolean;
  /** The words that name it, and where they begin. */
  said: string;
  at: number;
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

const monthNames =
  'January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec';

/** What stands before a month that is no part of a date. */
const openers = 'in|since|from|of|to|for|until|till|by|is|was|ends?|ended|ending|fye?|y/e';

/**
 * A month without a day beside it: 'may' and 'march' are months only where something says so. Of a span, as in 'April to
 * March', the last one counts: with it a period ends.
 */
const monthPattern = new RegExp(
  `(?<!(?<!\\d{3})\\d(?:st|nd|rd|th)?(?: of)? )\\b(?:(?:${openers}) ((?:the )?(?:end|beginning|start|first week|last week) of |early |late |mid[- ]?)?|((?:the )?(?:end|beginning|start|first week|last week) of ))(${monthNames})\\b\\.?(?! \\d{1,2}\\b)(?!(?:,? 20\\d\\d)? (?:to|until|till|through) (?:${monthNames})\\b)(?:,? (20\\d\\d))?|\\b(${monthNames})(?: (20\\d\\d))? (?=year[- ]?end)`,
  'gi',
);

const quarterPattern =
  /\b(?:(20\d\d)[ -]?)?(?:Q([1-4])|(first|second|third|fourth|1st|2nd|3rd|4th|last|previous) quarter)\b(?:[ /-](?:of )?(20\d\d))?/gi;

const quarterOf: Record<string, number> = {
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  '1st': 1,
  '2nd': 2,
  '3rd': 3,
  '4th': 4,
};

const relativePattern =
  /\b(?:(today|yesterday)|(?:on |since |last |this |past )+(mon|tue|wed|thu|fri|sat|sun)\w*day(?! \d)|(\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|an?) (day|week|month)s? ago|(last month))\b/gi;

/** Says that what it names is still to come. */
const ahead = /\b(?:will|shall|next|coming|plan(?:ned|ning)? to|going to|want to)\b/i;

/**
 * The months, quarters and days told without a date in a text.
 * @param today the day that one without a year is the last before
 */
export function periodsIn(text: string, today: PlainDate): readonly NamedPeriod[] {
  const isAhead = ahead.test(text);
  return [
    ...[...text.matchAll(monthPattern)].flatMap((match) => monthOf(match, today, isAhead)),
    ...[...text.matchAll(quarterPattern)].flatMap((match) => quarter(match, today)),
    ...[...text.matchAll(relativePattern)].flatMap((match) => dayOf(match, today)),
  ].toSorted((one, other) => one.at - other.at);
}

function monthOf(match: RegExpMatchArray, today: PlainDate, isAhead: boolean): NamedPeriod[] {
  const [said, partAfter, partAlone, ofText, yearOfText, ofYearEnd, yearOfYearEnd] = match;
  const part = partAfter ?? partAlone ?? '';
  const name = ofText ?? ofYearEnd ?? '';
  // In small letters 'may' and 'march' are verbs.
  if (name === 'may' || name === 'march') return [];
  const month = months.indexOf(name.slice(0, 3).toLowerCase()) + 1;
  const year = yearOfText ?? yearOfYearEnd;
  const first = plainDate(`${year ?? yearFor(month, today, isAhead)}-${String(month).padStart(2, '0')}-01`);
  const last = endOfMonth(first);
  const found = { said, at: match.index ?? 0, isYearless: year === undefined, kind: 'month' as const };
  if (/\bend of /i.test(part)) return [{ ...found, first: last, last }];
  if (/\b(?:beginning|start) of /i.test(part)) return [{ ...found, first, last: first }];
  if (/\blast week of /i.test(part)) return [{ ...found, first: addDays(last, -6), last }];
  if (/\bfirst week of /i.test(part)) return [{ ...found, first, last: addDays(first, 6) }];
  return [{ ...found, first, last }];
}

/** The year of a month: the last one that has begun, or the next one for what is still to come. */
function yearFor(month: number, today: PlainDate, isAhead: boolean): number {
  const [year, current] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  if (isAhead) return month < current ? year + 1 : year;
  return month > current ? year - 1 : year;
}

function quarter(match: RegExpMatchArray, today: PlainDate): NamedPeriod[] {
  const [said, yearBefore, digit, word = '', yearAfter] = match;
  const year = yearBefore ?? yearAfter;
  const found = { said, at: match.index ?? 0, isYearless: year === undefined, kind: 'quarter' as const };
  const startOf = (ofYear: number, number: number) =>
    plainDate(`${ofYear}-${String(number * 3 - 2).padStart(2, '0')}-01`);
  const thisYear = Number(today.slice(0, 4));
  const current = startOf(thisYear, Math.ceil(Number(today.slice(5, 7)) / 3));
  const number = digit === undefined ? quarterOf[word.toLowerCase()] : Number(digit);
  let first = number === undefined ? addMonths(current, -3) : startOf(Number(year ?? thisYear), number);
  if (year === undefined && first > current) first = addMonths(first, -12);
  return [{ ...found, first, last: endOfMonth(addMonths(first, 2)) }];
}

function dayOf(match: RegExpMatchArray, today: PlainDate): NamedPeriod[] {
  const [said, nearDay, weekday, count, unit, lastMonth] = match;
  const found = { said, at: match.index ?? 0, isYearless: false };
  if (lastMonth) {
    const first = addMonths(plainDate(`${today.slice(0, 8)}01`), -1);
    return [{ ...found, kind: 'month', first, last: endOfMonth(first) }];
  }
  const on = nearDay
    ? addDays(today, /^yesterday$/i.test(nearDay) ? -1 : 0)
    : weekday
      ? lastWeekday(weekday, today)
      : before(today, count ?? '', unit ?? '');
  return [{ ...found, kind: 'day', first: on, last: on }];
}

/** The last such weekday before today. */
function lastWeekday(name: string, today: PlainDate): PlainDate {
  const away = (weekdayOf(today) - 1 - weekdays.indexOf(name.toLowerCase()) + 7) % 7;
  return addDays(today, -(away === 0 ? 7 : away));
}

function before(today: PlainDate, count: string, unit: string): PlainDate {
  const word = numbers.indexOf(count.toLowerCase()) + 1;
  const number = /^\d/.test(count) ? Number(count) : Math.max(1, word);
  if (unit.toLowerCase() === 'month') return addMonths(today, -number);
  return addDays(today, -number * (unit.toLowerCase() === 'week' ? 7 : 1));
}
