import { type Passage, placesIn, plainText, wordsOf } from '../../../knowledge/index.ts';
import type { AnswerContext } from '../context.ts';
import { fitsPlace } from '../passages/fits-place.ts';
import { type Reading, understand } from '../question/understand.ts';
import type { TypedAnswer } from '../typed-answer.ts';
import { statementsIn } from '../wording/statements.ts';
import { asksOrder, isPart, measureAsked, verdictOf } from './compared-amounts.ts';
import { clausesOf, valueIn, valueOfClause, valueWanted, withoutMarks } from './point-values.ts';
import { askedPlainly, asksMore, type PlaceAnswer, type PointVerdict } from './side-by-side.ts';

/** One of two things that a question sets side by side. */
interface Thing {
  /** As it is said in a sentence, with its preposition. */
  name: string;
  /** The question of it alone. */
  alone: string;
  /** Its words, stemmed, that the other does not have. */
  words: readonly string[];
}

const part = '(?:(?!\\b(?:or|than|who|which)\\b)[^,:;?]){2,50}?';

/** Where two things may stand: as the subject, behind a repeated preposition, or after a comma or colon. */
const forms = [
  new RegExp(
    `^(?<head>(?:.*[,:] )?(?:does|do|is it|is|are|will|must|can)) (?<first>${part}) or (?<last>${part})(?<tail> (?:needs?|costs?|takes?|lasts?|haves?|requires?|gets?|pays?|wants?|who|that|\\w+er|more|less)\\b.*?)[?. ]*$`,
    'i',
  ),
  new RegExp(
    `^(?<head>.*?),? (?<first>(?<prep>by|for|with|on|as|under) ${part}) or (?<last>\\k<prep> ${part})(?<tail>)[?. ]*$`,
    'i',
  ),
  new RegExp(`^(?<head>.*[,:]) (?:is it )?(?<first>${part}) or (?<last>${part})(?<tail>)[?. ]*$`, 'i'),
];

/** One thing against another of the same kind that is named short, as in 'tax on rent higher than on royalties'. */
const against = new RegExp(
  `^(?:.*[.:] )?(?:is|are|does|do|will|must) (?<first>${part}) (?<tail>(?:(?:cost|take|run|last|pay|need)s? )?(?:\\w+er|more|less|more expensive|(?:more|less) time|the same)) (?:than|as) (?:the )?(?:one )?(?<last>(?<prep>on|for|by|with|under) ${part})[?. ]*$`,
  'i',
);

const behind = /^(?<thing>.+?)(?<rest> (?:of|in|for|from|under) .+)$/i;

/** The two things of one place that a question sets side by side; empty for none, and for places. */
export function thingsBeside(question: string): readonly Thing[] {
  if (!asksOrder(question)) return [];
  const short = against.exec(question)?.groups;
  const [kind = '', of = ''] = short?.first?.split(new RegExp(` (?=${short.prep} )`, 'i')) ?? [];
  const found =
    short && of !== ''
      ? { ...short, head: `is ${kind},`, first: of, tail: ` ${short.tail}` }
      : forms.map((form) => form.exec(question)?.groups).find(Boolean);
  if (!found) return [];
  const { head = '', first = '', last: whole = '', tail = '' } = found;
  // What stands behind the second one belongs to both, as in 'a first or a later renewal of the pass'.
  const shared = behind.test(first) ? undefined : behind.exec(whole)?.groups;
  const { thing: last = whole, rest = '' } = shared ?? {};
  const [noun = ''] = /\S+$/.exec(first) ?? [];
  const things = [first, last.replace(/\bone$/, noun)];
  if (arePlaces([first, whole])) return [];
  const ofPlaces = new Set(wordsOf(placesIn(question).used.join(' ')));
  return things.map((thing, at) => {
    const others = new Set(counted(things[1 - at] ?? ''));
    return {
      name: /^(?:by|for|with|on|as|under) /i.test(thing) ? thing : `for ${thing}`,
      alone: `${askedPlainly(`${head.replace(/[,:]$/, '')} ${thing}${rest}${tail}`)}?`,
      words: counted(thing).filter((word) => !others.has(word) && !ofPlaces.has(word)),
    };
  });
}

const ordinals: Readonly<Record<string, string>> = { first: '1', second: '2', third: '3' };

/** The words of a text, stemmed; 'the second category' is category 2. */
function counted(text: string): readonly string[] {
  return wordsOf(
    text.replaceAll(
      /\b(first|second|third)\b(?=[ -](?:category|tier|class|phase|kind))/gi,
      (word) => ordinals[word.toLowerCase()] ?? word,
    ),
  );
}

