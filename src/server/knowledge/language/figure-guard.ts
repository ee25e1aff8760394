import { isSaidAlike, type Source } from './agreement.ts';
import { currenciesIn, type Figure, figuresIn } from './figures.ts';
import { nearestOf, openNearWords } from './near-words.ts';
import { isOtherLanguage } from './other-language.ts';
import { isPremise } from './premise.ts';
import { deniableIn, deniedIn, inclusionIn, subjectsIn, taxesIn } from './subjects.ts';
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
  /** The heading that it stands under. */
  heading?: string;
  /** The passage that it is from. */
  passage?: number;
  /** Whether the asker said it: such a figure can be repeated as theirs and never as a fact. */
  isAskers?: boolean;
  /** Whether it is the title of a page: it vouches for its dates and numbers of laws, and for no amount. */
  isTitle?: boolean;
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
  /** The words of its own text. */
  textWords: ReadonlySet<string>;
  headingWords: ReadonlySet<string>;
  context: string;
  heading: string;
  passage: number;
  isAskers: boolean;
  figures: readonly Figure[];
  keys: ReadonlySet<string>;
}

/** A statement with the figure that a key stands for; none for a claim of the whole statement. */
interface Holder {
  statement: Known;
  figure: Figure | undefined;
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

/** What the title of a page can be quoted for. */
const ofTitles: ReadonlySet<Figure['kind']> = new Set(['date', 'year', 'number']);

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
  const known = new Map<string, Holder[]>();
  const deniable = new Set<string>();
  const nearWords = openNearWords((text) => whereabouts(text).places.length > 0);
  const whereabouts = remembering(placesIn);
  const subjectsOf = remembering(subjectsIn);
  const taxesOf = remembering(taxesIn);

  function agrees(said: Figure, sentence: string, { statement, figure }: Holder, isQuery: boolean): boolean {
    const context = figure?.kind === 'period' || figure?.kind === 'percent' ? undefined : contextOf(said);
    if (context && !context.some((word) => statement.words.has(word))) return false;
    if (isQuery) return true;
    if (statement.isAskers) return isPremise(said, statement.words);
    if (!hasSameSubject(said, statement) || !isInSamePlace(said, sentence, statement)) return false;
    if (!figure) return true;
    const source: Source = { figure, text: statement.text, keys: statement.keys };
    return isSaidAlike(said, sentence, source) && !nearWords.isOfAnother(said, figure, statement);
  }

  /** Whether a statement is about what the sentence says its figure is about, and includes no less. */
  function hasSameSubject({ clause, before, after }: Figure, { text, context }: Known): boolean {
    const near = subjectsOf(nearestOf({ before, after }));
    const own = subjectsOf(text);
    const about = own.size > 0 ? own : subjectsOf(context);
    const isKnownSubject = about.size > 0 || context !== '';
    if (near.size > 0 && isKnownSubject && !overlaps(near, about)) return false;
    const taxes = taxesOf(clause);
    const known = taxesOf(`${text} ${context}`);
    if (taxes.size > 0 && known.size > 0 && !overlaps(taxes, known)) return false;
    if (inclusionIn(clause) !== 'in') return true;
    // What is said to be included has to be named by the statement, and not as coming on top.
    const isNamed = [...subjectsOf(clause)].every(
      (subject) => own.has(subject) || subjectsOf(context).has(subject),
    );
    return isNamed && inclusionIn(text) !== 'out';
  }

  function isInSamePlace({ clause }: Figure, sentence: string, { text, context }: Known): boolean {
    const near = whereabouts(clause);
    const named = near.places.length + near.countries.length > 0 ? near : whereabouts(sentence);
    // Of several places that a sentence names, the one in the figure's own clause is meant.
    if (named !== near && named.places.length > 1) return true;
    const own = whereabouts(text);
    const around = whereabouts(context);
    return (['places', 'countries'] as const).every((kind) => {
      const there = own[kind].length > 0 ? own[kind] : around[kind];
      return named[kind].length === 0 || there.length === 0 || overlaps(new Set(named[kind]), new Set(there));
    });
  }

