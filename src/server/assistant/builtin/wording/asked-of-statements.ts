import { jurisdictionWith } from '#domain/catalogue/catalogue.ts';
import { type Knowledge, placesIn, synonymsOf, wordsOf } from '../../../knowledge/index.ts';
import { askingParts, ofValues } from '../question/clauses.ts';
import { valuesAskedBy } from './asked-values.ts';
import { isOpen } from './quote.ts';
import { uncited } from './statements.ts';
import { kindOf } from './verdict.ts';

/** What a message asks for, to be compared with what an answer says. */
export interface AskedOfStatements {
  /** Whether it asks for several things of one kind, such as papers or steps. */
  asksList: boolean;
  /** Whether it asks one thing alone. */
  isSingle: boolean;
  /** Whether what is said speaks of too little of it to tell what else is needed. */
  isHardlyCovered(said: readonly string[]): boolean;
  /** Whether what is said speaks of nearly all of it and holds the kinds of value that it asks for. */
  isCovered(said: readonly string[]): boolean;
  /** Whether a statement says that a value of the kind that is asked for is not known, which what is said does not hold. */
  leavesOpen(statement: string, said: readonly string[]): boolean;
  /** Whether a statement is about other places than the one that is asked about. */
  isElsewhere(statement: string): boolean;
  /** Whether a statement names the one place that is asked about. */
  isOfPlace(statement: string): boolean;
  /** Whether a statement names something of the message, its story included, that what is said does not. */
  touches(statement: string, said: readonly string[]): boolean;
  /** Whether a statement answers something that what is said leaves open. */
  gains(statement: string, said: readonly string[]): boolean;
}

/** Share of the weight of what is asked that an answer has to speak of before anything is left out for its words. */
const enoughCovered = 0.3;

/** The same from which nothing but a value is open. */
const nearlyCovered = 0.7;

/** By how much more of one part of a message than any other one a statement has to speak. */
const minGain = 0.2;

/** Share of what is asked that an exception to it speaks of. */
const minOfException = 0.3;

/** Asks for several things of one kind. */
const list =
  /\b(?:which|what) (?:\w+ ){0,3}(?!is|does|has|was)[a-z]{3,}s\b|\b(?:any(?:body|one|thing)|besides|list|steps?|all|each|vs|conditions?|requirements?|documents?|papers?)\b|\bcompar|\bdifference|\bbreak ?down|\bhow (?:do|can|should) (?:i|we|you)\b|\bneed\b.*\bfor\b|\bwhat .{2,40} ask for\b/i;

/** Where the asker lives, of which nothing is asked. */
const ofHome = /\b(?:live|living|based|resident|residing) in \w+/gi;

/** Turns an answer round or narrows it. */
const turns = /\b(?:not|non|unless|except|exempt|but)\b/i;

/** What a duty that was missed costs, which is no value of the duty itself. */
const ofFine = /\b(?:fin(?:es?|ed)|penalt\w+)\b/i;

/** A price, which whoever asks for one may have to pay besides. */
const ofPrice = /\b(?:fees?|prices?|costs?)\b/i;

/** First words of a statement, which name what it is about. */
const wordsOfSubject = 6;

/** Whether a place is a zone, an emirate or a country's company as others are. */
function isOfSameKind(id: string, others: readonly string[]): boolean {
  const kindOf = (each: string) => {
    const place = jurisdictionWith(each)?.place;
    return place && `${place.country} ${place.country === 'AE' ? place.companyType : ''}`;
  };
  return others.some((other) => kindOf(other) === kindOf(id));
}

