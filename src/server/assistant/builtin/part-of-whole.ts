import { type FoundPassage, numbersToNineteen, placesIn, plainText, wordsOf } from '../../knowledge/index.ts';
import { answersTo } from './answer.ts';
import type { AnswerContext } from './context.ts';
import { alike } from './likeness.ts';
import { isAlike } from './passages/alike-passages.ts';
import { fitFor } from './passages/asked-fit.ts';
import { byFitToWhole } from './passages/fit-to-whole.ts';
import { fitsPlace } from './passages/fits-place.ts';
import { completed } from './passages/follow-up-passages.ts';
import { asksWhatFollows, onConsequence, tellsWhatFollows } from './question/consequence.ts';
import { questionAlone } from './question/questions-in.ts';
import { pointsBack, type Reading, understand } from './question/understand.ts';
import { partsFor } from './told-passages.ts';
import type { QuotedPart, TypedAnswer } from './typed-answer.ts';
import { wordedParts } from './worded-parts.ts';
import { valuesAskedBy } from './wording/asked-values.ts';
import { briefly, saysNothing } from './wording/joined-answers.ts';
import { quoted } from './wording/quote.ts';
import { statementsIn } from './wording/statements.ts';

/** One of several questions of a message. */
export interface AskedPart {
  part: string;
  read: Reading;
  /** Whether it was put so that it says by itself what it asks about, and an article asks that. */
  isWhole?: true;
}

/** Passages that are considered for the whole message. */
const maxFound = 60;

/** Minimum confidence of a passage for the whole message. */
const minConfidence = 0.3;

/** The same for the passage that the part found by itself. */
const minConfidenceOfOwn = 0.1;

/** Minimum certainty for the words of the part: what speaks of none of them is no answer to it. */
const minCertainty = 0.5;

/** Share of a part's weight from which a text speaks of what it asks. */
const minSaid = 0.5;

/** The same from which nothing else is looked for, however many things the part names. */
const nearlyAllSaid = 0.9;

/** Fewest particular words of a question that names its own subject. */
const enoughWords = 2;

/**
 * Answers the questions of a message that name no subject by themselves, such as 'and in which month?' after one on a
 * report, that have no answer alone, or that found only what answers another: with nothing where the others' answers
 * already hold it, else with the passage that fits the whole message and holds what the part asks for.
 * @returns the answers to each question; none for one that is answered with another
 */
export async function withPartsOfWhole(
  answers: readonly (readonly TypedAnswer[])[],
  asked: readonly AskedPart[],
  whole: Reading,
  context: AnswerContext,
): Promise<readonly (readonly TypedAnswer[])[]> {
  const toldSoFar = new Map<string, string>();
  const answered = [...answers];
  // A question back is answered with what the others tell, those after it as well.
  const inTurn = [...asked.keys()].toSorted(
    (one, other) => Number(asksBack(answers[one])) - Number(asksBack(answers[other])),
  );
  const [foremost] = inTurn;
  for (const index of inTurn) {
    const part = asked[index];
    const own = briefly(answers[index] ?? []);
    const told =
      part && index !== foremost
        ? await toldOf(
            own,
            { ...part, subject: asked[foremost ?? 0]?.read.particular ?? [] },
            whole,
            toldSoFar,
            context,
          )
        : own;
    for (const answer of told.filter((each) => !saysNothing(each))) {
      for (const { address, text } of partsOf(answer, context)) {
        toldSoFar.set(address ?? `${toldSoFar.size}`, text);
      }
    }
    answered[index] = told;
  }
  return answered.map((told, index) =>
    told.length > 0 && told.every(saysNothing) && isAnswered(asked[index]?.part ?? '', toldSoFar, context)
      ? []
      : told,
  );
}

function asksBack(answers: readonly TypedAnswer[] = []): boolean {
  return answers.some(({ kind }) => kind === 'ask-back');
}

