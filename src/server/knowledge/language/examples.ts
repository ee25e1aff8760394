import type { Figure } from './figure.ts';
import { figuresIn } from './figures.ts';

/** A figure of a statement. */
interface Known {
  figure: Figure;
  text: string;
  figures: readonly Figure[];
}

/** A date that holds for the day of an example, as in 'formed on 11 May 2026, it files by 11 February 2028'. */
const exampleOf =
  /\b(?:example|incorporated|formed|founded|reached|met|issued|payment on|(?:year|period) (?:to|ended|ending))\b/i;

/** Whether the day of an example is named with what follows from it, by the sentence or by the asker. */
export function hasItsExample(
  sentence: string,
  { figure, text, figures }: Known,
  askersKeys: ReadonlySet<string>,
): boolean {
  const days = figures
    .filter(({ kind, at }) => kind === 'date' && at < figure.at)
    .flatMap(({ keys }) => keys.filter((key) => figure.related.includes(key) && key.startsWith('date:')));
  if (figure.kind !== 'date' || days.length === 0 || !exampleOf.test(text)) return true;
  const named = new Set(figuresIn(sentence).flatMap(({ keys }) => keys));
  const isYearEnd = /\byear[- ]end\b/i.test(sentence);
  return days.some(
    (day) =>
      askersKeys.has(day) ||
      named.has(day) ||
      named.has(`day-month:${day.slice(10)}`) ||
      (isYearEnd && named.has(`month:${day.slice(10, 12)}`)),
  );
}
