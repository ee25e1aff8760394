import { type PlainDate, plainDate } from '#domain/values/plain-date.ts';
import { expertMessages } from '#messages/expert.ts';
import type { Quotable } from '../../knowledge/index.ts';
import { sentencesIn } from './sentences.ts';

const months = 'January|February|March|April|May|June|July|August|September|October|November|December'.split(
  '|',
);

/** A date with what is due by then, as in '20% by 1 September'. */
const dated = new RegExp(String.raw`([^,;:]*?)\b(\d{1,2}) (${months.join('|')})(?: (\d{4}))?`, 'g');

/** Asks which of several yearly dates comes first. */
const asksNext =
  /\b(?:comes?|is|falls?) next\b|\bnext (?:one|instalment|installment|payment|date|due date|deadline)\b/i;

/** Fewest dates of a sentence that lists the dates of a year. */
const minDates = 3;

/**
 * Which of the dates that a text lists comes next, as of instalments over a year.
 * @returns `undefined` where the question does not ask for it, or no sentence lists several dates
 */
export function nextOfDates(
  { text, sources }: Quotable,
  question: string,
  today: PlainDate,
): Quotable | undefined {
  if (!asksNext.test(question)) return undefined;
  for (const sentence of sentencesIn(text)) {
    const dates = [...sentence.matchAll(dated)].map(([, said = '', day = '', month = '', year]) => {
      const on = occurrence(Number(day), months.indexOf(month) + 1, year, today);
      return { on, said: `${said.replace(/^.*\band /, '').trim()} ${day} ${month}`.trim() };
    });
    const [next] = dates
      .filter(({ on }) => on >= today)
      .toSorted((one, other) => (one.on < other.on ? -1 : 1));
    if (dates.length < minDates || !next) continue;
    const [marks = ''] = /\[[\d, ]+\]/.exec(sentence) ?? [];
    const { dates: say, day } = expertMessages;
    return { text: `${say.nextOf(day(next.on), next.said, marks)}.`, sources };
  }
  return undefined;
}

/** The day in the year that is told, else the next time it comes. */
function occurrence(day: number, month: number, year: string | undefined, today: PlainDate): PlainDate {
  const of = (each: number) =>
    plainDate(`${each}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`);
  const current = Number(today.slice(0, 4));
  if (year !== undefined) return of(Number(year));
  return of(current) >= today ? of(current) : of(current + 1);
}