/** Reads what a message asks for. */
export function askedOfStatements(
  message: string,
  { weightOf }: Pick<Knowledge['index'], 'weightOf'>,
): AskedOfStatements {
  const { places, countries, used } = placesIn(message);
  // Of one place alone every statement speaks.
  const ofPlaces = new Set(places.length + countries.length > 1 ? [] : wordsOf(used.join(' ')));
  const parts = askingParts(message.replaceAll(ofHome, ' '));
  const clauses = parts.map((text) => wordsOf(text).filter((word) => !ofPlaces.has(word)));
  const words = [...new Set(clauses.flat())];
  const named = words.filter((word) => !ofValues.has(word));
  // 'When was it due?' is about what the message tells before it.
  const isAboutBefore = named.every((word) => word === 'due');
  const things = isAboutBefore ? wordsOf(message).filter((word) => !ofPlaces.has(word)) : named;
  const asked = parts.join('. ');
  const wanted = valuesAskedBy(asked);
  const told = wordsOf(message).filter((word) => !ofPlaces.has(word));
  const numbers = message.match(/\d[\d,.]*\d{2}/g) ?? [];
  const hasVerdict = kindOf(message) !== 'open';
  const isSaid = (word: string, said: ReadonlySet<string>) =>
    said.has(word) || synonymsOf(word).some((each) => said.has(each));
  const weigh = (some: readonly string[]) => some.reduce((sum, word) => sum + weightOf(word), 0);
  const shareOf = (some: readonly string[], said: ReadonlySet<string>) =>
    weigh(some.filter((word) => isSaid(word, said))) / (weigh(some) || 1);
  const touches = (statement: string, said: readonly string[]) => {
    const own = wordsIn([statement]);
    const before = wordsIn(said);
    return told.some((word) => isSaid(word, own) && !isSaid(word, before));
  };
  return {
    asksList: list.test(message),
    isSingle: parts.length < 2,
    isHardlyCovered(said) {
      const before = wordsIn(said);
      return clauses.every((clause) => shareOf(clause, before) <= enoughCovered);
    },
    isCovered(said) {
      const before = wordsIn(said);
      return (
        wanted.every((value) => said.some((text) => value.test(uncited(text)))) &&
        weigh(words.filter((word) => before.has(word))) > weigh(words) * nearlyCovered
      );
    },
    isElsewhere(statement) {
      if (places.length !== 1) return false;
      const named = placesIn(statement).places;
      // What is named in passing, or another kind of place such as the mainland beside a zone, is not what it is about.
      const [subject] = placesIn(statement.split(/\s+/).slice(0, wordsOfSubject).join(' ')).places;
      return (
        subject !== undefined && !named.some((id) => places.includes(id)) && isOfSameKind(subject, places)
      );
    },
    isOfPlace: (statement) =>
      places.length === 1 && placesIn(statement).places.some((id) => places.includes(id)),
    leavesOpen(statement, said) {
      const isKnown =
        parts.length < 2 &&
        !ofPrice.test(statement) &&
        wanted.every((value) => said.some((text) => value.test(uncited(text))));
      return (
        wanted.length > 0 &&
        isOpen.test(statement) &&
        (ofFine.test(asked) || !ofFine.test(statement)) &&
        (!isKnown || touches(statement, said))
      );
    },
    touches,
    gains(statement, said) {
      const own = wordsIn([statement]);
      const before = wordsIn(said);
      const saidBefore = said.map(uncited);
      const text = uncited(statement);
      return (
        things.some(
          (word) => (own.has(word) && !before.has(word)) || (isSaid(word, own) && !isSaid(word, before)),
        ) ||
        wanted.some((value) => {
          const holding = saidBefore.filter((other) => value.test(other));
          // The fine for a late return is not told with the one for a late payment.
          const ofThings = wordsIn(holding);
          return (
            value.test(text) &&
            (holding.length === 0 || things.some((word) => own.has(word) && !ofThings.has(word)))
          );
        }) ||
        numbers.some(
          (number) => text.includes(number) && !saidBefore.some((other) => other.includes(number)),
        ) ||
        (hasVerdict && turns.test(text) && shareOf(words, own) >= minOfException) ||
        clauses.some((clause) => {
          const share = shareOf(clause, own);
          return said.every((other) => share >= shareOf(clause, wordsIn([other])) + minGain);
        })
      );
    },
  };
}

function wordsIn(texts: readonly string[]): ReadonlySet<string> {
  return new Set(texts.flatMap(wordsOf));
}
