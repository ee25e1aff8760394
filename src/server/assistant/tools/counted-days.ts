import { addWorkingDays, type WorkCalendar } from '#domain/plan/timeline.ts';
import { addDays, addMonths, endOfMonth, type PlainDate } from '#domain/values/plain-date.ts';
import { expertMessages } from '#messages/expert.ts';
import type { Quotable } from '../../knowledge/index.ts';
import type { LateForm } from '../builtin/question/late-question.ts';
import { daysBetween } from './due-dates.ts';
import { sentencesIn } from './sentences.ts';

type Unit = 'day' | 'working day' | 'week' | 'month' | 'year';

/** A statutory period, as in 'within 30 days'. */
interface Period {
  count: number;
  unit: Unit;
  /** Days on top, as in '1 month and 7 days'. */
  days: number;
}

/** Maximum lines in an answer. */
const maxLines = 3;

/** Minimum fit of a counted sentence, relative to the best one. */
const minOfBest = 0.7;

/** A period of days, weeks, months or years. */
const period =
  /\b(\d{1,3})(?:st|nd|rd|th)?[ -](?:calendar )?((?:(?:business|working) )?day|week|month|year)s?(?: and (\d{1,2}) (?:calendar )?days?)?\b/g;

/** Whether a text names a period of working days, which only a place's calendar counts. */
export function tellsWorkingDays(text: string): boolean {
  return /\b\d+ (?:business|working) days?\b/.test(text);
}

/** A period that starts at the end of another, as in 'the 28th day after the tax period ends'. */
const afterPeriod =
  /\b(?:day|week|month)s? (?:after|of|from) (?:the|each|its|every) (?:(?:tax|financial|accounting) )?(?:period|quarter|month)\b/;

/** A period that starts with the company, or with the day that it puts off: no end of a financial year begins it. */
const afterOther =
  /\bafter (?:(?:its|the) )?(?:incorporation|registration|formation)\b|\bexten(?:sion|ds?)\b/;

/** A deadline that is further ahead is not the one that somebody fears to have missed. */
const maxDaysAhead = 366;

/** A sentence about a duration. */
const tellsTerm =
  /\b(?:within|valid|reserved|validity|lasts?|lapses?|expires?|after|from|before|later|by|of the|deadline|due|term|stays?|open for|holds?|runs?|older than)\b/i;

/** How long something usually takes, as in '5 to 7 days', over how long it is measured, or a transition that began on a day of the law: no time that somebody has. */
const ofOther =
  /\b\d+ ?(?:to|–|-) ?\d+ (?:working |business |calendar )?(?:day|week|month|year)s?\b|\b(?:about|usually|takes?|normally) \d+(?: to \d+)? (?:working |business )?(?:day|week|month)s?\b|\b(?:next|last|past|previous|preceding) \d+ (?:day|week|month)s?\b|\b(?:turnover|supplies|sales)\b[^.;]{0,30}\bin \d+ months\b|\b\d[\d,]* in \d+ months\b|\b(?:repeated|again) (?:within|in) \d+ (?:day|week|month|year)s?\b|\b\d+ (?:day|week|month)s? (?:late|overdue)\b|\b\d+(?:st|nd|rd|th) day of\b(?: the \d+(?:st|nd|rd|th) month\b)?|\bfirst \d+ days of\b|\btransition of \d+ months\b|\b\d+-month transition\b/g;

/** For how many years something lasts that has begun: no time in which anything has to be done. */
const lastsYears = /\b(?:valid|validity|lasts?|(?:issued|granted|renewed) for)\b.*\byears?\b/;

/** How long each of several kinds lasts, as in '2 years with an ordinary visa, 5 with a Green one'. */
const ofSeveralKinds = /\b\d+ (?:year|month|day)s? (?:with|for)\b.*, \d+ (?:with|for)\b/;

/** What follows when a deadline is missed: no time that somebody has. */
const tellsConsequence =
  /^(?:[-*] )?Late\b|\b(?:dissol\w+|struck off|strikes? off|suspen\w+|cancel\w*)\b[^.;]{0,30}\bafter\b/;

