import { currenciesIn, type Figure, figuresIn } from './figures.ts';
import { wordsOf } from './words.ts';

/** Something known to be true, with the numbers of the sources that say so; none where the asker said it. */
interface Statement {
  text: string;
  sources: readonly number[];
}

/** What a sentence says by figures, held against what is known. */
export interface Verdict {
  /** Figures that nothing known holds, as the sentence has them. */
  unsupported: readonly string[];
  /** For each other figure the statements that hold it, the likest to the sentence first. */
  supported: readonly { figure: string; by: readonly Statement[] }[];
}

/** Tells figures that are known from figures that are made up. */
export interface FigureGuard {
  /** Takes a sentence, or a line, as true. */
  learn(text: string, sources?: readonly number[]): void;
  /** @param sentence plain text, or with Markdown's marks of emphasis */
  check(sentence: string): Verdict;
}

/** Numbers below this are found in nearly any text, so what they count has to be the same too. */
const minTelling = 100;

/** How much of a sentence may be in letters that its numbers could be spelled in without being read. */
const maxForeign = 0.3;

/**
 * Opens a guard that knows nothing yet.
 *
 * A figure is known where a learned statement says the same, however it is written: '9%' is 'nine per cent',
 * 'AED 375k' is '375,000 dirhams', 'a year' is '12 months', a date is known with or without its parts but
 * never with another year. Amounts need their currency, working days are no days, and small counts need to
 * count the same thing. What a speaker counts while speaking ('two options') is no figure.
 */
export function openFigureGuard(): FigureGuard {
  const known = new Map<string, (Statement & { words: ReadonlySet<string> })[]>();
  return {
    learn(text, sources = []) {
      const around = figuresIn(text).flatMap((figure) => wordsOf(figure.around));
      const statement = { text, sources, words: new Set([...wordsOf(text), ...around]) };
      for (const key of keysLearned(text)) {
        const others = known.get(key);
        if (others) others.push(statement);
        else known.set(key, [statement]);
      }
    },
    check(sentence) {
      if (foreignShare(sentence) > maxForeign) return { unsupported: [sentence], supported: [] };
      const words = wordsOf(sentence);
      const unsupported: string[] = [];
      const supported: Verdict['supported'][number][] = [];
      for (const figure of figuresIn(sentence)) {
        const context = contextOf(figure);
        const by = keysSought(figure)
          .flatMap((key) => known.get(key) ?? [])
          .filter((statement) => !context || context.some((word) => statement.words.has(word)))
          .map((statement) => ({
            statement,
            shared: words.filter((word) => statement.words.has(word)).length,
          }))
          .sort((one, other) => other.shared - one.shared)
          .map(({ statement }) => statement);
        if (by.length > 0) supported.push({ figure: figure.text, by });
        else unsupported.push(figure.text);
      }
      return { unsupported, supported };
    },
  };
}

/** What a text that is taken as true lets be said: a date also its month and its year, and so on. */
function keysLearned(text: string): ReadonlySet<string> {
  const figures = figuresIn(text);
  const named = currenciesIn(text);
  const keys = new Set<string>();
  for (const key of figures.flatMap((figure) => figure.keys)) {
    keys.add(key);
    const [kind, ...rest] = key.split(':');
    const value = rest.at(-1) ?? '';
    if (kind === 'date') {
      const [year, month, day] = value.split('-');
      for (const part of [`day-month:${month}-${day}`, `month-year:${year}-${month}`]) keys.add(part);
      for (const part of [`month:${month}`, `year:${year}`]) keys.add(part);
    }
    if (kind === 'month-year')
      for (const part of [`month:${value.slice(5)}`, `year:${value.slice(0, 4)}`]) keys.add(part);
    if (kind === 'day-month') keys.add(`month:${value.slice(0, 2)}`);
    if (kind === 'money' || kind === 'number') keys.add(`value:${value}`);
    // In a row such as 'AED: 1,000 for one, 2,000 for two' the currency is said once.
    if (kind === 'number' && Number(value) >= minTelling) {
      for (const currency of named) keys.add(`money:${currency}:${value}`);
    }
  }
  return keys;
}

/** A number without a unit may be an amount whose currency was said before. */
function keysSought({ kind, keys }: Figure): readonly string[] {
  return kind === 'number' ? keys.map((key) => key.replace('number:', 'value:')) : keys;
}

/** The words that a small number has to share with what supports it; `undefined` where it needs none. */
function contextOf({ kind, keys, around }: Figure): readonly string[] | undefined {
  if (kind !== 'number') return undefined;
  const [, value] = keys[0]?.split(':') ?? [];
  if (Number(value) >= minTelling) return undefined;
  const words = wordsOf(around).filter((word) => !/\d/.test(word));
  return words.length > 0 ? words : undefined;
}

/** How much of a text is in letters other than Latin ones: numbers spelled in them are not read. */
function foreignShare(text: string): number {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const foreign = text.match(/(?!\p{Script=Latin})\p{L}/gu)?.length ?? 0;
  return letters === 0 ? 0 : foreign / letters;
}