  return {
    learn(
      text,
      { sources = [], context = '', heading = '', passage = -1, isAskers = false, isTitle = false } = {},
    ) {
      const figures = figuresIn(text).filter(({ kind }) => !isTitle || ofTitles.has(kind));
      const around = figures.flatMap((figure) => wordsOf(figure.around));
      const words = new Set([...wordsOf(text), ...wordsOf(context), ...around]);
      const learned = keysLearned(text, figures).filter(([, figure]) => figure || !isTitle);
      const statement: Known = {
        text,
        sources,
        words,
        textWords: new Set(wordsOf(text)),
        headingWords: new Set(wordsOf(heading)),
        context,
        heading,
        passage,
        isAskers,
        figures,
        keys: new Set(learned.map(([key]) => key)),
      };
      for (const [key, figure] of learned) {
        const others = known.get(key);
        if (others) others.push({ statement, figure });
        else known.set(key, [{ statement, figure }]);
      }
      if (isAskers || isTitle) return;
      for (const figure of figures) nearWords.learn(figure, text);
      for (const duty of deniableIn(text)) deniable.add(duty);
    },
    check(sentence, { cited = [], isQuery = false } = {}) {
      if (foreignShare(sentence) > maxForeign || isOtherLanguage(sentence))
        return { unsupported: [sentence], supported: [] };
      const words = wordsOf(sentence);
      const said = figuresIn(sentence);
      const currencies = currenciesIn(sentence);
      const found = said.map((figure) => ({
        figure,
        holders: keysSought(figure, currencies, said)
          .flatMap((key) => known.get(key) ?? [])
          .filter((holder) => agrees(figure, sentence, holder, isQuery)),
      }));
      const isCited = ({ statement: { sources } }: Holder) =>
        isQuery ||
        cited.length === 0 ||
        sources.length === 0 ||
        sources.some((source) => cited.includes(source));
      // A passage that the sentence cites for one figure may hold another from its other sources.
      const passages = new Set(
        found.flatMap(({ holders }) => holders.filter(isCited).map(({ statement }) => statement.passage)),
      );
      const unsupported = isQuery ? [] : [...deniedIn(sentence)].filter((duty) => !deniable.has(duty));
      const supported: Verdict['supported'][number][] = [];
      for (const { figure, holders } of found) {
        const exact = holders.filter(isCited);
        const by = (
          exact.length > 0 ? exact : holders.filter(({ statement }) => passages.has(statement.passage))
        )
          .map(({ statement }) => ({
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

function overlaps(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return [...one].some((each) => other.has(each));
}

/** What a known text allows: a date also allows its month and year, and so on. */
function keysLearned(text: string, figures: readonly Figure[]): [key: string, figure: Figure | undefined][] {
  const [currency, ...others] = currenciesIn(text);
  const keys: [string, Figure | undefined][] = [];
  if (/^(?:in|both)$/.test(inclusionIn(text) ?? '')) keys.push(['claim:included', undefined]);
  for (const figure of figures) {
    for (const key of figure.keys) {
      const add = (...more: string[]) => {
        for (const each of more) keys.push([each, figure]);
      };
      add(key);
      const [kind, ...rest] = key.split(':');
      const value = rest.at(-1) ?? '';
      if (kind === 'date') {
        const [year, month, day] = value.split('-');
        add(`day-month:${month}-${day}`, `month-year:${year}-${month}`, `month:${month}`, `year:${year}`);
      }
      if (kind === 'month-year') add(`month:${value.slice(5)}`, `year:${value.slice(0, 4)}`);
      if (kind === 'day-month') add(`month:${value.slice(0, 2)}`);
      if (kind === 'money' || kind === 'number') add(`value:${value}`);
      if ((kind === 'money' || kind === 'percent') && value === '0') add('claim:free');
      // A row such as 'AED: 1,000 for one, 2,000 for two' names its currency once.
      if (kind === 'number' && Number(value) >= minTelling && currency && others.length === 0) {
        add(`money:${currency}:${value}`);
      }
    }
  }
  return keys;
}

/**
 * A number without a unit may be an amount in a currency named before. If its own sentence names currencies, it is an
 * amount in one of them. It may also have the unit of another figure: 'the name takes 3 to 7 days, the licence 2 to 4'.
 */
function keysSought(
  { kind, keys }: Figure,
  currencies: readonly string[],
  said: readonly Figure[],
): readonly string[] {
  if (kind !== 'number') return keys;
  const units = said.flatMap(({ kind: other, text }) =>
    other === 'period' || other === 'percent' ? (/[^\d.]+$/.exec(text) ?? []) : [],
  );
  return keys.flatMap((key) => {
    if (!key.startsWith('number:')) return [key];
    const value = key.slice('number:'.length);
    const ofUnits = units.flatMap((unit) => figuresIn(`${value}${unit}`)).flatMap((figure) => figure.keys);
    if (currencies.length === 0 || Number(value) < minTelling) return [`value:${value}`, ...ofUnits];
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
