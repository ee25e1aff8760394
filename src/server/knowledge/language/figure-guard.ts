import { openAcronyms } from './acronyms.ts';
import { isSaidAlike } from './agreement.ts';
import { openAttribution } from './attribution.ts';
import { ranksIn } from './claims.ts';
import { openClauseSupport } from './clause-support.ts';
import { openCodes } from './codes.ts';
import { openConnectives } from './connectives.ts';
import { hasItsExample } from './examples.ts';
import type { Figure } from './figure.ts';
import { openFigureContexts } from './figure-contexts.ts';
import { keysLearned, keysSought, minTelling } from './figure-keys.ts';
import { currenciesIn, figuresIn } from './figures.ts';
import { openNames } from './names.ts';
import { isOtherLanguage, isOtherScript } from './other-language.ts';
import { affirmedIn, knownAndUnknownIn, onlyDeniedIn, openPolarity, withoutUnknown } from './polarity.ts';
import { isAskersOwn, isPremise } from './premise.ts';
import { thingsPriced } from './priced-thing.ts';
import { openQuotes } from './quotes.ts';
import { isSameRelation } from './relations.ts';
import { remembering } from './remembering.ts';
import { isFactor, isStatedRest, isStatedSum, timesOf } from './stated-sums.ts';
import { inclusionIn, subjectsIn, taxesIn } from './subjects.ts';
import { contrastingTermsOf, covers, termsOf } from './terms.ts';
import { wordsOf } from './words.ts';

/** A known statement with its source numbers; none if the asker said it. */
interface Statement {
  text: string;
  sources: readonly number[];
}

/** The figures of a sentence, checked against known statements. */
export interface Verdict {
  /** Figures that no statement supports, and words about figures that no statement has, as written or in short. */
  unsupported: readonly string[];
  /** For each known figure its statements, most similar first. */
  supported: readonly { figure: string; by: readonly Statement[] }[];
}

interface Learning {
  sources?: readonly number[];
  /** The heading that the statement stands under. */
  heading?: string;
  /** What it is about where it does not say so itself: the opening of its text. */
  opening?: string;
  /** The line that leads in to a list with it. */
  leadIn?: string;
  /** What stands before it on its line. */
  before?: string;
  /** What follows it in its sentence, behind a semicolon. */
  behind?: string;
  /** The whole row of the table that it is part of. */
  row?: string;
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
  /** Learns a line, which may be repeated word by word, and the acronyms that it explains. */
  learnLine(line: string): void;
  /** Learns a sentence. */
  learn(text: string, learning?: Learning): void;
  /** @param sentence plain text, or with Markdown emphasis */
  check(sentence: string, checking?: Checking): Verdict;
}

interface Known extends Statement {
  words: ReadonlySet<string>;
  /** What its small numbers may count. */
  counts: ReadonlySet<string>;
  /** What its own text speaks of, and what leads in to it. */
  terms: ReadonlySet<string>;
  headingTerms: ReadonlySet<string>;
  /** What it speaks of with everything around it. */
  support: ReadonlySet<string>;
  /** What it denies, and does not affirm elsewhere. */
  denied: ReadonlySet<string>;
  context: string;
  before: string;
  passage: number;
  /** The list that it is an item of; '' if none. */
  list: string;
  isAskers: boolean;
  isTitle: boolean;
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

/** What the title of a page can be quoted for. */
const ofTitles: ReadonlySet<Figure['kind']> = new Set(['date', 'year', 'number']);

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
  const subjectsOf = remembering(subjectsIn);
  const taxesOf = remembering(taxesIn);
  const inclusionOf = remembering((text) => inclusionIn(text) ?? 'neither');
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
    if (!hasSameSubject(said, sentence, statement) || !isInSamePlace(said, sentence, statement)) return false;
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

