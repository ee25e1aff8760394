import { openAcronyms } from './acronyms.ts';
import { isSaidAlike } from './agreement.ts';
import { openAttribution } from './attribution.ts';
import { openClauseSupport } from './clause-support.ts';
import { openCodes } from './codes.ts';
import { openConnectives } from './connectives.ts';
import { hasItsExample } from './examples.ts';
import type { Figure } from './figure.ts';
import { openFigureContexts } from './figure-contexts.ts';
import { keysSought, minTelling } from './figure-keys.ts';
import { currenciesIn, figuresIn } from './figures.ts';
import {
  type LearnedStatement,
  type Learning,
  learnedStatement,
  type Statement,
} from './learned-statement.ts';
import { openNames } from './names.ts';
import { isOtherLanguage, isOtherScript } from './other-language.ts';
import { affirmedIn, knownAndUnknownIn, openPolarity, withoutUnknown } from './polarity.ts';
import { isAskersOwn, isPremise } from './premise.ts';
import { thingsPriced } from './priced-thing.ts';
import { openQuotes } from './quotes.ts';
import { isSameRelation } from './relations.ts';
import { remembering } from './remembering.ts';
import { nearestTo, openSameSubject, overlaps, type Whereabouts } from './same-subject.ts';
import { computedIn, type Operand } from './stated-sums.ts';
import { inclusionIn } from './subjects.ts';
import { contrastingTermsOf, covers, termsOf } from './terms.ts';
import { wordsOf } from './words.ts';

/** The figures of a sentence, checked against known statements. */
export interface Verdict {
  /** Figures that no statement supports, and words about figures that no statement has, as written or in short. */
  unsupported: readonly string[];
  /** For each known figure its statements, most similar first. */
  supported: readonly { figure: string; by: readonly Statement[] }[];
}

interface Checking {
  /** The sources that the sentence cites: one of them has to hold the figure. */
  cited?: readonly number[];
  /** Whether only the figures matter and not what is said of them, as in a search. */
  isQuery?: boolean;
}

/** Distinguishes known figures from invented ones. */
export interface FigureGuard {
  /** Learns a line, which may be repeated word by word, and the acronyms that it explains. */
  learnLine(line: string): void;
  /** Learns a sentence. */
  learn(text: string, learning?: Learning): void;
  /** @param sentence plain text, or with Markdown emphasis */
  check(sentence: string, checking?: Checking): Verdict;
}

/** A statement with the figure that a key stands for; none for a claim of the whole statement. */
interface Holder {
  statement: LearnedStatement;
  figure: Figure | undefined;
}

/** A figure of a sentence with the statements that hold it. */
interface Evidence {
  figure: Figure;
  by: readonly LearnedStatement[];
}

interface Options {
  /** The places and countries that a text names. */
  placesIn?(text: string): Whereabouts;
}

/** Says that an amount does not grow without end. */
const capped = /\b(?:up to|cap(?:ped)?|at most|max(?:imum)?|then|for the first|first|until|after)\b/i;

/** In front of the year of a law: 'Law No 32 of 2021'. */
const ofLaw = /\b(?:\d+|¤\s*) of $|\bof $/i;

/**
 * Opens an empty guard.
 * A figure is known if a learned statement says the same in any notation: '9%' is 'nine per cent', 'AED 375k' is
 * '375,000 dirhams', 'a year' is '12 months'; a date matches with or without its parts, but never with another year.
 * Amounts need their currency, working days differ from days, and small counts need to count the same thing. Counts
 * of the speaker's own words ('two options') are not figures. What the sentence says of a figure has to be what its
 * statement says: of the same thing and place, in the same sense, and in words that the statement has.
 */
