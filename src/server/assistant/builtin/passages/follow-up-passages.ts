import { type FoundPassage, valuesWantedBy, wordsOf } from '../../../knowledge/index.ts';
import type { AnswerContext } from '../context.ts';
import { alike } from '../likeness.ts';
import { asksWhatFollows } from '../question/consequence.ts';
import { isPhrase, newWords, refersTo, rephrasings } from '../question/rephrased-follow-up.ts';
import { type Reading, understand } from '../question/understand.ts';
import { choosePassages } from './choose-passages.ts';

/** Of the passages for a follow-up those that speak of what it newly names, if the best one does not. */
export function newsFirst(
  chosen: readonly FoundPassage[],
  { question, particular, context, isFollowUp, completes }: Reading,
): readonly FoundPassage[] {
  if (!isFollowUp || completes === undefined) return chosen;
  const news = wordsOf(question).filter((word) => particular.includes(word) && !context.includes(word));
  const speaks = ({ covers }: FoundPassage) => news.some((word) => covers.has(word));
  const [first] = chosen;
  if (!first || news.length === 0 || speaks(first)) return chosen;
  const thing = particular.filter((word) => context.includes(word) && first.covers.has(word));
  const speaking = chosen.filter((each) => speaks(each) && thing.every((word) => each.covers.has(word)));
  return speaking.length > 0 ? speaking : chosen;
}

/**
 * A follow-up as the whole question that it stands for, with the passages for it; `undefined` where none of the ways
 * to put it is an article's question, or where the passages for it as it was said fit better.
 */
export async function rephrased(
  asked: Reading,
  own: readonly FoundPassage[],
  context: AnswerContext,
): Promise<{ reading: Reading; chosen: readonly FoundPassage[] } | undefined> {
  const { question, previous, earlier, isFollowUp } = asked;
  if (previous === undefined || (context.language ?? 'en') !== 'en') return undefined;
  if (!isFollowUp && !isPhrase(question)) return undefined;
  const news = newWords(question, previous);
  const speaks = ({ covers }: FoundPassage) => news.every((word) => covers.has(word));
  const ways = await Promise.all(
    waysOf(question, previous, earlier).map(async (way) => {
      const reading = placedAs(asked, understand([{ role: 'user', content: way }], context.today));
      return { reading, chosen: await choosePassages(reading, context) };
    }),
  );
  const isWhole = !isPhrase(question) && !refersTo.test(question);
  const enough = isWhole ? alike.nearly : alike.same;
  const likenessOf = (chosen: readonly FoundPassage[]) => chosen[0]?.likeness ?? 0;
  const isHeaded = ({ passage, confidence }: FoundPassage) => {
    const headed = wordsOf(passage.heading);
    return confidence >= surely && news.length > 0 && news.every((word) => headed.includes(word));
  };
  const [best] = ways
    .filter(({ chosen: [first] }) => first && speaks(first) && (first.likeness >= enough || isHeaded(first)))
    .toSorted((one, other) => likenessOf(other.chosen) - likenessOf(one.chosen));
  const [first] = own;
  const isBetter = !first || !speaks(first) || likenessOf(best?.chosen ?? []) > first.likeness;
  return best && isBetter ? best : undefined;
}

/** From this confidence a passage whose heading names what is new answers a follow-up. */
const surely = 0.9;

/** From this one it does so in the light of earlier questions. */
const likely = 0.6;

/**
 * Passages for a follow-up that has none of its own: of what is asked of one of the questions before, the nearest
 * first, or of those together. 'Which of them …?' asks it of each.
 */
export async function inLightOfEarlier(
  reading: Reading,
  context: AnswerContext,
): Promise<{ reading: Reading; chosen: readonly FoundPassage[] } | undefined> {
  const { question, asked = [] } = reading;
  if (asked.length === 0 || (context.language ?? 'en') !== 'en') return undefined;
  const own = wordsOf(question.replace(ofThem, ' '));
  const amounts = question.match(/\d[\d,.]*\d/g) ?? [];
  const recent = asked.slice(-maxEarlier).toReversed();
  const joined = recent.map((_, at) =>
    recent
      .slice(0, at + 1)
      .toReversed()
      .join(' '),
  );
  const ways = [...new Set([...recent, ...joined])];
  const found = await Promise.all(
    ways.map(async (way) => {
      const whole = understand(
        [{ role: 'user', content: `${way} ${question.replace(ofThem, ' ')}` }],
        context.today,
      );
      const asked = { ...placedAs(reading, whole), quotesFor: question, isFollowUp: true };
      return { reading: asked, chosen: (await choosePassages(asked, context)).slice(0, 1) };
    }),
  );
  const confidenceOf = ({ chosen: [first] }: { chosen: readonly FoundPassage[] }) => first?.confidence ?? 0;
  const [best] = found
    .filter((each) => {
      const [first] = each.chosen;
      if (!first || confidenceOf(each) < likely) return false;
      const says = amounts.every((amount) => first.passage.body.includes(amount));
      return says && own.some((word) => first.covers.has(word));
    })
    .toSorted((one, other) => confidenceOf(other) - confidenceOf(one));
  return best;
}

