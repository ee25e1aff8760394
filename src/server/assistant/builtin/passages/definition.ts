import { type Passage, placesIn, plainText, type Understanding, wordsOf } from '../../../knowledge/index.ts';
import { fitsPlace } from './fits-place.ts';

/** Questions for the meaning of a term, which they name. */
const asking: readonly RegExp[] = [
  /^what (?:does|do) (.+?) (?:mean|stand for)\b/,
  /^what(?: exactly)? (?:is|are|was) meant by (.+)$/,
  // Read as words, 'what's' is 'what'.
  /^(?:what s|whats|what(?= (?:an?|the) )|what(?: exactly)?(?: is| are)|define|explain)(?: to me)?(?: what)? (.+?)(?: (?:is|are|mean|means))?$/,
  /^(.+?) (?:meaning|definition)$/,
  /^(?:meaning|definition) of (.+)$/,
];

/** What a term does is asked of what acts, such as an agent or a secretary. */
const askingRole = /^what (?:does|do) (.+?) do$/;

const article = /^(?:an?|the|one of those|this|that) /;
const country = / (?:in|of|for) (?:the )?[\w ]+$/;

/** Longer ones ask for more than a meaning. */
const maxWords = 5;

/** The term that a question asks the meaning of; `undefined` if it asks something else. */
function termOf(question: string): string | undefined {
  const plain = plainText(question)
    .replaceAll(/[?!.,:;'"()]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const begun = plain.replace(/^(?:(?:hi|hello|hey|so|and|ok|okay|please|sorry|but) )+/, '');
  const [term] = [...asking, askingRole].flatMap((pattern) => pattern.exec(begun)?.slice(1) ?? []);
  return term;
}

/** A term as its stemmed words, without the place that it is asked for. */
function keyOf(term: string): string | undefined {
  const bare = term.replace(article, '').trim();
  const placed = country.exec(bare);
  const own = placed && isPlaceAlone(placed[0]) ? bare.slice(0, placed.index) : bare;
  const words = wordsOf(own);
  return words.length > 0 && own.split(' ').length <= maxWords ? words.toSorted().join(' ') : undefined;
}

/** Whether a text names a place and nothing else: 'for renewing late in Dubai' says more. */
function isPlaceAlone(text: string): boolean {
  const { used } = placesIn(text);
  const named = new Set(used.flatMap((word) => wordsOf(word)));
  return used.length > 0 && wordsOf(text).every((word) => named.has(word));
}

/** What a heading asks besides, as in 'What is an e-channel, and what does it cost?'. */
const furtherQuestion = /(?:,| and) (?:and )?(?:what|where|who|how|do|does|since|when)\b.*$/;

/** A heading that may name several terms, such as 'What are FTA, TRN and EmaraTax?'; what something costs names none. */
const headingOfSeveral = /^What (?:(?:is|are) (.+?)|(?:do|does) (.+?) mean)\?$/;

type Definitions = ReadonlyMap<string, readonly Passage[]>;
const known = new WeakMap<readonly Passage[], Definitions>();

/** The terms that a heading asks the meaning of. */
function termsOf(heading: string): string[] {
  const first = heading.replace(furtherQuestion, '');
  const [, terms, meant, list = terms ?? meant ?? ''] = headingOfSeveral.exec(first) ?? [];
  return [termOf(first) ?? '', ...list.split(/,? and |, /).map(plainText)];
}

function heads(heading: string, key: string): boolean {
  return termsOf(heading).some((term) => keyOf(term) === key);
}

/** Which passages define which term: by the question that heads them, or, in the glossary, by the term's other names. */
function definitionsIn(passages: readonly Passage[]): Definitions {
  const before = known.get(passages);
  if (before) return before;
  const definitions = new Map<string, Passage[]>();
  const add = (key: string | undefined, passage: Passage) => {
    if (key !== undefined) definitions.set(key, [...(definitions.get(key) ?? []), passage]);
  };
  for (const passage of passages) {
    for (const key of new Set(termsOf(passage.heading).map(keyOf))) add(key, passage);
  }
  for (const passage of passages.filter(({ topics }) => topics.includes('glossary'))) {
    for (const name of passage.also.split(', ')) add(keyOf(plainText(name)), passage);
  }
  known.set(passages, definitions);
  return definitions;
}

/** The passage that says what a term means, if that is what is asked; about the place of the question where there is one. */
export function definitionAsked(
  understood: Understanding,
  passages: readonly Passage[],
): Passage | undefined {
  const term = termOf(understood.question);
  const key = term === undefined ? undefined : keyOf(term);
  if (key === undefined) return undefined;
  const named = (definitionsIn(passages).get(key) ?? []).filter((passage) => fitsPlace(passage, understood));
  const { places, used } = understood;
  // The term itself may be a sign of a country, which is not named for that.
  const isPlaced = places.length > 0 || used.length > 0;
  // What only lists the term among other names of another one explains it less than the section that it heads.
  const headed = named.filter(({ heading }) => heads(heading, key));
  const isOfOne = new Set(headed.map(({ country }) => country)).size === 1;
  const fitting = isPlaced || !isOfOne ? named : headed;
  const ofPlace = fitting.find((passage) => places.some((place) => passage.places.includes(place)));
  const ofCountry = fitting.find(({ country, places }) => country !== undefined && places.length === 0);
  const general = fitting.find(({ country }) => country === undefined);
  // 'What is the VAT rate?' has a meaning in each country, and which one is meant is open.
  const isOpen = !isPlaced && !general && new Set(fitting.map(({ country }) => country)).size > 1;
  if (isOpen && understood.countries.length === 0) return undefined;
  return ofPlace ?? (isPlaced ? (ofCountry ?? general) : (general ?? ofCountry)) ?? fitting[0];
}