/** Whether things are places; two forms of company in one country are none. */
function arePlaces(things: readonly string[]): boolean {
  const read = things.map((thing) => placesIn(thing));
  const inUae = new Set(read.flatMap(({ places }) => places.filter((id) => id.startsWith('ae-'))));
  return (
    read.every(({ places, countries }) => places.length + countries.length > 0 && inUae.size > 0) ||
    inUae.size > 1 ||
    new Set(read.flatMap(({ countries }) => countries)).size > 1
  );
}

/** A thing with the passages that may answer the question of it, the likeliest first. */
interface FoundThing extends Pick<Thing, 'name' | 'words'> {
  passages: readonly Pick<Passage, 'body' | 'heading' | 'sources'>[];
}

/** Which of two things has less or more, from the statements of their passages that name them with a value. */
export function thingsVerdict(
  question: string,
  things: readonly FoundThing[],
): { answers: readonly PlaceAnswer[]; verdict: PointVerdict } | undefined {
  const wanted = valueWanted(question);
  const told = things.flatMap(({ name, words, passages }, index) => {
    const others = things.flatMap((other, at) => (at === index ? [] : other.words));
    const named = passages.flatMap(({ body, heading, sources }) => {
      const ofHeading = new Set(wordsOf(heading));
      const isHeaded = words.every((word) => ofHeading.has(word));
      const isOfOther = others.some((word) => ofHeading.has(word));
      return statementsIn(body)
        .filter(({ kind }) => kind !== 'table' && kind !== 'numbered')
        .flatMap(({ text }, at) => {
          const ofText = new Set(wordsOf(text));
          const said = words.filter((word) => ofText.has(word));
          // The heading names the thing, but never which number of it.
          const isWhole = words.every(
            (word) => ofText.has(word) || (ofHeading.has(word) && !/^\d/.test(word)),
          );
          const isNamed = isWhole && !isDoubtful.test(text) && (said.length > 0 || (at === 0 && !isOfOther));
          const plain = withoutMarks(text);
          const value = isNamed
            ? (valueOfClause(clausesOf(plain), wanted, words, true) ?? valueIn(text, wanted))
            : undefined;
          const other = others.filter((word) => ofText.has(word));
          const fit = said.length - other.length + Number(isHeaded) - Number(isOfOther);
          return value ? [{ text, value, sources, fit, isSure: said.length === words.length }] : [];
        });
    });
    const [best] = named.toSorted((one, other) => other.fit - one.fit);
    return best ? [{ ...best, name, amount: best.value }] : [];
  });
  if (told.length < things.length || told.length < 2) return undefined;
  if (wanted.kind === 'money' && told.some(({ text }) => isPart.test(text))) return undefined;
  // 'A later renewal' names a thing, and asks for no day.
  const point = things.reduce((text, { name }) => text.replace(name.replace(/^for /, ''), ' '), question);
  const isLess = !asksMore.test(plainText(point));
  const verdict = verdictOf(told, isLess, measureAsked(point, wanted.kind));
  // That two values are the same is said only of statements that name their things.
  if (!verdict || (verdict.kind === 'same' && !told.every(({ isSure }) => isSure))) return undefined;
  return {
    verdict,
    answers: told.map(({ name, text, sources }) => ({ name, part: { text, sources }, isExact: true })),
  };
}

/** Says that a value is not sure, or no longer holds. */
const isDoubtful = /\b(?:disagree|superseded|older|not found|no longer)\b/i;

/** Most passages that are read for one thing. */
const maxFound = 6;

/** Minimum confidence of a passage for the question of a thing. */
const minConfidence = 0.5;

/** Share of that question that it has to speak of. */
const minCoverage = 0.5;

/** Two things of one place set side by side, each looked up alone; `undefined` where their values show no order. */
export async function comparedThings(
  { question, places, countries, kinds, isGuessed, used }: Reading,
  { search, today }: AnswerContext,
): Promise<TypedAnswer | undefined> {
  const things = await Promise.all(
    thingsBeside(question).map(async ({ name, words, alone }): Promise<FoundThing> => {
      const read = understand([{ role: 'user', content: alone }], today);
      const reading = { ...read, places, countries, kinds, isGuessed, used };
      const passages = (await search.find(reading, maxFound))
        .filter(
          ({ passage, confidence, evidence }) =>
            confidence >= minConfidence && evidence.coverage >= minCoverage && fitsPlace(passage, reading),
        )
        .map(({ passage }) => passage);
      return { name, words, passages };
    }),
  );
  const compared = thingsVerdict(question, things);
  return compared && { kind: 'side-by-side', ...compared };
}