/** What is told of a question below what is told of the others. */
async function toldOf(
  own: readonly TypedAnswer[],
  asked: AskedPart & { subject: readonly string[] },
  whole: Reading,
  toldSoFar: ReadonlyMap<string, string>,
  context: AnswerContext,
): Promise<readonly TypedAnswer[]> {
  if (asksBack(own)) {
    // The fee of what the whole message is about, rather than of a company in the same country.
    const within = wantedBy(questionAlone(asked.part)).length > 0 && leansOnOthers(asked.part, context);
    const found = within ? await answersWithin(whole, asked, [], toldSoFar, context) : [];
    return found.length > 0 ? found : answersOfSameCountry(asked, own, toldSoFar, context);
  }
  const [foremost] = quotesOf(own);
  if (asked.isWhole && foremost && !isTold(foremost, toldSoFar)) return own;
  const consequence = await consequenceIn(whole, asked, toldSoFar, context);
  if (consequence) return consequence;
  const [first] = quotesOf(own);
  if (isQuoted(own) && first && isTold(first, toldSoFar)) return nextAnswer(asked, own, toldSoFar, context);
  // 'And how much after 3 months?' asks no company's price where a fine is told.
  const isOfPlan = own[0]?.kind === 'cost' || own[0]?.kind === 'time';
  if (isOfPlan && namesMore(asked.part) && isAnswered(asked.part, toldSoFar, context)) return [];
  // 'How much is the least?' after a tax asks of the tax, and not what a company costs.
  const isOfOther = isOfPlan && toldSoFar.size > 0 && !namesMore(asked.part);
  const leans =
    leansOnOthers(asked.part, context) || isAnswered(asked.part, toldSoFar, context, nearlyAllSaid);
  return own.every(saysNothing) || ((isQuoted(own) || isOfOther) && leans)
    ? answersWithin(whole, asked, own, toldSoFar, context)
    : own;
}

/** Whether a passage, or the statement that it opens with, is told already. */
function isTold({ address, text }: QuotedPart, toldSoFar: ReadonlyMap<string, string>): boolean {
  if (address !== undefined && toldSoFar.has(address)) return true;
  const [opening] = statementsIn(text);
  return opening !== undefined && [...toldSoFar.values()].some((told) => told.includes(opening.text));
}

/** The answers to a question that leaves its country open, for the one that the others are answered for. */
async function answersOfSameCountry(
  { read }: AskedPart,
  own: readonly TypedAnswer[],
  toldSoFar: ReadonlyMap<string, string>,
  context: AnswerContext,
): Promise<readonly TypedAnswer[]> {
  const told = context.passages.filter(({ address }) => toldSoFar.has(address));
  const countries = [...new Set(told.flatMap(({ country }) => country ?? []))];
  return countries.length === 1 ? answersTo({ ...read, countries, isGuessed: false }, context) : own;
}

function isQuoted(answers: readonly TypedAnswer[]): boolean {
  return answers.every(({ kind }) => kind === 'quoted');
}

/** What an answer says, and where it is quoted from. */
function partsOf(answer: TypedAnswer, context: AnswerContext): readonly QuotedPart[] {
  return answer.kind === 'quoted' ? answer.parts : wordedParts(answer, context);
}

function quotesOf(answers: readonly TypedAnswer[]): readonly QuotedPart[] {
  return answers.flatMap((answer) => (answer.kind === 'quoted' ? answer.parts : []));
}

/** Whether a part names no subject and no place of its own. */
function leansOnOthers(part: string, { today }: AnswerContext): boolean {
  const bare = questionAlone(part);
  const { particular, places, countries } = understand([{ role: 'user', content: bare }], today);
  if (places.length + countries.length > 0) return false;
  const named = particular.filter((word) => !/^\d/.test(word));
  return named.length < enoughWords || pointsBack.test(plainText(bare));
}

