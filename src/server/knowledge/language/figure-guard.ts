import { currenciesIn, type Figure, figuresIn } from './figures.ts';
import { isPremise } from './premise.ts';
import { inclusionIn, subjectsIn } from './subjects.ts';
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

interface Learning {
  sources?: readonly number[];
  /** What the statement is about where it does not say so itself: its heading and what precedes it. */
  context?: string;
  /** Whether the asker said it: such a figure can be repeated as theirs and never as a fact. */
  isAskers?: boolean;
}

interface Checking {
  /** The sources that the sentence cites: one of them has to hold the figure. */
  cited?: readonly number[];
  /** Whether only the figures matter and not what is said of them, as in a search. */
  isQuery?: boolean;
}

/** Distinguishes known figures from invented ones. */
export interface FigureGuard {
  /** Learns a sentence or line. */
  learn(text: string, learning?: Learning): void;
  /** @param sentence plain text, or with Markdown emphasis */
  check(sentence: string, checking?: Checking): Verdict;
}

interface Known extends Statement {
  words: ReadonlySet<string>;
  context: string;
  isAskers: boolean;
}

interface Whereabouts {
  places: readonly string[];
  countries: readonly string[];
}

interface Options {
  /** The places and countries that a text names. */
  placesIn?(text: string): Whereabouts;
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
 * of the speaker's own words ('two options') are not figures. Besides its amount and unit, a figure's subject has to
 * agree: what the sentence says it is the price of, where, and what it includes.
 */
export function openFigureGuard({
  placesIn = () => ({ places: [], countries: [] }),
}: Options = {}): FigureGuard {
  const known = new Map<string, Known[]>();
  const whereabouts = remembering(placesIn);
  const subjectsOf = remembering(subjectsIn);

  function agrees(figure: Figure, statement: Known, { cited = [], isQuery = false }: Checking): boolean {
    const context = contextOf(figure);
    if (context && !context.some((word) => statement.words.has(word))) return false;
    if (isQuery) return true;
    if (statement.isAskers) return isPremise(figure, statement.words);
    if (statement.sources.length > 0 && cited.length > 0) {
      if (!statement.sources.some((source) => cited.includes(source))) return false;
    }
    return hasSameSubject(figure, statement) && isInSamePlace(figure, statement);
  }

  /** Whether a statement is about what the sentence says its figure is about, and includes no less. */
  function hasSameSubject({ clause, before, after }: Figure, { text, context }: Known): boolean {
    const near = subjectsOf(nearestOf(before, after));
    const own = subjectsOf(text);
    const about = own.size > 0 ? own : subjectsOf(context);
    const isKnownSubject = about.size > 0 || context !== '';
    if (near.size > 0 && isKnownSubject && !overlaps(near, about)) return false;
    if (inclusionIn(clause) !== 'in') return true;
    // What is said to be included has to be named by the statement, and not as coming on top.
    const isNamed = [...subjectsOf(clause)].every(
      (subject) => own.has(subject) || subjectsOf(context).has(subject),
    );
    return isNamed && inclusionIn(text) !== 'out';
  }

  function isInSamePlace({ clause }: Figure, { text, context }: Known): boolean {
    const named = whereabouts(clause);
    if (named.places.length + named.countries.length === 0) return true;
    const own = whereabouts(text);
    const around = whereabouts(context);
    return (['places', 'countries'] as const).every((kind) => {
      const there = own[kind].length > 0 ? own[kind] : around[kind];
      return named[kind].length === 0 || there.length === 0 || overlaps(new Set(named[kind]), new Set(there));
    });
  }

  return {
    learn(text, { sources = [], context = '', isAskers = false } = {}) {
      const around = figuresIn(text).flatMap((figure) => wordsOf(figure.around));
      const words = new Set([...wordsOf(text), ...wordsOf(context), ...around]);
      const statement: Known = { text, sources, words, context, isAskers };
      for (const key of keysLearned(text)) {
        const others = known.get(key);
        if (others) others.push(statement);
        else known.set(key, [statement]);
      }
    },
    check(sentence, checking = {}) {
      if (foreignShare(sentence) > maxForeign) return { unsupported: [sentence], supported: [] };
      const words = wordsOf(sentence);
      const currencies = currenciesIn(sentence);
      const unsupported: string[] = [];
      const supported: Verdict['supported'][number][] = [];
      for (const figure of figuresIn(sentence)) {
        const by = keysSought(figure, currencies)
          .flatMap((key) => known.get(key) ?? [])
          .filter((statement) => agrees(figure, statement, checking))
          .map((statement) => ({
            statement,
            shared: words.filter((word) => statement.words.has(word)).length,
          }))
          .sort((one, other) => other.shared - one.shared)
          .map(({ statement: { text, sources } }) => ({ text, sources }));
        if (by.length > 0) supported.push({ figure: figure.text, by });
        else unsupported.push(figure.text);
      }
      return { unsupported, supported };
    },
  };
}

/** The same function, asked once for each text: statements share their contexts and are compared again and again. */
function remembering<T>(read: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const found = read(text);
    known.set(text, found);
    return found;
  };
}

/** The words around a figure up to the next comma or stop on either side. */
function nearestOf(before: string, after: string): string {
  const left = before.split(/[,;:()]/).at(-1) ?? '';
  const right = after.split(/[,;:()]/)[0] ?? '';
  return `${left} ${right}`;
}

function overlaps(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return [...one].some((each) => other.has(each));
}

/** What a known text allows: a date also allows its month and year, and so on. */
function keysLearned(text: string): ReadonlySet<string> {
  const figures = figuresIn(text);
  const named = currenciesIn(text);
  const keys = new Set<string>();
  if (/^(?:in|both)$/.test(inclusionIn(text) ?? '')) keys.add('claim:included');
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
    if (kind === 'money' && value === '0') keys.add('claim:free');
    // A row such as 'AED: 1,000 for one, 2,000 for two' names its currency once.
    const [currency, ...others] = named;
    if (kind === 'number' && Number(value) >= minTelling && currency && others.length === 0) {
      keys.add(`money:${currency}:${value}`);
    }
  }
  return keys;
}

/**
 * A number without a unit may be an amount in a currency named before. If its own sentence names currencies, it is an
 * amount in one of them.
 */
function keysSought({ kind, keys }: Figure, currencies: readonly string[]): readonly string[] {
  if (kind !== 'number') return keys;
  return keys.flatMap((key) => {
    if (!key.startsWith('number:')) return [key];
    const value = key.slice('number:'.length);
    if (currencies.length === 0 || Number(value) < minTelling) return [`value:${value}`];
    return currencies.map((currency) => `money:${currency}:${value}`).concat(key);
  });
}

/** The words that a small number must share with its evidence; `undefined` if none. */
function contextOf({ kind, keys, around }: Figure): readonly string[] | undefined {
  if (kind !== 'number' || !keys[0]?.startsWith('number:')) return undefined;
  const [, value] = keys[0].split(':');
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
