import { plainText, valuesWantedBy, wordsOf } from '../../knowledge/index.ts';
import { fitFor } from './asked-fit.ts';
import type { AnswerContext } from './context.ts';
import { byFitToWhole } from './fit-to-whole.ts';
import { fitsPlace } from './fits-place.ts';
import { saysNothing } from './joined-answers.ts';
import { quoted } from './quote.ts';
import type { QuotedPart, TypedAnswer } from './typed-answer.ts';
import type { Reading } from './understand.ts';

/** One of several questions of a message. */
interface AskedPart {
  part: string;
  read: Reading;
}

/** Passages that are considered for the whole message. */
const maxFound = 60;

/** Minimum confidence of a passage for the whole message. */
const minConfidence = 0.3;

/** Minimum certainty for the words of the part: what speaks of none of them is no answer to it. */
const minCertainty = 0.5;

/**
 * Answers the questions of a message that have no answer by themselves, such as 'and in which month?' after one on a
 * report: with the passage that fits the whole message and holds what the part asks for.
 */
export async function withPartsOfWhole(
  answers: readonly (readonly TypedAnswer[])[],
  asked: readonly AskedPart[],
  whole: Reading,
  context: AnswerContext,
): Promise<readonly (readonly TypedAnswer[])[]> {
  const quotedSoFar = new Map<string, string>();
  const completed: (readonly TypedAnswer[])[] = [];
  for (const [index, { part, read }] of asked.entries()) {
    const own = answers[index] ?? [];
    const isOpen =
      index > 0 && (own.every(saysNothing) || (repeats(own, quotedSoFar) && !isAnswered(part, quotedSoFar)));
    const answer = isOpen ? await answerWithin(whole, { part, read }, quotedSoFar, context) : undefined;
    const told = answer ? [answer] : own;
    for (const { address, text } of quotesOf(told)) if (address !== undefined) quotedSoFar.set(address, text);
    completed.push(told);
  }
  return completed;
}

function quotesOf(answers: readonly TypedAnswer[]): readonly QuotedPart[] {
  return answers.flatMap((answer) => (answer.kind === 'quoted' ? answer.parts : []));
}

/** Whether answers only quote what the earlier questions' answers quote. */
function repeats(answers: readonly TypedAnswer[], quotedSoFar: ReadonlyMap<string, string>): boolean {
  return (
    answers.every(({ kind }) => kind === 'quoted') &&
    quotesOf(answers).every(({ address }) => address !== undefined && quotedSoFar.has(address))
  );
}

/** Whether what is quoted already holds the kind of value that a part asks for. */
function isAnswered(part: string, quotedSoFar: ReadonlyMap<string, string>): boolean {
  const wanted = wantedBy(part);
  return [...quotedSoFar.values()].some((text) => wanted.every((value) => value.test(text)));
}

/** The values that a part asks for; 'in which month' asks for a date, as 'when' does. */
function wantedBy(part: string): readonly RegExp[] {
  const wanted = valuesWantedBy(part);
  return wanted.length === 0 && asksDate.test(plainText(part)) ? valuesWantedBy('When?') : wanted;
}

const asksDate = /\b(?:which|what) (?:day|date|month|time)\b/;

async function answerWithin(
  whole: Reading,
  { part, read }: AskedPart,
  quotedSoFar: ReadonlyMap<string, string>,
  context: AnswerContext,
): Promise<TypedAnswer | undefined> {
  const ofWhole = await context.search.find(whole, maxFound);
  const asksAlone = {
    ...whole,
    question: part,
    words: wordsOf(part).filter((word) => whole.words.includes(word)),
  };
  const ofPart = await context.search.find(asksAlone, maxFound);
  const wanted = wantedBy(part);
  const isLikely = new Set(
    ofWhole.filter(({ confidence }) => confidence >= minConfidence).map(({ passage }) => passage.id),
  );
  // A part like 'and in which month?' has no words to search for.
  const byFit = ofPart.length === 0 ? ofWhole : byFitToWhole(ofPart, ofWhole);
  const best = byFit.find(
    ({ passage, certainty }) =>
      isLikely.has(passage.id) &&
      (ofPart.length === 0 || certainty >= minCertainty) &&
      fitsPlace(passage, whole) &&
      !quotedSoFar.has(passage.address) &&
      wanted.every((value) => value.test(passage.body)),
  );
  if (!best) return undefined;
  return { kind: 'quoted', parts: [quoted(best, fitFor({ ...read, question: part }, context))] };
}