/** Whether what is told speaks of what a part asks for, and holds the kind of value that it wants. */
function isAnswered(
  part: string,
  toldSoFar: ReadonlyMap<string, string>,
  { index }: AnswerContext,
  share = minSaid,
): boolean {
  const bare = questionAlone(part);
  const wanted = wantedBy(bare);
  const asked = wordsOf(bare.replaceAll(staying, '').replaceAll(whichOnes, '')).filter(
    (word) => !ofValues.has(word),
  );
  const weightOf = (words: readonly string[]) => words.reduce((sum, word) => sum + index.weightOf(word), 0);
  return [...toldSoFar.values()].flatMap(statementsIn).some(({ text }) => {
    const said = new Set(wordsOf(text));
    const shared = asked.filter((word) => said.has(word));
    return wanted.every((value) => value.test(text)) && weightOf(shared) >= weightOf(asked) * share;
  });
}

/** Whether a part says more than which kind of value it asks for. */
function namesMore(part: string): boolean {
  return wordsOf(questionAlone(part)).some((word) => !ofValues.has(word));
}

/** Words that ask for a time or number, for which nothing is searched. */
const ofAsking = new Set(
  wordsOf(
    'how long, how much, how many, how high, how big, by when, since when, which day, date, month, year, time',
  ),
);

/** Words that ask for a kind of value, and name nothing: any text with such a value speaks of it. */
export const ofValues = new Set([
  ...ofAsking,
  ...wordsOf(
    'price cost fee fine penalty amount figure rate share percentage meant otherwise least minimum lowest most valid last',
  ),
]);

/** Says no more than 'is', as in 'how long does it stay valid?'. */
const staying = /\b(?:stay|remain)s? (?=valid|open|in force)/gi;

/** Names nothing by itself, as in 'which ones work from abroad?'. */
const whichOnes = /\b(?:which|what) ones?\b/gi;

/** The values that a part asks for; 'in which month' asks for a date, as 'when' does. */
export function wantedBy(part: string): readonly RegExp[] {
  const wanted = valuesAskedBy(part);
  const values = wanted.length === 0 && asksDate.test(plainText(part)) ? valuesAskedBy('When?') : wanted;
  const [, thing] = /\bhow many (?:board |staff )?(\w{4,})/i.exec(part) ?? [];
  const counted = thing === undefined || /^(?:days|weeks|months|years)$/i.test(thing) ? [] : [countOf(thing)];
  return [...values, ...counted, ...(asksFee.test(part) && !asksFine.test(part) ? [noFine] : [])];
}

/** A number of a thing: another number beside it, such as an age, is none. */
function countOf(thing: string): RegExp {
  const number = `(?:\\d+|${numbersToNineteen.join('|')})`;
  const between = '(?:(?!(?:can|may|must|be|is|are|of|for|to|in)\\b)[\\w-]+ ){0,3}';
  return new RegExp(`\\b${number} ${between}${thing.replace(/(?:ies|es|s)$/i, '')}`, 'i');
}

const asksFee = /\bfees?\b|\bcosts?\b|\bprice\b/i;

const asksFine = /\bfin(?:es?|ed)\b|\bpenalt|\blate\b|\bmiss/i;

/** Says no more than a fine: that is no fee. */
const noFine = /\bfees?\b|\bfree\b|\bcosts?\b|\bcharge|^(?:(?!\bfin(?:es?|ed)\b|\bpenalt)[\s\S])*$/i;

const asksDate = /\b(?:which|what) (?:day|date|month|year|time)\b/;

/** What follows where the duty of the first question is missed, for a part that asks for that alone. */
async function consequenceIn(
  whole: Reading,
  { part, read, subject }: AskedPart & { subject: readonly string[] },
  toldSoFar: ReadonlyMap<string, string>,
  context: AnswerContext,
): Promise<readonly TypedAnswer[] | undefined> {
  const bare = questionAlone(part);
  if (!asksWhatFollows(bare) || [...toldSoFar.values()].some(tellsWhatFollows)) return undefined;
  const found = (await context.search.find(whole, maxFound)).filter(
    ({ passage, confidence }) =>
      confidence >= minConfidence && fitsPlace(passage, whole) && !toldSoFar.has(passage.address),
  );
  const ofPlaces = new Set(wordsOf(placesIn(part).used.join(' ')));
  const duty = subject.filter((word) => !ofPlaces.has(word));
  const best = onConsequence(found, bare, duty, context.index);
  return best && [{ kind: 'quoted', parts: [quoted(best, fitFor({ ...read, question: bare }, context))] }];
}

