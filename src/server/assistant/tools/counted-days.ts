import { dayText } from '#domain/values/day-text.ts';
import { addDays, addMonths, endOfMonth, type PlainDate } from '#domain/values/plain-date.ts';
import type { Quotable } from '../citation.ts';
import { sentencesIn } from './sentences.ts';

type Unit = 'day' | 'week' | 'month' | 'year';

/** A period of law, as in 'within 30 days'. */
interface Period {
  count: number;
  unit: Unit;
}

/** Lines that an answer shows at most. */
const mostLines = 3;

/** A period of days, weeks, months or years; working days are another matter, for they need the calendar. */
const period = /\b(\d{1,3})[ -](calendar )?(day|week|month|year)s?\b/g;

/** A sentence that tells how long something may take or lasts. */
const tellsTerm =
  /\b(?:within|valid|validity|lasts?|lapses?|expires?|after|from|before|later|no later|by|of the|deadline|due|term|stays?|open for|holds?|runs?)\b/i;

/**
 * Counts the periods that a text names from a day: '6 months' from 21 October 2026 ends on 21 April 2027.
 *
 * @param isMeant which sentences of the text the question is about
 * @returns `undefined` where the text names no such period
 */
export function countedDays(
  { text, sources }: Quotable,
  from: PlainDate,
  isMeant: (sentence: string) => boolean,
): Quotable | undefined {
  const lines: string[] = [];
  const seen = new Set<string>();
  const told = sentencesIn(text).filter((sentence) => tellsTerm.test(sentence));
  const meant = told.filter(isMeant);
  for (const sentence of meant.length > 0 ? meant : told) {
    for (const [found, count = '', , unit = 'day'] of sentence.matchAll(period)) {
      const on = dayAfter(from, { count: Number(count), unit: unit as Unit });
      if (seen.has(on) || Number(count) === 0) continue;
      seen.add(on);
      const marks = /(?:\[\d+(?:, ?\d+)*\])/.exec(sentence.slice(sentence.indexOf(found)))?.[0] ?? '';
      lines.push(`- ${found.replace('-', ' ')} from ${dayText(from)}: **${dayText(on)}** ${marks}`.trim());
    }
    if (lines.length >= mostLines) break;
  }
  return lines.length > 0 ? { text: lines.slice(0, mostLines).join('\n'), sources } : undefined;
}

function dayAfter(from: PlainDate, { count, unit }: Period): PlainDate {
  if (unit === 'day') return addDays(from, count);
  if (unit === 'week') return addDays(from, count * 7);
  const later = addMonths(from, unit === 'month' ? count : count * 12);
  // So many months after the end of a month is the end of another, however long.
  return from === endOfMonth(from) ? endOfMonth(later) : later;
}
