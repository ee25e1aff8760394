import { dayText } from '#domain/values/day-text.ts';
import { addDays, addMonths, endOfMonth, type PlainDate } from '#domain/values/plain-date.ts';
import type { Quotable } from '../../knowledge/index.ts';
import { sentencesIn } from './sentences.ts';

type Unit = 'day' | 'week' | 'month' | 'year';

/** A period of law, as in 'within 30 days'. */
interface Period {
  count: number;
  unit: Unit;
}

/** Lines that an answer shows at most. */
const maxLines = 3;

/** A sentence is counted from where it fits the question nearly as well as the best one. */
const minOfBest = 0.7;

/** A period of days, weeks, months or years; working days are another matter, for they need the calendar. */
const period = /\b(\d{1,3})(?:st|nd|rd|th)?[ -](?:calendar )?(day|week|month|year)s?\b/g;

/** What counts from the end of a period, as in 'the 28th day after the tax period ends'. */
const afterPeriod =
  /\b(?:day|week|month)s? (?:after|of|from) (?:the|each|its|every) (?:(?:tax|financial|accounting) )?(?:period|quarter|month)\b/;

/** A sentence that tells how long something may take or lasts. */
const tellsTerm =
  /\b(?:within|valid|validity|lasts?|lapses?|expires?|after|from|before|later|by|of the|deadline|due|term|stays?|open for|holds?|runs?)\b/i;

/**
 * Counts the periods that passages name from a day: '6 months' from 21 October 2026 ends on 21 April 2027.
 *
 * @param isPeriodEnd whether the day is the last one of a period
 * @param fitOf how well a sentence fits the question; the higher the better
 * @returns `undefined` where no passage names such a period
 */
export function countedDays(
  passages: readonly Quotable[],
  from: PlainDate,
  isPeriodEnd: boolean,
  fitOf: (sentence: string) => number,
): Quotable | undefined {
  const told = passages.flatMap(({ text, sources }) =>
    sentencesIn(text)
      .filter((sentence) => tellsTerm.test(sentence) && sentence.search(period) !== -1)
      .map((sentence) => ({ sentence, sources, fit: fitOf(sentence) })),
  );
  const best = Math.max(0, ...told.map(({ fit }) => fit));
  if (best === 0) return undefined;
  const [first] = told.filter(({ fit }) => fit === best);
  if (!first || (!isPeriodEnd && afterPeriod.test(first.sentence))) return undefined;
  const lines: string[] = [];
  const seen = new Set<string>();
  // One passage only, so that the citations belong to one list.
  for (const { sentence, sources, fit } of told) {
    if (sources !== first.sources || fit < best * minOfBest) continue;
    for (const match of sentence.matchAll(period)) {
      const [found, count = '', unit = 'day'] = match;
      const on = dayAfter(from, { count: Number(count), unit: unit as Unit });
      if (seen.has(on) || Number(count) === 0) continue;
      seen.add(on);
      const marks = /\[\d+(?:, ?\d+)*\]/.exec(sentence.slice(match.index))?.[0] ?? '';
      lines.push(`- ${found.replace('-', ' ')} from ${dayText(from)}: **${dayText(on)}** ${marks}`.trim());
    }
  }
  return { text: lines.slice(0, maxLines).join('\n'), sources: first.sources };
}

function dayAfter(from: PlainDate, { count, unit }: Period): PlainDate {
  if (unit === 'day') return addDays(from, count);
  if (unit === 'week') return addDays(from, count * 7);
  const later = addMonths(from, unit === 'month' ? count : count * 12);
  // So many months after the end of a month is the end of another, however long.
  return from === endOfMonth(from) ? endOfMonth(later) : later;
}