export function openFigureGuard({
  placesIn = () => ({ places: [], countries: [] }),
}: Options = {}): FigureGuard {
  const known = new Map<string, Holder[]>();
  const quotes = openQuotes();
  /** What the items of each list speak of. */
  const inList = new Map<string, Set<string>>();
  const askersTerms = new Set<string>();
  const askersKeys = new Set<string>();
  const codes = openCodes();
  /** What the sources of each passage say that nobody knows. */
  const unknowns = new Map<number, readonly (readonly string[])[]>();
  const acronyms = openAcronyms();
  const whereabouts = remembering(placesIn);
  const isPlace = remembering((word) => {
    const { places, countries } = whereabouts(word);
    return places.length + countries.length > 0;
  });
  const names = openNames(isPlace);
  /** Names are compared with passages; single facts do not say whom they are about. */
  let hasPassages = false;
  const contexts = openFigureContexts(isPlace, acronyms.shorten);
  const attribution = openAttribution();
  const connectives = openConnectives(acronyms.shorten);
  const polarity = openPolarity(isPlace, acronyms.shorten);
  const subjects = openSameSubject(whereabouts);
  const affirmedBy = remembering((text) => affirmedIn(acronyms.shorten(text)));
  const kindsIn = remembering((text) => new Set(figuresIn(text).map(({ kind }) => kind)));
  const places = new Set<string>();
  /** Of places that a text only suggests, such as that of a 'Ltd.', no country is given. */
  const placesOf = (text: string) => {
    const { places: named, countries } = whereabouts(text);
    return countries.length > 0 ? [...named, ...countries] : [];
  };
  const unknownsOf = remembering((text) => knownAndUnknownIn(acronyms.shorten(text)));
  const termsIn = remembering((text) => new Set(termsOf(acronyms.shorten(text))));
  const clauses = openClauseSupport(termsIn);

  function agrees(said: Figure, sentence: string, { statement, figure }: Holder): boolean {
    if (statement.isAskers) return isPremise(said, statement.words);
    // The year of a law is no year of anything else.
    if (statement.isTitle && figure && ofLaw.test(figure.before) && !ofLaw.test(said.before)) return false;
    if (!subjects.isOfSameThing(said, sentence, statement)) return false;
    if (!subjects.isInSamePlace(said, sentence, statement)) return false;
    if (overlaps(affirmedBy(sentence), statement.denied)) return false;
    // Of what a statement says without a figure, its own words have to be those of the sentence.
    if (!figure) return [...termsIn(said.clause)].every((term) => isPlace(term) || statement.terms.has(term));
    const { text, keys, before, context, figures } = statement;
    const source = {
      figure,
      text,
      figures,
      keys,
      around: context,
      isSecond: kindsIn(before).has(figure.kind),
    };
    return (
      isSaidAlike(said, sentence, source) &&
      isSameRelation(said, sentence, source) &&
      !isOfUnknown(said, statement) &&
      !contexts.isOfAnother(said, figure, statement) &&
      hasItsExample(sentence, source, askersKeys)
    );
  }

  /** Whether small numbers count the same thing. */
  function countsTheSame(said: Figure, { statement, figure }: Holder): boolean {
    const counted = figure?.kind === 'period' || figure?.kind === 'percent' ? undefined : countedBy(said);
    return !counted || counted.some((term) => statement.counts.has(term));
  }

  /** Whether a sentence says a figure of what its passage says is not known. */
  function isOfUnknown(said: Figure, { passage, text }: LearnedStatement): boolean {
    const own = new Set(unknownsOf(text).known);
    const things = thingsPriced(said)
      .map((thing) => [...termsIn(thing)].filter((term) => !isPlace(term)))
      .filter((thing) => thing.some((term) => !own.has(term)));
    return (unknowns.get(passage) ?? []).some((unknown) =>
      things.some((thing) => thing.every((term) => unknown.includes(term))),
    );
  }

  /** Whether only the asker speaks of a thing, and no source of a figure that is said to be of it. */
  function isAskersAlone(thing: readonly string[], support: ReadonlySet<string>): boolean {
    const named = thing.filter((term) => !isPlace(term));
    return named.length > 0 && named.every((term) => !covers(support, term));
  }

  /** The known statements that hold a figure of a sentence, with what it says of it. */
  function holdersOf(figure: Figure, sentence: string, said: readonly Figure[], isFree: boolean): Holder[] {
    return keysSought(figure, currenciesIn(sentence), said)
      .flatMap((key) => known.get(key) ?? [])
      .filter((holder) => countsTheSame(figure, holder) && (isFree || agrees(figure, sentence, holder)));
  }

  /** Words of a sentence, not its figures, that no source says or that sources deny. */
  function wrongWordsOf(sentence: string, hasClaim: boolean): string[] {
    return [
      ...polarity.contradicted(sentence),
      ...codes.unknown(sentence),
      ...connectives.contradicted(sentence),
      ...attribution.contradicted(sentence),
      ...(hasPassages ? placesOf(sentence).filter((place) => !places.has(place)) : []),
      ...(hasPassages && hasClaim ? names.unknown(sentence) : []),
    ];
  }

  /** What a sentence speaks of beside its figures, and the statements of these do not. */
  function unsupportedTerms(sentence: string, found: readonly Evidence[], passages: ReadonlySet<number>) {
    const terms = [...termsIn(withoutUnknown(sentence))].filter((term) => !isPlace(term));
    const nearest = found.flatMap(({ by }) =>
      mostBy(by.filter(isFact), ({ support }) => sharedBy(terms, support)),
    );
    const support = new Set(nearest.flatMap((one) => [...one.support]));
    const inLists = new Set(nearest.flatMap(({ list }) => [...(inList.get(list) ?? [])]));
    const others = found.flatMap(({ by }) => by.filter((one) => !isFact(one)));
    const asked = new Set([...askersTerms, ...others.flatMap((one) => [...one.support])]);
    const things = found.flatMap(({ figure }) => thingsPriced(figure)).map((thing) => [...termsIn(thing)]);
    // Beside a figure's own words, a sentence may name other items of the same list.
    const near = new Set(found.flatMap(({ figure }) => [...termsIn(nearestTo(figure))]));
    const elsewhere = clauses.knownIn(sentence, passages);
    const isKnown = (term: string) =>
      covers(support, term) ||
      covers(asked, term) ||
      elsewhere.has(term) ||
      (inLists.has(term) && !near.has(term));
    return [
      ...things.filter((thing) => isAskersAlone(thing, support)).flat(),
      ...terms.filter((term) => !isKnown(term)),
    ];
  }

  return {
    learnLine(line) {
      acronyms.learn(line);
      quotes.learn(line);
    },
    learn(text, learning = {}) {
      const statement = learnedStatement(text, learning, { shorten: acronyms.shorten, termsIn });
      const { figures, passage, list, before, isAskers, isTitle } = statement;
      const { heading = '', opening = '' } = learning;
      if (list) {
        const items = inList.get(list) ?? new Set();
        for (const term of termsIn(text)) items.add(term);
        inList.set(list, items);
      }
      names.learn(text);
      for (const place of placesOf(text)) places.add(place);
      hasPassages ||= passage !== -1;
      for (const [key, figure] of statement.keyed) {
        const others = known.get(key);
        if (others) others.push({ statement, figure });
        else known.set(key, [{ statement, figure }]);
      }
      if (isAskers) {
        for (const term of termsIn(text)) if (isAskersOwn(term)) askersTerms.add(term);
        for (const key of statement.keys) askersKeys.add(key);
      } else if (!isTitle) {
        clauses.learn(passage, new Set([...statement.terms, ...statement.headingTerms]));
        contexts.learn(figures, { text, about: before || opening, passage });
        // A heading asks, and says nothing.
        if (text !== heading) polarity.learn(text, heading);
        codes.learn(text);
        connectives.learn(text);
        attribution.learn(text);
        unknowns.set(passage, [...(unknowns.get(passage) ?? []), ...unknownsOf(text).unknown]);
      }
    },
    check(sentence, { cited = [], isQuery = false } = {}) {
      if (isOtherScript(sentence) || isOtherLanguage(sentence))
        return { unsupported: [sentence], supported: [] };
      const said = figuresIn(sentence);
      const isFree = isQuery || quotes.has(sentence);
      const held = said.map((figure) => ({ figure, holders: holdersOf(figure, sentence, said, isFree) }));
      const isCited = ({ statement: { sources } }: Holder) =>
        isQuery ||
        cited.length === 0 ||
        sources.length === 0 ||
        sources.some((source) => cited.includes(source));
      // A passage that the sentence cites for one figure may hold another from its other sources.
      const passages = new Set(
        held.flatMap(({ holders }) => holders.filter(isCited).map(({ statement }) => statement.passage)),
      );
      const found = held.map(({ figure, holders }): Evidence => {
        const exact = holders.filter(isCited);
        const all =
          exact.length > 0 ? exact : holders.filter(({ statement }) => passages.has(statement.passage));
        return { figure, by: all.map(({ statement }) => statement) };
      });
      const computed = computedIn(sentence, said, held.flatMap(operandOf));
      const facts = found.flatMap(({ by }) => by.filter(isFact));
      const hasContext = facts.length > 0 && facts.every(({ context }) => context !== '');
      const words = wordsOf(sentence);
      return {
        unsupported: [
          ...(isFree ? [] : wrongWordsOf(sentence, said.length > 0 || cited.length > 0)),
          ...found.flatMap(({ figure, by }) => (by.length > 0 || computed.has(figure) ? [] : [figure.text])),
          ...(hasContext && !isFree ? unsupportedTerms(sentence, found, passages) : []),
        ],
        supported: found
          .filter(({ by }) => by.length > 0)
          .map(({ figure, by }) => ({
            figure: figure.text,
            by: mostFirst(by, (one) => sharedBy(words, one.words)),
          })),
      };
    },
  };
}