/** A yearly date on the first day of the month in which something happened. */
const firstOfMonth =
  /\bfirst day of (?:(?:the|its) )?(?:anniversary month|(?:same )?month (?:in which|of)|[a-z]+ month)\b.*\byear after\b/i;

/** A monthly date, as in 'within the first 10 days of the month after the payment'. */
const daysOfNextMonth =
  /\b(?:within|by) (?:the )?(?:first )?(\d{1,2}) days of the (?:next|following|month (?:after|following))/;

/** A date to count from, and how the question uses it. */
interface Counting {
  from: PlainDate;
  /** The first day that is meant, where only its month or quarter is told. */
  earliest?: PlainDate;
  /** Whether the date is the last day of a period. */
  isPeriodEnd: boolean;
  /** Whether it is said to be the end of a financial year. */
  isYearEnd?: boolean;
  /** Whether it is asked by when something has to be done, rather than when something ends. */
  isDuty?: boolean;
  /** How well a sentence matches the question; higher is better. */
  fitOf(sentence: string): number;
  today: PlainDate;
  /** Of the place, where a passage tells working days; without it these are not counted. */
  calendar?: WorkCalendar | undefined;
  /** Whether the first of yearly dates is asked for, be it past. */
  asksFirst?: boolean;
  /** How the question asks whether something is late. */
  asksLate?: LateForm | undefined;
}

/**
 * Counts periods from passages from a date: '6 months' from 21 October 2026 end on 21 April 2027.
 * @returns `undefined` if no passage contains such a period
 */
export function countedDays(
  passages: readonly Quotable[],
  {
    from: last,
    earliest = last,
    isPeriodEnd,
    isYearEnd = false,
    asksFirst = false,
    isDuty = false,
    fitOf,
    today,
    asksLate,
    calendar,
  }: Counting,
): Quotable | undefined {
  // Nobody is called late for a day that may not have been meant; else the first of them is the safe one.
  const [from, other] = asksLate ? [last, earliest] : [earliest, last];
  const lines: string[] = [];
  const monthly = passages.slice(0, 1).flatMap(({ text, sources }) =>
    sentencesIn(text)
      .filter((sentence) => firstOfMonth.test(sentence) && fitOf(sentence) > 0)
      .map((sentence) => ({ text: monthText(from, asksFirst ? undefined : today, sentence), sources })),
  )[0];
  if (monthly) return monthly;
  const ofMonth = passages.slice(0, 1).flatMap(({ text, sources }) =>
    sentencesIn(text).flatMap((sentence) => {
      const [, count] = (fitOf(sentence) > 0 && daysOfNextMonth.exec(sentence)) || [];
      if (count === undefined) return [];
      const on = addDays(endOfMonth(from), Number(count));
      const marks = /\[\d+(?:, ?\d+)*\]/.exec(sentence)?.[0] ?? '';
      return [{ text: lineFor(on, expertMessages.dates.intoNextMonth(Number(count)), marks, on), sources }];
    }),
  )[0];
  if (ofMonth) return ofMonth;
  const told = passages.flatMap(({ text, sources }) =>
    sentencesIn(text)
      .map((sentence) => sentence.replaceAll(ofOther, ''))
      .filter((sentence) => tellsTerm.test(sentence) && sentence.search(period) !== -1)
      .filter((sentence) => !(isDuty && lastsYears.test(sentence)) && !ofSeveralKinds.test(sentence))
      .filter((sentence) => !tellsConsequence.test(sentence) && !(isYearEnd && afterOther.test(sentence)))
      .map((sentence) => ({ sentence, sources, fit: fitOf(sentence) })),
  );
  const best = Math.max(0, ...told.map(({ fit }) => fit));
  if (best === 0) return undefined;
  const [first] = told.filter(({ fit }) => fit === best);
  if (!first || (!isPeriodEnd && afterPeriod.test(first.sentence))) return undefined;
  const around = aroundAnniversary.exec(first.sentence);
  if (around) return { text: windowText(around, from, first.sentence), sources: first.sources };
  const seen = new Set<string>();
  // Only one passage, so that all citations belong to one list.
  for (const { sentence, sources, fit } of told) {
    if (sources !== first.sources || fit < best * minOfBest) continue;
    for (const match of sentence.matchAll(period)) {
      const [found, count = '', unit = 'day', days = '0'] = match;
      const isWorking = unit.endsWith(' day');
      if (isWorking && !calendar) continue;
      const isLessADay = sentence.slice(match.index + found.length).startsWith(' less a day');
      const counted: Period = {
        count: Number(count),
        unit: isWorking ? 'working day' : (unit as Unit),
        days: Number(days) - (isLessADay ? 1 : 0),
      };
      const on = dayAfter(from, counted, calendar);
      if (seen.has(on) || Number(count) === 0) continue;
      // A period of years, such as one for keeping records, tells nobody that they are in time.
      if (asksLate && daysBetween(today, on) > maxDaysAhead) continue;
      seen.add(on);
      const marks = /\[\d+(?:, ?\d+)*\]/.exec(sentence.slice(match.index))?.[0] ?? '';
      lines.push(
        lineFor(
          on,
          found.replace('-', ' ') + (isLessADay ? ' less a day' : ''),
          marks,
          dayAfter(other, counted, calendar),
        ),
      );
    }
  }
  if (lines.length === 0) return undefined;
  // Whether somebody is late is told of one day.
  return { text: lines.slice(0, asksLate ? 1 : maxLines).join('\n'), sources: first.sources };

  /** The first date answers the question; others stand below it. */
  function lineFor(on: PlainDate, period: string, marks: string, onOther: PlainDate): string {
    const { dates, day } = expertMessages;
    const [last, start] = [day(on), day(from)];
    if (lines.length > 0) return dates.alsoCounted(last, period, start, marks);
    const also = on === onOther ? '' : ` ${dates.fromOtherDay(day(other), [day(onOther)])}`;
    const days = daysBetween(today, on);
    if (!asksLate) return `${dates.counted(last, period, start, marks)}.${also}\n`;
    if (asksLate === 'still') return `${dates.stillUntil(days, last, period, start, marks)}.${also}\n`;
    const isAsked = asksLate === 'whether';
    return days < 0
      ? `${dates.lateOn(isAsked, -days, last, period, start, marks)}.${also}\n`
      : `${dates.notLateOn(isAsked, days, last, period, start, marks)}.${also}\n`;
  }
}