  /** Whether a statement is about what the sentence says its figure is about, and includes no less. */
  function hasSameSubject(
    { clause, before: behindIt, after }: Figure,
    sentence: string,
    { text, context, before }: Known,
  ): boolean {
    const near = subjectsOf(nearestOf({ before: behindIt, after }));
    const own = subjectsOf(text);
    const around = subjectsOf(context);
    // A heading may say of the amounts below it that they are fines.
    const about = own.size > 0 ? new Set([...own, ...(around.has('fine') ? ['fine'] : [])]) : around;
    const isKnownSubject = about.size > 0 || context !== '';
    const isNamed = overlaps(subjectsOf(sentence), own) && [...near].every((subject) => around.has(subject));
    if (near.size > 0 && isKnownSubject && !overlaps(near, about) && !isNamed) return false;
    const taxes = taxesOf(clause);
    const known = [text, before, context].map(taxesOf).find(({ size }) => size > 0) ?? new Set();
    if (taxes.size > 0 && known.size > 0 && !overlaps(taxes, known)) return false;
    if (inclusionOf(clause) !== 'in') return true;
    // What is said to be included has to be named, and not as coming on top.
    return [...subjectsOf(clause)].every((subject) =>
      own.has(subject)
        ? inclusionOf(text) !== 'out'
        : subjectsOf(context).has(subject) && inclusionOf(`${text} ${context}`) !== 'out',
    );
  }

  function isInSamePlace({ clause, kind }: Figure, sentence: string, { text, context }: Known): boolean {
    const near = whereabouts(clause);
    const named = near.places.length + near.countries.length > 0 ? near : whereabouts(sentence);
    // Of several places that a sentence names, the one in the figure's own clause is meant.
    if (named !== near && named.places.length > 1) return true;
    // 'Lowest in the UAE: 9%, against 17% in Singapore' ranks one of them.
    const ranked = kind === 'claim' && text.split(/[:;,]/).find((part) => ranksIn(part).length > 0);
    const own = whereabouts(ranked || text);
    const around = whereabouts(ranked ? '' : context);
    return (['places', 'countries'] as const).every((each) => {
      const there = own[each].length > 0 ? own[each] : around[each];
      return named[each].length === 0 || there.length === 0 || overlaps(new Set(named[each]), new Set(there));
    });
  }

