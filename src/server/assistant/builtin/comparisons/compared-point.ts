import type { Country } from '#domain/catalogue/choices.ts';
import { type FoundPassage, placesIn, plainText, synonymsOf, wordsOf } from '../../../knowledge/index.ts';
import { placeNameOf } from '../../tools/planned-place.ts';
import { sentencesIn } from '../../tools/sentences.ts';
import type { AnswerContext } from '../context.ts';
import { namesPlacesApart } from '../question/coordinated.ts';
import { mainlandIds } from '../question/planned.ts';
import { questionAlone } from '../question/questions-in.ts';
import { optionsOf, pointsBack, type Reading, understand } from '../question/understand.ts';
import type { TypedAnswer } from '../typed-answer.ts';
import { wordedParts } from '../worded-parts.ts';
import { rowsAskedIn } from '../wording/asked-rows.ts';
import { rowsOfCountries } from '../wording/country-rows.ts';
import { expertWordsIn } from '../wording/expert-words.ts';
import { kindOf, withoutVerdict } from '../wording/verdict.ts';
import type { Part } from '../wording/word-answer.ts';
import { asksOrder, isRanked, verdictOn } from './compared-amounts.ts';
import { type ListedPlace, listedPlaces } from './listed-places.ts';
import { asksRate } from './point-values.ts';
import {
  askedOfOne,
  comparesForPurpose,
  comparesPlaces,
  hasPoint,
  type PlaceAnswer,
  wordsOfPoint,
} from './side-by-side.ts';

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
function comparedIds({ asks, places, countries }: Reading, listed = listedIn(asks)): readonly string[] {
  const options = optionsOf(places, countries);
  if (listed.length >= options.length) return listed.map(({ id }) => id);
  const lacksUae = countries.includes('AE') && !options.some((id) => id.startsWith('ae-'));
  return lacksUae ? [...options, ...mainlandIds.slice(0, 1)] : options;
}

/** The places that a question lists, unless they are meant as a whole for a purpose. */
function listedIn(question: string): readonly ListedPlace[] {
  return comparesForPurpose(question) ? [] : listedPlaces(question);
}

/** Whether a question sets several places side by side by something that it names. */
export function comparesOptions(reading: Reading): boolean {
  const { question, asks, before } = reading;
  // 'They' of a first message stands for nothing that was said before.
  const isFollowUp = reading.isFollowUp && before !== '';
  const { length } = comparedIds(reading);
  if (length < 2 || length > maxPlaces) return false;
  // 'And the UK and Singapore?' asks each of them what was asked before of another one.
  if (isFollowUp) return asks !== question && hasPoint(asks);
  return (
    (comparesPlaces(question) || namesPlacesApart(question) || listedPlaces(question).length > 1) &&
    (hasPoint(question) || asksSpeed.test(question)) &&
    !comparesForPurpose(question)
  );
}