/** A window around each anniversary. */
const aroundAnniversary = /\b(\d+) days before and (\d+) days after the anniversary\b/;

/** The next of the yearly dates on the first day of a month. */
/** The next of yearly dates, or the first where no `today` is given. */
function monthText(from: PlainDate, today: PlainDate | undefined, sentence: string): string {
  const { dates, day } = expertMessages;
  const marks = /\[\d+(?:, ?\d+)*\]/.exec(sentence)?.[0] ?? '';
  const firstDay = addDays(from, 1 - Number(from.slice(8)));
  let on = addMonths(firstDay, 12);
  if (today === undefined) return `${dates.firstEachYearOn(day(on), day(from), marks)}.\n`;
  while (on < today) on = addMonths(on, 12);
  return `${dates.eachYearOn(day(on), day(from), marks)}.\n`;
}

function windowText(
  [, before = '0', after = '0']: RegExpExecArray,
  from: PlainDate,
  sentence: string,
): string {
  const { dates, day } = expertMessages;
  const anniversary = addMonths(from, 12);
  const marks = /\[\d+(?:, ?\d+)*\]/.exec(sentence)?.[0] ?? '';
  const [opens, closes] = [addDays(anniversary, -Number(before)), addDays(anniversary, Number(after))];
  return `${dates.window(day(opens), day(closes), day(anniversary), marks)}.\n`;
}

function dayAfter(
  from: PlainDate,
  { count, unit, days }: Period,
  calendar: WorkCalendar | undefined,
): PlainDate {
  if (unit === 'working day') return calendar ? addWorkingDays(from, count, calendar) : from;
  if (unit === 'day') return addDays(from, count + days);
  if (unit === 'week') return addDays(from, count * 7 + days);
  const later = addMonths(from, unit === 'month' ? count : count * 12);
  // Months after the end of a month end on the last day of a month.
  return addDays(from === endOfMonth(from) ? endOfMonth(later) : later, days);
}