async function answersWithin(
  whole: Reading,
  { part, read }: AskedPart,
  own: readonly TypedAnswer[],
  toldSoFar: ReadonlyMap<string, string>,
  context: AnswerContext,
): Promise<readonly TypedAnswer[]> {
  const bare = questionAlone(part);
  const ofWhole = await context.search.find(whole, maxFound);
  const words = wordsOf(bare).filter((word) => whole.words.includes(word) && !ofAsking.has(word));
  const ofPart = await context.search.find({ ...whole, question: bare, words }, maxFound);
  const wanted = wantedBy(bare);
  const isLikely = new Set(
    ofWhole.filter(({ confidence }) => confidence >= minConfidence).map(({ passage }) => passage.id),
  );
  const isItsQuestion =
    words.length >= enoughWords &&
    ofPart.some(
      ({ passage, likeness }) =>
        likeness >= alike.same && isLikely.has(passage.id) && !toldSoFar.has(passage.address),
    );
  if (!isItsQuestion && isAnswered(part, toldSoFar, context)) return [];
  // A part like 'and in which month?' has no words to search for, and 'what is paid once?' no subject.
  const isBare = ofPart.length === 0 || (isQuoted(own) && words.length < enoughWords);
  const byFit = isBare ? ofWhole : byFitToWhole(ofPart, ofWhole);
  const best = byFit.find(
    ({ passage, certainty }) =>
      isLikely.has(passage.id) &&
      (isBare || certainty >= minCertainty) &&
      fitsPlace(passage, whole) &&
      !toldSoFar.has(passage.address) &&
      wanted.every((value) => value.test(passage.body)),
  );
  const ofOwn = new Map(quotesOf(own).map(({ address, text }) => [address ?? '', text]));
  const namesItsThing = words.length > 0 && isAnswered(part, ofOwn, context);
  if (namesItsThing && best && isAsLikely(own, best, ofWhole, wanted, toldSoFar)) return own;
  // What opens with the thing that the part names answers it better than what speaks of the whole.
  if (namesItsThing && best && isOpenedBy(own, words, toldSoFar) && !opensWith(best, words)) return own;
  if (!best) {
    const isOfSubject = quotesOf(own).some(({ address }) =>
      ofWhole.some(
        ({ passage, confidence }) => passage.address === address && confidence >= minConfidenceOfOwn,
      ),
    );
    return isOfSubject || !isQuoted(own) || toldSoFar.size === 0 ? own : [];
  }
  return [{ kind: 'quoted', parts: await toldOfPassage(best, { ...read, question: bare }, context) }];
}

/** A passage in words, with what is counted from a day of the message. */
async function toldOfPassage(
  found: FoundPassage,
  reading: Reading,
  context: AnswerContext,
): Promise<QuotedPart[]> {
  return reading.days.length > 0
    ? partsFor([found], reading, context)
    : [quoted(found, fitFor(reading, context))];
}

/** Whether an answer that was not told yet opens with all of the words that a part names its thing by. */
function isOpenedBy(
  own: readonly TypedAnswer[],
  words: readonly string[],
  toldSoFar: ReadonlyMap<string, string>,
): boolean {
  const [first] = quotesOf(own);
  const [opening] = first && !isTold(first, toldSoFar) ? statementsIn(first.text) : [];
  return opening !== undefined && holdsAll(words, opening.text);
}

/** Whether a passage speaks of all words in its heading or the statement that it opens with. */
function opensWith({ passage: { heading, body } }: FoundPassage, words: readonly string[]): boolean {
  return holdsAll(words, `${heading} ${statementsIn(body)[0]?.text ?? ''}`);
}

