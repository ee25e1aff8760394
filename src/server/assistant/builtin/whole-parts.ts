import { jurisdictionWith } from '#domain/catalogue/catalogue.ts';
import { type FoundPassage, wordsOf } from '../../knowledge/index.ts';
import type { AnswerContext } from './context.ts';
import { alike } from './likeness.ts';
import { type AskedPart, ofValues, wantedBy } from './part-of-whole.ts';
import { choosePassages } from './passages/choose-passages.ts';
import { completed } from './passages/follow-up-passages.ts';
import { questionAlone } from './question/questions-in.ts';
import { type Reading, understand } from './question/understand.ts';
import { tellsOfPerson, waysAsWhole } from './question/whole-ways.ts';
import { namesItsTax } from './sums/counted-parts.ts';
import { statementsIn } from './wording/statements.ts';
import { kindOf } from './wording/verdict.ts';

/** How much nearer to an article's question another way to put it has to come. */
const minNearer = 0.07;

/** How near it has to come at least. */
const minNear = 0.7;

/** The same where a story on the case is left out. */
const minNearWithoutStory = 0.8;

/** Share of a question's weight that the passage for another way to put it has to speak of. */
const minSaid = 0.5;

/**
 * One of the questions of a message put so that it says by itself what it asks about, where an article asks that;
 * `undefined` where no way to put it comes nearer to an article's question than how it was read.
 * @param before the questions of the message before it
 */
export async function putWhole(
  { part, read }: AskedPart,
  before: readonly AskedPart[],
  context: AnswerContext,
): Promise<AskedPart | undefined> {
  const ways = waysAsWhole(
    part,
    before.map((each) => each.part),
  );
  // How large a firm is decides what holds for it.
  if (ways.length === 0 || read.headcounts.length > 0) return undefined;
  const [own] = await choosePassages(completed(read), context);
  const earlier = await Promise.all(
    before.map(async (each) => (await choosePassages(completed(each.read), context))[0]),
  );
  const isTold = (found: FoundPassage) => earlier.some((each) => each?.passage === found.passage);
  const bare = wordsOf(questionAlone(part)).filter((word) => !ofValues.has(word));
  if (earlier.some((each) => each && holdsAll(each, part, bare))) return undefined;
  // What the question before found is as near as that question, whatever this one asks.
  const nearness = own === undefined || isTold(own) ? 0 : nearnessOf(own);
  if (nearness >= alike.exact) return undefined;
  const found = await Promise.all(
    ways.map(async (way) => {
      const reading = inCaseOf(read, understand([{ role: 'user', content: way }], context.today));
      const [first] = await choosePassages(reading, context);
      return { part: way, read: reading, first };
    }),
  );
  const story = part.slice(0, part.length - questionAlone(part).length);
  const isBare = (way: string) => wordsOf(way).join(' ') === wordsOf(questionAlone(part)).join(' ');
  const enoughFor = (way: string) => (isBare(way) && !tellsOfPerson(part) ? minNearWithoutStory : minNear);
  const [best] = found
    .flatMap(({ first, ...put }) => (first ? [{ ...put, first }] : []))
    .filter(
      ({ part: way, first }) =>
        nearnessOf(first) >= Math.max(enoughFor(way), nearness + minNearer) &&
        !isTold(first) &&
        speaksOf(first, bare, context) &&
        (own && isTold(own) ? keepsTax(first, part) : keepsSubject(first, own, part)) &&
        keepsForm(first, own, part),
    )
    .toSorted((one, other) => nearnessOf(other.first) - nearnessOf(one.first));
  if (!best) return undefined;
  const alone = inCountryOf(best.first, best.read);
  return {
    part: best.part,
    read: story === '' ? alone : { ...alone, message: `${story}${best.part}` },
    isWhole: true,
  };
}

function nearnessOf({ likeness, evidence }: FoundPassage): number {
  return Math.max(likeness, evidence.meaning ?? 0);
}

/** Whether a passage speaks of most of what a question asks by its own words. */
function speaksOf(
  { covers, likeness, passage }: FoundPassage,
  words: readonly string[],
  { index }: AnswerContext,
): boolean {
  // What is near in meaning alone has to be headed by what is asked.
  const headed = wordsOf(passage.heading);
  if (likeness < alike.same && !words.some((word) => headed.includes(word))) return false;
  const weigh = (some: readonly string[]) => some.reduce((sum, word) => sum + index.weightOf(word), 0);
  return weigh(words.filter((word) => covers.has(word))) >= weigh(words) * minSaid;
}

/** Whether a passage tells of all that a question asks by its own words, with the values that it wants. */
function holdsAll(
  { passage: { heading, body } }: FoundPassage,
  part: string,
  words: readonly string[],
): boolean {
  const asked = questionAlone(part);
  const wanted = wantedBy(asked);
  // Who does a thing is not told by what tells of the thing.
  if (wanted.length === 0 && (words.length === 0 || /^who\b/i.test(asked))) return false;
  const said = new Set(wordsOf(`${heading} ${body}`));
  return words.every((word) => said.has(word)) && wanted.every((value) => value.test(body));
}

/** Whether a passage asks for a yes or no as the question does, unless the one for all of the message does not. */
function keepsForm({ passage }: FoundPassage, own: FoundPassage | undefined, part: string): boolean {
  const asked = kindOf(questionAlone(part));
  return (
    asked === 'open' || kindOf(own?.passage.heading ?? '') !== asked || kindOf(passage.heading) === asked
  );
}

/** Whether a passage speaks of all that the one for the story and the question together is headed by. */
function keepsSubject({ passage }: FoundPassage, own: FoundPassage | undefined, part: string): boolean {
  const said = new Set(wordsOf(`${passage.heading} ${statementsIn(passage.body)[0]?.text ?? ''}`));
  const asked = new Set(wordsOf(questionAlone(part)));
  const told = new Set(wordsOf(part).filter((word) => !asked.has(word)));
  return wordsOf(own?.passage.heading ?? '')
    .filter((word) => told.has(word) && !ofPerson.has(word) && !ofValues.has(word))
    .every((word) => said.has(word));
}

/** Whether a passage is on the tax that the message names. */
function keepsTax({ passage: { heading, body } }: FoundPassage, part: string): boolean {
  return namesItsTax(part, { text: `${heading} ${body}` });
}

/** Says who somebody is, and not what is asked. */
const ofPerson = new Set(
  wordsOf('live living citizen national founder foreign foreigner abroad company llc own owner open new'),
);

/** A question with what the message says of the case: its place, numbers and days, where it names none itself. */
function inCaseOf(whole: Reading, alone: Reading): Reading {
  const { places, countries, kinds, isGuessed, used } = whole;
  const isPlaced = places.length + countries.length > 0 && !isGuessed;
  return {
    ...alone,
    ...(isPlaced ? { places, countries, kinds, isGuessed, used } : {}),
    visas: alone.visas ?? whole.visas,
    officeType: alone.officeType ?? whole.officeType,
    years: alone.years ?? whole.years,
    area: alone.area ?? whole.area,
    days: alone.days.length > 0 ? alone.days : whole.days,
  };
}

/** A question in the one country of its passage, where the story also names the one that the asker lives in. */
function inCountryOf({ passage: { country } }: FoundPassage, read: Reading): Reading {
  if (country === undefined || read.countries.length < 2 || !read.countries.includes(country)) return read;
  const places = read.places.filter((id) => jurisdictionWith(id)?.place.country === country);
  return { ...read, countries: [country], places };
}