/** Whether a statement tells something: a title does not, and what the asker says is only theirs. */
function isFact({ isAskers, isTitle }: LearnedStatement): boolean {
  return !isAskers && !isTitle;
}

/** What a figure is computed with, by the first statement that holds it and is not the asker's. */
function operandOf({ figure, holders }: { figure: Figure; holders: readonly Holder[] }): readonly Operand[] {
  const holder = holders.find(({ statement }) => !statement.isAskers);
  if (!holder) return [];
  const { text } = holder.statement;
  return [
    {
      figure,
      per: holder.figure?.per,
      isWhole: inclusionIn(text) === 'in' || /\bin it\b/.test(text),
      isCapped: capped.test(text),
    },
  ];
}

function sharedBy(words: readonly string[], others: ReadonlySet<string>): number {
  return words.filter((word) => others.has(word)).length;
}

function mostFirst<T extends Statement>(statements: readonly T[], scoreOf: (one: T) => number): Statement[] {
  return statements
    .map((one) => ({ one, score: scoreOf(one) }))
    .sort((one, other) => other.score - one.score)
    .map(({ one: { text, sources } }) => ({ text, sources }));
}

function mostBy<T>(all: readonly T[], scoreOf: (one: T) => number): readonly T[] {
  const scores = all.map(scoreOf);
  const most = Math.max(...scores);
  return all.filter((_, index) => scores[index] === most);
}

/** The words that a small number must share with its evidence; `undefined` if none. */
function countedBy({ kind, keys, around }: Figure): readonly string[] | undefined {
  if (kind !== 'number' || !keys[0]?.startsWith('number:')) return undefined;
  const [, value] = keys[0].split(':');
  if (Number(value) >= minTelling) return undefined;
  const words = contrastingTermsOf(around);
  return words.length > 0 ? words : undefined;
}