/** Points at several things that were spoken of. */
const ofThem = /\b(which|what|who)(?: one)? of (?:them|these|those|the (?:two|three|ways|options|routes))\b/i;

/** Most questions before that are read again. */
const maxEarlier = 3;

/** The ways to put a follow-up, with a thing of the turn before or of the one that names it. */
function waysOf(question: string, previous: string, earlier: string | undefined): readonly string[] {
  const ofEarlier = earlier !== undefined ? rephrasings(question, earlier) : [];
  return [...new Set([...rephrasings(question, previous), ...ofEarlier])];
}

/** A question in the place of the conversation, unless it names one. */
function placedAs({ places, countries, kinds, isGuessed, used }: Reading, reading: Reading): Reading {
  const isPlaced = reading.places.length > 0 || (reading.countries.length > 0 && !reading.isGuessed);
  return isPlaced ? reading : { ...reading, places, countries, kinds, isGuessed, used };
}

/** A follow-up with the question that it changes or points back to: its meaning is that of both. */
export function completed(reading: Reading): Reading {
  const { asks, completes, question } = reading;
  const asksOther =
    completes !== undefined && (asksOtherValue(question, completes) || asksWhatFollows(question));
  if (completes !== undefined && asks === question && asksOther) {
    const subject = subjectOf(completes);
    if (subject !== '') {
      const kept = new Set([...wordsOf(question), ...wordsOf(subject)]);
      return {
        ...reading,
        question: `${question.replace(/[?.\s]+$/, '')}: ${subject}?`,
        words: reading.words.filter((word) => kept.has(word)),
        particular: reading.particular.filter((word) => kept.has(word)),
      };
    }
  }
  const first = [completes, asks === question ? undefined : asks].filter(Boolean).join(' ');
  if (first === '') return reading;
  // 'And a joint stock company?' asks the same of another kind, not of both.
  const isOfOther = asks !== question && kindsOfCompany.test(question);
  const before = isOfOther ? first.replaceAll(new RegExp(kindsOfCompany.source, 'gi'), ' ') : first;
  return { ...reading, question: `${before} ${question}` };
}

/** Whether a follow-up asks for another kind of value than the question before, as in 'and by when do I pay it?'. */
function asksOtherValue(question: string, before: string): boolean {
  const wanted = valuesWantedBy(question);
  const asked = valuesWantedBy(before);
  return wanted.length > 0 && asked.length > 0 && !wanted.some((value) => asked.includes(value));
}

/** What a question is about, without what it asks of that. */
function subjectOf(question: string): string {
  return question
    .replace(/[?.\s]+$/, '')
    .replaceAll(
      /\b(?:on|of|with|for|at) (?:an? )?(?:(?:AED|USD|GBP|SAR|SGD|S\$)\b ?|[£$€])\d[\d,.]*(?: \w+)?|(?:\bAED|\bUSD|\bGBP|\bSAR|\bSGD|\bS\$|[£$€]) ?\d[\d,.]*/g,
      ' ',
    )
    .replaceAll(
      /\b(?:(?:fines?|penalt(?:y|ies)) for|fines?|penalt(?:y|ies)|(?:too )?late|charges?|to (?:register|form|incorporate|set up|file)|ACRA|Companies House|HMRC|IRS|FTA|standard|per ?cent|what|which|how (?:much|many|long|often)|when|is|are|does|do|did|will|would|the|rates? of|rates?|costs?|prices?|fees?|pays?|due|(?:per|a|each) (?:year|month))\b/gi,
      ' ',
    )
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** The kinds of company, by their names. */
const kindsOfCompany =
  /\b(?:llcs?|limited liability (?:company|partnership)|c[- ]?corp(?:oration)?s?|ltd|limited company|llps?|(?:simplified )?joint[- ]stock company|branch|pte\.? ltd|partnership)\b/i;

/** A follow-up with the words of the question before it. */
export function withContext(reading: Reading): Reading {
  const { words, particular, context } = reading;
  return {
    ...reading,
    words: [...new Set([...context, ...words])],
    particular: [...new Set([...context, ...particular])],
  };
}
