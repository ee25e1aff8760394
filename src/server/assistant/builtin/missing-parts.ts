import { type FoundPassage, type Passage, placesIn, synonymsOf, wordsOf } from '../../knowledge/index.ts';
import type { AnswerContext } from './context.ts';
import { type AskedPart, ofValues, wantedBy } from './part-of-whole.ts';
import { fitsPlace } from './passages/fits-place.ts';
import { questionAlone } from './question/questions-in.ts';
import type { Reading } from './question/understand.ts';
import type { TypedAnswer } from './typed-answer.ts';
import { wordedParts } from './worded-parts.ts';
import { saysNothing } from './wording/joined-answers.ts';
import { type Statement, statementsIn, uncited } from './wording/statements.ts';
import { kindOf } from './wording/verdict.ts';

/** Share of a part's weight from which a statement speaks of what it asks. */
const minSaid = 0.5;

/** Passages that are considered for the whole message. */
const maxFound = 12;

/** Minimum confidence of a passage for the whole message. */
const minConfidence = 0.3;

/**
 * Adds to the answers of a message the value that one of its questions asks for and that none of them holds: the
 * statement of a quoted passage, of its article or of the passages found for the whole message that says it of the same
 * subject.
 * @param told the answers to each question of the message
 */
export async function withMissingParts(
  told: readonly (readonly TypedAnswer[])[],
  asked: readonly AskedPart[],
  whole: Reading,
  context: AnswerContext,
): Promise<readonly (readonly TypedAnswer[])[]> {
  const said = told.flat().filter((answer) => !saysNothing(answer));
  // What was computed says the values in its own words.
  if (said.length === 0 || said.some(({ kind }) => kind !== 'quoted')) return told;
  const quotes = said.flatMap((answer) => wordedParts(answer, context));
  const texts = quotes.map(({ text }) => text);
  const subject = subjectOf(asked);
  const found = await context.search.find(whole, maxFound);
  const complete = told.map((answers) => [...answers]);
  for (const [index, { part }] of asked.entries()) {
    const bare = questionAlone(part);
    const own = answersText(told[index] ?? [], context);
    const wanted = wantedBy(bare);
    const words = wordsOf(bare).filter((word) => !ofValues.has(word) && !subject.includes(word));
    const isOf = (statement: string) =>
      wanted.every((value) => value.test(uncited(statement))) &&
      shareOf(words, statement, context) >= minSaid;
    // 'Is there a fine?' is answered without a sum as well.
    if (wanted.length === 0 || kindOf(bare) !== 'open') continue;
    if (wanted.every((value) => value.test(uncited(own)))) continue;
    if (texts.flatMap(statementsIn).some(({ text }) => isOf(text))) continue;
    const [best] = passagesNear(said, found, whole, context)
      .flatMap((passage) => statementsIn(passage.body).map((statement) => ({ passage, statement })))
      .filter(({ statement: { text, kind } }) => kind !== 'table' && kind !== 'numbered' && isOf(text))
      .map((each) => ({
        ...each,
        share: shareOf(subject, `${each.passage.heading} ${each.statement.text}`, context),
      }))
      .filter(({ share }) => share >= minSaid)
      .toSorted((one, other) => other.share - one.share);
    if (best) complete[index] = [added(best)];
  }
  return complete;
}

/**
 * Leaves out what was quoted for a question that only asks 'and how long does it hold?', where it lacks the kind of value
 * that is asked for and the opening for the question before has it.
 */
export function withoutStrayParts(
  told: readonly (readonly TypedAnswer[])[],
  asked: readonly AskedPart[],
  context: AnswerContext,
): readonly (readonly TypedAnswer[])[] {
  return told.map((answers, index) => {
    const bare = questionAlone(asked[index]?.part ?? '');
    const wanted = wantedBy(bare);
    const before = told[index - 1] ?? [];
    if (index === 0 || wanted.length === 0 || !/\b(?:it|that|they|this)\b/i.test(bare)) return answers;
    if (answers.length === 0 || answers.some(({ kind }) => kind !== 'quoted')) return answers;
    const [opening] = statementsIn(answersText(before, context));
    const isIn = (text: string) => wanted.every((value) => value.test(uncited(text)));
    return opening && isIn(opening.text) && !isIn(answersText(answers, context)) ? [] : answers;
  });
}

function added({ passage, statement }: { passage: Passage; statement: Statement }): TypedAnswer {
  return { kind: 'quoted', parts: [{ text: statement.text, sources: passage.sources }] };
}

/** The passages that are quoted, the others of their articles and those found for the whole message. */
function passagesNear(
  said: readonly TypedAnswer[],
  found: readonly FoundPassage[],
  whole: Reading,
  { passages }: AnswerContext,
): readonly Passage[] {
  const addresses = said.flatMap((answer) =>
    answer.kind === 'quoted' ? answer.parts.flatMap(({ address }) => address ?? []) : [],
  );
  const articles = new Set(addresses.map(articleOf));
  const likely = found.filter(({ confidence }) => confidence >= minConfidence).map(({ passage }) => passage);
  const near = [
    ...passages.filter(({ address }) => addresses.includes(address)),
    ...likely,
    ...passages.filter(({ address }) => articles.has(articleOf(address))),
  ];
  return [...new Set(near)].filter((passage) => fitsPlace(passage, whole));
}

function articleOf(address: string): string {
  return address.replace(/#.*$/, '');
}

/** The words that name what all questions of a message are about: those of the first. */
function subjectOf([first]: readonly AskedPart[]): readonly string[] {
  if (!first) return [];
  const ofPlaces = new Set(wordsOf(placesIn(first.part).used.join(' ')));
  return first.read.particular.filter((word) => !ofPlaces.has(word) && !ofValues.has(word));
}

/** The share of words, by their weight, that a text says in these or other words. */
function shareOf(words: readonly string[], text: string, { index }: AnswerContext): number {
  const said = new Set(wordsOf(text));
  const weigh = (some: readonly string[]) => some.reduce((sum, word) => sum + index.weightOf(word), 0);
  const total = weigh(words);
  if (total === 0) return 1;
  return weigh(words.filter((word) => [word, ...synonymsOf(word)].some((each) => said.has(each)))) / total;
}

function answersText(answers: readonly TypedAnswer[], context: AnswerContext): string {
  return answers
    .flatMap((answer) => wordedParts(answer, context))
    .map(({ text }) => text)
    .join('\n\n');
}
