import type { Country } from '#domain/catalogue/choices.ts';
import { placesIn, synonymsOf, wordsOf } from '../../knowledge/index.ts';
import { placeNameOf } from '../tools/planned-place.ts';
import { sentencesIn } from '../tools/sentences.ts';
import type { AnswerContext } from './context.ts';
import { namesPlacesApart } from './coordinated.ts';
import { expertWordsIn } from './expert-words.ts';
import { mainlandIds } from './planned.ts';
import {
  askedOfOne,
  comparesForPurpose,
  comparesPlaces,
  hasPoint,
  type PlaceAnswer,
  verdictOn,
  wordsOfPoint,
} from './side-by-side.ts';
import type { TypedAnswer } from './typed-answer.ts';
import { optionsOf, type Reading, understand } from './understand.ts';
import { kindOf, withoutVerdict } from './verdict.ts';
import type { Part } from './word-answer.ts';
import { wordedParts } from './worded-parts.ts';

/** Most places that are set side by side. */
const maxPlaces = 4;

/** Answers that say what a place has, rather than that something is not known or meant. */
const tells: readonly TypedAnswer['kind'][] = [
  'quoted',
  'fees',
  'cost',
  'time',
  'quota',
  'visa-cost',
  'tax-rates',
  'due-dates',
];

/** The places that are compared; the UAE as a country is asked of as such, with its mainland for the figures. */
function comparedIds(places: Reading['places'], countries: Reading['countries']): readonly string[] {
  const options = optionsOf(places, countries);
  const lacksUae = countries.includes('AE') && !options.some((id) => id.startsWith('ae-'));
  return lacksUae ? [...options, ...mainlandIds.slice(0, 1)] : options;
}

/** Whether a question sets several places side by side by something that it names. */
export function comparesOptions(reading: Reading): boolean {
  const { question, asks, places, countries, isFollowUp } = reading;
  const { length } = comparedIds(places, countries);
  if (length < 2 || length > maxPlaces) return false;
  // 'And the UK and Singapore?' asks each of them what was asked before of another one.
  if (isFollowUp) return asks !== question && hasPoint(asks);
  return (
    (comparesPlaces(question) || namesPlacesApart(question)) &&
    hasPoint(question) &&
    !comparesForPurpose(question)
  );
}

/**
 * One point of several places, asked of each place alone and set side by side; `undefined` where the places
 * themselves are compared, or too few of them are known.
 * @param answerOne answers a question about one place
 */
export async function comparedPoint(
  reading: Reading,
  context: AnswerContext,
  answerOne: (reading: Reading) => Promise<readonly TypedAnswer[]>,
): Promise<TypedAnswer | undefined> {
  const { asks: question, places, countries } = reading;
  const options = comparedIds(places, countries);
  const words = expertWordsIn(context.language ?? 'en');
  const answers = await Promise.all(
    options.map(async (id): Promise<PlaceAnswer | undefined> => {
      const jurisdiction = context.catalogue.jurisdictionWith(id);
      if (!jurisdiction) return undefined;
      const { country, companyType } = jurisdiction.place;
      const isOnly =
        options.filter((other) => other.startsWith(id.slice(0, 3))).length === 1 &&
        (country !== 'AE' || !places.includes(id));
      const english = expertWordsIn('en');
      const asked = isOnly ? english.place.country(country) : placeNameOf(jurisdiction, english).place;
      const name = isOnly ? words.place.country(country) : placeNameOf(jurisdiction, words).place;
      const text = askedOfOne(question, asked, id);
      const read = understand([{ role: 'user', content: text }], context.today);
      const alone = {
        ...read,
        places: places.includes(id) ? [id] : [],
        countries: [country] as readonly Country[],
        kinds: companyType === 'mainland-llc' ? read.kinds : [],
        visas: reading.visas ?? read.visas,
        officeType: reading.officeType ?? read.officeType,
      };
      const [answer] = await answerOne(alone);
      if (!answer || !tells.includes(answer.kind)) return { name, part: undefined, isExact: false };
      const [part] = wordedParts(answer, context);
      const share = answer.kind === 'quoted' ? shareOf(part, alone.particular, question) : 1;
      const told = share >= enoughShare ? opening(part, question) : undefined;
      return {
        name,
        part: told && isOfOthers(told.text, id, options) ? undefined : told,
        isExact: share === 1,
      };
    }),
  );
  const known = answers.filter((answer) => answer !== undefined);
  const told = known.filter(({ part }) => part !== undefined);
  // A passage that holds for all of them is one answer, not several.
  const isShared = new Set(told.map(({ part }) => part?.text)).size < told.length;
  // Of places that are named one by one, it is said where nothing is known.
  const enough = namesPlacesApart(question) ? 1 : 2;
  if (told.length < enough || isShared) return undefined;
  return { kind: 'side-by-side', answers: known, verdict: verdictOn(question, known) };
}

/** Whether a sentence is about another of the compared places and not about this one. */
function isOfOthers(sentence: string, id: string, options: readonly string[]): boolean {
  const { places } = placesIn(sentence);
  return !places.includes(id) && places.some((other) => options.includes(other));
}

/** From this share of what was asked, a passage speaks of it. */
const enoughShare = 0.5;

/** How much of what was asked a passage speaks of, apart from the places: from 0 to 1. */
function shareOf(part: Part | undefined, particular: readonly string[], question: string): number {
  const said = new Set(wordsOf(part?.text ?? ''));
  const point = wordsOfPoint(particular, question);
  const shared = point.filter((word) => [word, ...synonymsOf(word)].some((each) => said.has(each)));
  return point.length === 0 ? 1 : shared.length / point.length;
}

/** The first sentence of a part, with its sources; the second too where the first is a bare yes or no. */
function opening(part: Part | undefined, question: string): Part | undefined {
  const isOpen = kindOf(question) === 'open' && !/\bwhich (?:of|one|country|zone|place)\b/i.test(question);
  const text = part && (isOpen ? withoutVerdict(part.text) : part.text);
  const [first, second] = text === undefined ? [] : sentencesIn(text);
  const isBare = first !== undefined && second !== undefined && /^(?:yes|no|نعم|لا)[.,:]?$/i.test(first);
  const sentence = isBare ? `${first.replace(/[.,:]$/, '')}: ${second}` : first;
  return part && sentence !== undefined ? { text: sentence, sources: part.sources } : undefined;
}
