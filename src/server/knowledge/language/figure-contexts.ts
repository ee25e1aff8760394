import type { Figure } from './figure.ts';
import { minTelling } from './figure-keys.ts';
import { contrastingTermsOf, termsOf } from './terms.ts';

/** What each figure of the sources stands beside, which tells it from others of its kind. */
export interface FigureContexts {
  /** Learns the figures of a statement. */
  learn(figures: readonly Figure[], statement: Said): void;
  /**
   * Whether a sentence says about a figure what the sources say about another one of its kind: of the same passage,
   * or, where its words belong to no other, of any.
   */
  isOfAnother(said: Figure, source: Figure, known: Known): boolean;
}

interface Said {
  text: string;
  /** What a pronoun at its beginning stands for. */
  about: string;
  passage: number;
}

interface Known {
  passage: number;
  figures: readonly Figure[];
  /** The terms of the statement, with those of what leads in to it. */
  terms: ReadonlySet<string>;
  headingTerms: ReadonlySet<string>;
}

interface Context {
  figure: Figure;
  /** Terms of its own part of the sentence, and of what that part leaves to the one before. */
  terms: ReadonlySet<string>;
}

/** Kinds of which a passage may hold several that look alike. */
const alike: ReadonlySet<Figure['kind']> = new Set(['money', 'percent', 'period', 'date', 'number']);

/** Years are compared apart, and may be those of a source. */
const ofYear = /^(?:year|month-year):|^number:(?:19|20)\d\d$/;

/** What an amount is paid for, which is compared apart. */
const onePeriod = /^period:(?:day|week|month):(?:1|12)$/;

/** A word that stands beside many figures does not tell them apart. */
const minMargin = 0.15;

/** A word of the heading that stands beside this many figures tells of all of them. */
const minGeneral = 3;

function keysOf(figures: readonly Figure[]): ReadonlySet<string> {
  return new Set(figures.flatMap(({ keys }) => keys));
}

/** The same limit from its other side, as in 'above AED 375,000' and 'up to AED 375,000'. */
function opposite(token: string): string {
  return token.startsWith('above ') ? token.replace('above', 'below') : token.replace(/^below/, 'above');
}

/** An amount of a list may lack its currency: 'AED 250, 1,200 or 3,450'. */
function isAlikeTo(said: Figure, { kind, text, after }: Figure): boolean {
  if (kind === said.kind) return true;
  if (kind !== 'number') return false;
  // 'Within 6 months; a listed one within 4' leaves out the unit.
  if (said.kind === 'period' || said.kind === 'percent') return !/\p{L}/u.test(after);
  return said.kind === 'money' && Number(text) >= minTelling;
}

/** A figure's clause without what only goes with it: '25% above £250,000, with relief between'. */
function ownPartOf({ clause, text }: Figure): string {
  const end = clause.indexOf(text) + text.length;
  const [own = ''] = clause.slice(end).split(/, (?:with|where|which|so|though|although)\b/);
  return clause.slice(0, end) + own;
}

/** Whether a period is only that of an amount, as in 'AED 500 a month'. */
function isPaidFor({ kind, text, beside }: Figure): boolean {
  return kind === 'period' && /^1 [a-z]+$/.test(text) && beside.some((key) => key.includes('money:'));
}

/** Whether a sentence says of one year what its source says of another. */
function isOfOtherYear(said: Figure, source: Figure): boolean {
  const years = (figure: Figure) =>
    figure.related.flatMap((key) => /^(?:year:|date:|month-year:)(\d{4})/.exec(key)?.[1] ?? []);
  const [own, others] = [years(said), years(source)];
  return (
    said.kind !== 'date' && own.length > 0 && others.length > 0 && !own.some((year) => others.includes(year))
  );
}