function holdsAll(words: readonly string[], text: string): boolean {
  const said = new Set(wordsOf(text));
  return words.every((word) => ofValues.has(word) || said.has(word));
}

/** How likely for the whole message what a part found by itself has to be, beside the passage that fits both best. */
const asLikely = 0.5;

/** Whether the passage that a part found by itself holds what it asks for, and suits the whole message hardly less. */
function isAsLikely(
  own: readonly TypedAnswer[],
  best: FoundPassage,
  ofWhole: readonly FoundPassage[],
  wanted: readonly RegExp[],
  toldSoFar: ReadonlyMap<string, string>,
): boolean {
  const [first] = quotesOf(own);
  if (!first || isTold(first, toldSoFar)) return false;
  const confidenceOf = (address: string | undefined) =>
    ofWhole.find(({ passage }) => passage.address === address)?.confidence ?? 0;
  return (
    confidenceOf(first.address) >= confidenceOf(best.passage.address) * asLikely &&
    wanted.every((value) => value.test(first.text))
  );
}

/** How near a passage has to come to the one that was told already. */
const nearEnough = 0.9;

/** The same where it speaks of more of what is asked. */
const nearEnoughOfMore = 0.5;

/** Share of the message's subject that the told passage speaks of, from which another one is on the same subject. */
const sameSubject = 0.5;

/** An answer without what only adds to the passage that it opens with. */
function onlyFirst(answers: readonly TypedAnswer[]): readonly TypedAnswer[] {
  return answers.map((answer) =>
    answer.kind === 'quoted' ? { ...answer, parts: answer.parts.slice(0, 1) } : answer,
  );
}

/** What answers a question whose passage already answered another one: the next one, if it says more of what is asked. */
async function nextAnswer(
  { part, read, subject }: AskedPart & { subject: readonly string[] },
  own: readonly TypedAnswer[],
  toldSoFar: ReadonlyMap<string, string>,
  context: AnswerContext,
): Promise<readonly TypedAnswer[]> {
  if (isAnswered(part, toldSoFar, context)) return onlyFirst(own);
  const bare = questionAlone(part);
  const reading = completed(read);
  const found = (await context.search.find(reading, maxFound)).filter(({ passage }) =>
    fitsPlace(passage, reading),
  );
  const told = found.filter(({ passage }) => toldSoFar.has(passage.address));
  const [before] = told;
  if (!before) return own;
  const words = wordsOf(bare).filter((word) => !ofAsking.has(word));
  const ofSubject = subject.filter((word) => !words.includes(word));
  const saidBy = ({ passage }: FoundPassage, asked: readonly string[]) => {
    const said = new Set(wordsOf(`${passage.heading} ${passage.body}`));
    return asked.filter((word) => said.has(word));
  };
  const weightOf = (said: readonly string[]) =>
    said.reduce((sum, word) => sum + context.index.weightOf(word), 0);
  const isToldOf = new Set(saidBy(before, words));
  const saysMore = (each: FoundPassage) => saidBy(each, words).some((word) => !isToldOf.has(word));
  const wanted = wantedBy(bare);
  const next = found.find(
    (each) =>
      !told.some((earlier) => isAlike(each, earlier)) &&
      each.passage.country === before.passage.country &&
      each.passage.places.every((id) => before.passage.places.includes(id) || reading.places.includes(id)) &&
      each.confidence >= minConfidence &&
      each.confidence >= before.confidence * (saysMore(each) ? nearEnoughOfMore : nearEnough) &&
      weightOf(saidBy(each, ofSubject)) >= weightOf(saidBy(before, ofSubject)) * sameSubject &&
      (wanted.length === 0 || wanted.some((value) => value.test(each.passage.body))),
  );
  return next
    ? [{ kind: 'quoted', parts: await toldOfPassage(next, { ...read, question: bare }, context) }]
    : own;
}