/** 'Is it faster here or there?' asks of the time alone. */
const asksSpeed = /\b(?:quick|fast|slow)(?:er|est)\b/i;

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
  const { asks, places } = reading;
  const question = withoutStory(asks);
  const listed = listedIn(question);
  const options = comparedIds(reading, listed);
  const words = expertWordsIn(context.language ?? 'en');
  const answers = await Promise.all(
    options.map(async (id): Promise<PlaceAnswer | undefined> => {
      const jurisdiction = context.catalogue.jurisdictionWith(id);
      if (!jurisdiction) return undefined;
      const { country, companyType } = jurisdiction.place;
      const own = listed.find((each) => each.id === id);
      const isCountry = own?.isCountry ?? (country !== 'AE' || !places.includes(id));
      const isOnly =
        isCountry &&
        (own !== undefined || options.filter((other) => other.startsWith(id.slice(0, 3))).length === 1);
      const english = expertWordsIn('en');
      const asked = isOnly ? english.place.country(country) : placeNameOf(jurisdiction, english).place;
      const name = isOnly ? words.place.country(country) : placeNameOf(jurisdiction, words).place;
      const text = askedOfOne(own?.alone ?? question, asked, own ? undefined : id);
      const read = understand([{ role: 'user', content: text }], context.today);
      const alone = {
        ...read,
        places: (own ? !own.isCountry : places.includes(id)) ? [id] : [],
        countries: [country] as readonly Country[],
        kinds: companyType === 'mainland-llc' ? read.kinds : [],
        visas: reading.visas ?? read.visas,
        officeType: reading.officeType ?? read.officeType,
      };
      const [answer] = await answerOne(alone);
      if (!answer || !tells.includes(answer.kind)) return { name, part: undefined, isExact: false };
      const [part] = wordedParts(answer, context);
      const quote = answer.kind === 'quoted' ? answer.parts[0] : undefined;
      const passage = context.passages?.find(({ address }) => address === quote?.address);
      const point = own?.alone ?? question;
      const ofText = quote ? shareOf(part?.text ?? '', alone.particular, point) : 1;
      const phrasings = passage ? [passage.heading, ...passage.asked] : [];
      const share = Math.max(
        ofText,
        ...phrasings.map((phrasing) => shareOf(`${part?.text} ${phrasing}`, alone.particular, point)),
      );
      if (share < enoughShare) return { name, part: undefined, isExact: false };
      // The rule of a place stands beside that of another, not the example below it.
      const rule =
        passage && opensWithExample(part, passage.body)
          ? { text: passage.body, sources: passage.sources }
          : part;
      const told = opening(rule, question);
      const ofOpening = quote ? shareOf(told?.text ?? '', alone.particular, point) : 1;
      return {
        name,
        part: told && isOfOthers(told.text, id, options) ? undefined : told,
        isExact:
          share >= exactShare &&
          (ofOpening >= minOfOpening || asksRate(point)) &&
          !isOfOtherThing(told?.text ?? '', alone.particular, point),
        heading: passage?.heading,
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

/** Whether a part opens with the example of a year, where its passage opens with the rule. */
function opensWithExample(part: Part | undefined, body: string): boolean {
  const [[told = ''], [rule = '']] = [sentencesIn(part?.text ?? ''), sentencesIn(body)];
  return /\b20\d\d\b/.test(told) && !/\b20\d\d\b/.test(rule);
}

/** The rows of a table by place or by country, where they show which of several is first in what is asked. */
export function rankedRows(
  { passage }: FoundPassage,
  reading: Reading,
  { language }: AnswerContext,
): TypedAnswer | undefined {
  const { question } = reading;
  const words = expertWordsIn(language ?? 'en');
  if (!asksOrder(question)) return undefined;
  const { rows = [] } = rowsAskedIn(passage.body, question) ?? {};
  const ofCountries = rows.length > 0 ? [] : rowsOfCountries(passage.body, question);
  const answers = [
    ...rows.map(({ label, text }) => answerOf(label, text)),
    ...ofCountries.map(({ country, text }) => answerOf(words.place.country(country), text)),
  ];
  if (ofCountries.length > 0 && ofCountries.length < reading.countries.length) return undefined;
  const verdict = answers.length > 1 ? verdictOn(question, answers) : undefined;
  const isTold = isRanked(verdict) || (verdict?.kind === 'unranked' && verdict.reason === 'overlap');
  return isTold ? { kind: 'side-by-side', answers, verdict } : undefined;

  function answerOf(name: string, text: string): PlaceAnswer {
    return { name, part: { text: `${text}.`, sources: passage.sources }, isExact: true };
  }
}

/** Whether a sentence is about another of the compared places and not about this one. */
function isOfOthers(sentence: string, id: string, options: readonly string[]): boolean {
  const { places } = placesIn(sentence);
  return !places.includes(id) && places.some((other) => options.includes(other));
}

/** From this share of what was asked, a passage speaks of it. */
const enoughShare = 0.5;

/** From this share of what was asked, a value of the passage is one of what was asked. */
const exactShare = 0.6;

/** The same for the sentence that is told, beside the passage's own question. */
const minOfOpening = 0.25;

/** Whether a labelled item, as 'Emirates ID: AED 100 a year', is of a thing that was not asked for. */
function isOfOtherThing(text: string, particular: readonly string[], question: string): boolean {
  const [, label] = /^([^:.[|]{2,40}): /.exec(text) ?? [];
  return (
    label !== undefined &&
    !/^(?:yes|no)$/i.test(label) &&
    wordsOfPoint(particular, question).length > 0 &&
    shareOf(label, particular, question) === 0
  );
}

/** A question without what its message tells before it, unless it points back to that. */
function withoutStory(message: string): string {
  const alone = questionAlone(message);
  return pointsBack.test(plainText(alone)) || placesIn(alone).countries.length < 2 ? message : alone;
}

/** How much of what was asked a text speaks of, apart from the places: from 0 to 1. */
function shareOf(text: string, particular: readonly string[], question: string): number {
  const said = new Set(wordsOf(text));
  const point = wordsOfPoint(particular, question).filter((word) => !fillers.has(word));
  const shared = point.filter((word) => [word, ...synonymsOf(word)].some((each) => said.has(each)));
  return point.length === 0 ? 1 : shared.length / point.length;
}

/** Words of a comparison that no sentence on one place has. */
const fillers = new Set(
  wordsOf(
    'may have need charge charges later earlier ask give get hold let want allow normal usual come lets gives given',
  ),
);

/** The first sentence of a part, with its sources; the second too where the first is a bare yes or no. */
function opening(part: Part | undefined, question: string): Part | undefined {
  const isOpen = kindOf(question) === 'open' && !/\bwhich (?:of|one|country|zone|place)\b/i.test(question);
  const text = part && (isOpen ? withoutVerdict(part.text) : part.text);
  const [first, second] = text === undefined ? [] : sentencesIn(text);
  const isBare = first !== undefined && second !== undefined && /^(?:yes|no|نعم|لا)[.,:]?$/i.test(first);
  const sentence = isBare ? `${first.replace(/[.,:]$/, '')}: ${second}` : first;
  return part && sentence !== undefined ? { text: sentence, sources: part.sources } : undefined;
}