/** Whether a sentence sets a day beside a figure that its source sets another one beside. */
function isOfOtherDay(said: Figure, source: Figure): boolean {
  const daysOf = (keys: readonly string[]) =>
    keys.flatMap((key) => /(?:^|-)(\d\d-\d\d)$/.exec(key.replace(/^.*day-month:/, '-'))?.[1] ?? []);
  const [own, known] = [daysOf([...said.beside, ...said.related]), daysOf(source.beside)];
  const others = daysOf(source.related);
  return (
    said.kind !== 'date' &&
    own.length > 0 &&
    known.length > 0 &&
    !own.some((day) => known.includes(day) || others.includes(day))
  );
}

/** Whether a sentence sets a rate beside the limit of another rate: 25% above GBP 50,000, where that is the end of 19%. */
function isOfOtherLimit(said: Figure, source: Figure, figures: readonly Figure[]): boolean {
  if (said.kind !== 'percent') return false;
  const limitsOf = (figure: Figure) => figure.beside.flatMap((key) => /money:\S+$/.exec(key)?.[0] ?? []);
  const [own, known] = [limitsOf(said), limitsOf(source)];
  if (own.length === 0 || known.length === 0 || own.some((key) => known.includes(key))) return false;
  return figures.some(
    (other) =>
      other.kind === said.kind && other !== source && limitsOf(other).some((key) => own.includes(key)),
  );
}

/** Says more of what stands before: 'each review period, which is 12 months'. */
const relative = /^\W*(?:which|that|who|this|it|they)\b/i;

/** What a line says that all its figures are: 'Identity check of each director: GBP 15 to 100'. */
const label = /^\W*([^.;:]{3,70}):/;

/**
 * @param isPlace whether a word names a place, which is compared apart
 * @param shorten replaces the words that an acronym stands for
 */
