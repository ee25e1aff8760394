import { currenciesIn, type Figure, figuresIn } from './figures.ts';
import { wordsOf } from './words.ts';

/** A known statement with its source numbers; none if the asker said it. */
interface Statement {
  text: string;
  sources: readonly number[];
}

/** The figures of a sentence, checked against known statements. */
export interface Verdict {
  /** Unknown figures, as written. */
  unsupported: readonly string[];
  /** For each known figure its statements, most similar first. */
  supported: readonly { figure: string; by: readonly Statement[] }[];
}

/** Distinguishes known figures from invented ones. */
export interface FigureGuard {
  /** Learns a sentence or line. */
  learn(text: string, sources?: readonly number[]): void;
  /** @param sentence plain text, or with Markdown emphasis */
  check(sentence: string): Verdict;
}

/** Numbers below this occur in nearly any text, so what they count has to match too. */
const minTelling = 100;

/** Maximum share of letters in other scripts, whose number words are not recognised. */
const maxForeign = 0.3;

/**
 * Opens an empty guard.
 * A figure is known if a learned statement says the same in any notation: '9%' is 'nine per cent', 'AED 375k' is
 * '375,000 dirhams', 'a year' is '12 months'; a date matches with or without its parts, but never with another year.
 * Amounts need their currency, working days differ from days, and small counts need to count the same thing. Counts
 * of the speaker's own words ('two options') are not figures.
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

/** What a known text allows: a date also allows its month and year, and so on. */
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
    // A row such as 'AED: 1,000 for one, 2,000 for two' names its currency once.
    if (kind === 'number' && Number(value) >= minTelling) {
      for (const currency of named) keys.add(`money:${currency}:${value}`);
    }
  }
  return keys;
}

/** A number without a unit may be an amount in a currency named before. */
function keysSought({ kind, keys }: Figure): readonly string[] {
  return kind === 'number' ? keys.map((key) => key.replace('number:', 'value:')) : keys;
}

/** The words that a small number must share with its evidence; `undefined` if none. */
function contextOf({ kind, keys, around }: Figure): readonly string[] | undefined {
  if (kind !== 'number') return undefined;
  const [, value] = keys[0]?.split(':') ?? [];
  if (Number(value) >= minTelling) return undefined;
  const words = wordsOf(around).filter((word) => !/\d/.test(word));
  return words.length > 0 ? words : undefined;
}

/** The share of letters outside the Latin script: their number words are not recognised. */
function foreignShare(text: string): number {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const foreign = text.match(/(?!\p{Script=Latin})\p{L}/gu)?.length ?? 0;
  return letters === 0 ? 0 : foreign / letters;
}