  /** Whether a sentence says a figure of what its passage says is not known. */
  function isOfUnknown(said: Figure, { passage, text }: Known): boolean {
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

  return {
    learnLine(line) {
      acronyms.learn(line);
      quotes.learn(line);
    },
    learn(text, learning = {}) {
      const {
        sources = [],
        heading = '',
        opening = '',
        leadIn = '',
        before = '',
        behind = '',
        row = '',
      } = learning;
      const { passage = -1, isAskers = false, isTitle = false } = learning;
      const figures = figuresIn(text).filter(({ kind }) => !isTitle || ofTitles.has(kind));
      const context = [heading, opening, leadIn, before].filter(Boolean).join(' ');
      const around = figures.flatMap((figure) => wordsOf(figure.around));
      const learned = keysLearned(text, figures).filter(([, figure]) => figure || !isTitle);
      const statement: Known = {
        text,
        sources,
        words: new Set([...wordsOf(text), ...wordsOf(context), ...around]),
        counts: new Set(contrastingTermsOf(`${text} ${context}`)),
        terms: new Set([...termsIn(text), ...termsIn(leadIn)]),
        headingTerms: termsIn(heading),
        support: new Set(
          [text, context, behind, row].flatMap((each) => [...termsIn(each), ...termsOf(each)]),
        ),
        denied: onlyDeniedIn(acronyms.shorten(text)),
        context,
        before,
        passage,
        list: leadIn && `${passage} ${leadIn}`,
        isAskers,
        isTitle,
        figures,
        keys: new Set(learned.map(([key]) => key)),
      };
      if (statement.list) {
        const items = inList.get(statement.list) ?? new Set();
        for (const term of termsIn(text)) items.add(term);
        inList.set(statement.list, items);
      }
      names.learn(text);
      for (const place of placesOf(text)) places.add(place);
      hasPassages ||= passage !== -1;
      for (const [key, figure] of learned) {
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
      const currencies = currenciesIn(sentence);
      const isFree = isQuery || quotes.has(sentence);
      const found = said.map((figure) => ({
        figure,
        holders: keysSought(figure, currencies, said)
          .flatMap((key) => known.get(key) ?? [])
          .filter((holder) => countsTheSame(figure, holder) && (isFree || agrees(figure, sentence, holder))),
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
      const unsupported = isFree
        ? []
        : [
            ...polarity.contradicted(sentence),
            ...codes.unknown(sentence),
            ...connectives.contradicted(sentence),
            ...attribution.contradicted(sentence),
            ...(hasPassages ? placesOf(sentence).filter((place) => !places.has(place)) : []),
            ...(hasPassages && (said.length > 0 || cited.length > 0) ? names.unknown(sentence) : []),
          ];
      const operands = found.flatMap(({ figure, holders }) =>
        holders
          .filter(({ statement }) => !statement.isAskers)
          .slice(0, 1)
          .map(({ statement: { text }, figure: known }) => ({
            figure,
            per: known?.per,
            isWhole: inclusionOf(text) === 'in' || /\bin it\b/.test(text),
            isCapped: capped.test(text),
          })),
      );
      const products = said
        .map((figure) => ({ figure, times: timesOf(figure, operands, said) }))
        .flatMap(({ figure, times }) => (times ? [figure, times] : []));
      const sums = said.filter(
        (figure) =>
          products.includes(figure) ||
          isStatedSum(figure, sentence, operands) ||
          isStatedRest(figure, sentence, operands),
      );
      const isSum = (figure: Figure) =>
        sums.includes(figure) ||
        sums.some(({ per = '' }) => figure.keys.includes(per)) ||
        (sums.length > 0 && isFactor(figure, sentence));
      const supported: Verdict['supported'][number][] = [];
      const words = wordsOf(sentence);
      const terms = [...termsIn(withoutUnknown(sentence))].filter((term) => !isPlace(term));
      const support = new Set<string>();
      const asked = new Set(askersTerms);
      const beside = new Set<string>();
      let isFact = false;
      let hasContext = true;
      for (const { figure, holders } of found) {
        const exact = holders.filter(isCited);
        const by = (
          exact.length > 0 ? exact : holders.filter(({ statement }) => passages.has(statement.passage))
        ).map(({ statement }) => statement);
        // A title tells nothing of what is said about its number.
        const facts = by.filter(({ isAskers, isTitle }) => !isAskers && !isTitle);
        hasContext &&= facts.every(({ context }) => context !== '');
        isFact ||= facts.length > 0;
        for (const statement of mostBy(facts, (one) => sharedBy(terms, one.support))) {
          for (const term of statement.support) support.add(term);
          for (const term of inList.get(statement.list) ?? []) beside.add(term);
        }
        for (const statement of by)
          if (!facts.includes(statement)) for (const term of statement.support) asked.add(term);
        if (by.length === 0 && !isSum(figure)) unsupported.push(figure.text);
        else if (by.length > 0)
          supported.push({ figure: figure.text, by: mostFirst(by, (one) => sharedBy(words, one.words)) });
      }
      if (isFact && hasContext && !isFree) {
        const things = found
          .flatMap(({ figure }) => thingsPriced(figure))
          .map((thing) => [...termsIn(thing)]);
        unsupported.push(...things.filter((thing) => isAskersAlone(thing, support)).flat());
        // Beside a figure's own words, a sentence may name other items of the same list.
        const near = new Set(said.flatMap((figure) => [...termsIn(nearestOf(figure))]));
        const elsewhere = clauses.knownIn(sentence, passages);
        const isKnown = (term: string) =>
          covers(support, term) ||
          covers(asked, term) ||
          elsewhere.has(term) ||
          (beside.has(term) && !near.has(term));
        unsupported.push(...terms.filter((term) => !isKnown(term)));
      }
      return { unsupported, supported };
    },
  };
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

/** The words around a figure up to the next comma or stop on either side. */
function nearestOf({ before, after }: Pick<Figure, 'before' | 'after'>): string {
  const stop = /[,;:()]/;
  return `${before.split(stop).at(-1) ?? ''} ${after.split(stop)[0] ?? ''}`;
}

function overlaps(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return [...one].some((each) => other.has(each));
}

/** The words that a small number must share with its evidence; `undefined` if none. */
function countedBy({ kind, keys, around }: Figure): readonly string[] | undefined {
  if (kind !== 'number' || !keys[0]?.startsWith('number:')) return undefined;
  const [, value] = keys[0].split(':');
  if (Number(value) >= minTelling) return undefined;
  const words = contrastingTermsOf(around);
  return words.length > 0 ? words : undefined;
}