export function openFigureContexts(
  isPlace: (word: string) => boolean,
  shorten: (text: string) => string,
): FigureContexts {
  const byPassage = new Map<number, Context[]>();
  const byFigure = new Map<Figure, Context>();
  const lastDays = new Map<number, readonly string[]>();
  /** The keys of the figures that each term stands beside. */
  const keysBeside = new Map<string, Set<string>>();
  const saidTerms = new WeakMap<Figure, ReadonlySet<string>>();

  const telling = (text: string) => contrastingTermsOf(shorten(text));
  /** A date or amount in the same part tells as much as a word. */
  const besideOf = ({ kind, beside, related }: Figure) => [
    ...beside.filter((key) => !key.includes(`${kind}:`) && !onePeriod.test(key) && !ofYear.test(key)),
    ...related.filter(
      (key) => /\bdate:|day-month:/.test(key) || (kind === 'money' && key.startsWith('money:')),
    ),
  ];

  const known = new Map<string, boolean>();
  /** Whether a term is more than a word that stands in any text. */
  function isTelling(term: string): boolean {
    const before = known.get(term);
    if (before !== undefined) return before;
    const isIt = term.includes(':') || termsOf(term).length > 0;
    known.set(term, isIt);
    return isIt;
  }

  function termsOfSaid(figure: Figure): ReadonlySet<string> {
    const before = saidTerms.get(figure);
    if (before) return before;
    // Behind a figure, words may already belong to the next one.
    const found = new Set([
      ...telling(figure.before),
      ...termsOf(shorten(ownPartOf(figure))),
      ...besideOf(figure),
    ]);
    saidTerms.set(figure, found);
    return found;
  }

  function sizeOf(kind: Figure['kind'], word: string): number {
    return keysBeside.get(`${kind} ${word}`)?.size ?? 1;
  }

  /** A word that stands beside few figures tells more. */
  function weigh(kind: Figure['kind'], words: readonly string[]): number {
    // What stands beside it as a figure says more than any word.
    return words.reduce((sum, word) => sum + (word.includes(':') ? 1 : 1 / sizeOf(kind, word)), 0);
  }

  return {
    learn(figures, { text, about, passage }) {
      const [, named = ''] = label.exec(text) ?? [];
      const [, namedBefore = ''] = label.exec(about) ?? [];
      const shared = telling(`${named} ${namedBefore}`);
      let lead: readonly string[] = [];
      let previous: Figure | undefined;
      // 'That is 31 May 2027 here' is said of the day before.
      const pointed = [
        ...(/\bhere\b/.test(text) ? (lastDays.get(passage) ?? []) : []),
        ...(relative.test(text) ? telling(about.split(/[,;:\d]/)[0] ?? '') : []),
      ];
      for (const figure of figures.toSorted((one, other) => one.at - other.at)) {
        const before = telling(figure.before);
        // 'Online it costs £50, on paper £110' says of the second, too, that it costs.
        if (before.length > 0) lead = before;
        const behind = previous && relative.test(figure.before) ? telling(previous.after) : [];
        previous = figure;
        const terms = new Set([
          ...shared,
          ...lead,
          ...behind,
          ...telling(figure.reach),
          ...figure.related,
          ...pointed,
        ]);
        const context = { figure, terms };
        byFigure.set(figure, context);
        if (!alike.has(figure.kind)) continue;
        const others = byPassage.get(passage);
        if (others) others.push(context);
        else byPassage.set(passage, [context]);
        for (const term of terms) {
          const key = `${figure.kind} ${term}`;
          const keys = keysBeside.get(key) ?? new Set();
          for (const each of figure.keys) keys.add(each);
          keysBeside.set(key, keys);
        }
      }
      // 'Nothing up to AED 375,000 and 9% on what exceeds it' sets the rate beside the amount, too.
      for (const { related, keys } of figures) {
        for (const token of related.filter((each) => each.startsWith('above '))) {
          const limit = figures.find((other) => other.keys.includes(token.slice('above '.length)));
          const context = limit && byFigure.get(limit);
          if (context) byFigure.set(limit, { ...context, terms: new Set([...context.terms, ...keys]) });
        }
      }
      const days = figures.flatMap(({ keys }) => keys.filter((key) => key.startsWith('date:')));
      if (days.length > 0) lastDays.set(passage, days);
    },
    isOfAnother(said, source, { passage, figures, terms, headingTerms }) {
      const own = byFigure.get(source);
      if (!own || !alike.has(said.kind) || !isAlikeTo(said, source)) return false;
      const same = new Set([...source.keys, ...(source.range?.other ?? []), ...said.listed]);
      const words = [...termsOfSaid(said)];
      if (words.some((word) => /^(?:above|below) /.test(word) && own.terms.has(opposite(word)))) return true;
      if (isOfOtherYear(said, source) || isOfOtherDay(said, source) || isOfOtherLimit(said, source, figures))
        return true;
      const isOthersAlone = (word: string) => {
        if (word.includes(':')) return false;
        const beside = keysBeside.get(`${said.kind} ${word}`);
        return (
          beside !== undefined &&
          isTelling(word) &&
          !isPlace(word) &&
          !terms.has(word) &&
          !headingTerms.has(word) &&
          ![...beside].some((key) => same.has(key))
        );
      };
      const isItsAlone = (word: string) => {
        const beside = keysBeside.get(`${said.kind} ${word}`) ?? new Set();
        return own.terms.has(word) && [...beside].every((key) => same.has(key));
      };
      if (words.filter(isOthersAlone).length > words.filter(isItsAlone).length) return true;
      return (byPassage.get(passage) ?? []).some(({ figure, terms: others }) => {
        if (!isAlikeTo(said, figure) || isPaidFor(figure) || figure.keys.some((key) => same.has(key)))
          return false;
        const isNear = figures.includes(figure);
        const forOther = words.filter((word) => {
          if (!others.has(word) || own.terms.has(word)) return false;
          if (isNear) return !word.startsWith('date:') || !keysOf(figures).has(word);
          const isGeneral = headingTerms.has(word) && sizeOf(said.kind, word) >= minGeneral;
          return (isTelling(word) || sizeOf(said.kind, word) === 1) && !isGeneral && !terms.has(word);
        });
        const forOwn = words.filter((word) => own.terms.has(word) && !others.has(word));
        if (isNear && forOther.length > 0 && weigh(said.kind, forOther) >= weigh(said.kind, forOwn))
          return true;
        return weigh(said.kind, forOther) > weigh(said.kind, forOwn) + minMargin;
      });
    },
  };
}
