import { plainText, valuesWantedBy, wordsOf } from '../../knowledge/index.ts';
import { fitFor } from './asked-fit.ts';
import type { AnswerContext } from './context.ts';
import { byFitToWhole } from './fit-to-whole.ts';
import { fitsPlace } from './fits-place.ts';
import { saysNothing } from './joined-answers.ts';
import { questionAlone } from './questions-in.ts';
import { quoted } from './quote.ts';
import type { QuotedPart, TypedAnswer } from './typed-answer.ts';
import { pointsBack, type Reading, understand } from './understand.ts';
import { wordedParts } from './worded-parts.ts';

/** One of several questions of a message. */
interface AskedPart {
  part: string;
  read: Reading;
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

/** Fewest particular words of a question that names its own subject. */
const enoughWords = 2;

/**
 * Answers the questions of a message that name no subject by themselves, such as 'and in which month?' after one on a
 * report, or that have no answer alone: with nothing where the others' answers already hold it, else with the passage
 * that fits the whole message and holds what the part asks for.
 * @returns the answers to each question; none for one that is answered with another
 */
export async function withPartsOfWhole(
  answers: readonly (readonly TypedAnswer[])[],
  asked: readonly AskedPart[],
  whole: Reading,
  context: AnswerContext,
): Promise<readonly (readonly TypedAnswer[])[]> {
  const toldSoFar = new Map<string, string>();
  const completed: (readonly TypedAnswer[])[] = [];
  for (const [index, { part, read }] of asked.entries()) {
    const own = answers[index] ?? [];
    const isOpen = index > 0 && (own.every(saysNothing) || (isQuoted(own) && leansOnOthers(part, context)));
    const told = isOpen ? await answersWithin(whole, { part, read }, own, toldSoFar, context) : own;
    for (const answer of told.filter((each) => !saysNothing(each))) {
      for (const { address, text } of partsOf(answer, context)) {
        toldSoFar.set(address ?? `${toldSoFar.size}`, text);
      }
    }
    completed.push(told);
  }
  return completed.map((told, index) =>
    told.length > 0 && told.every(saysNothing) && isAnswered(asked[index]?.part ?? '', toldSoFar, context)
      ? []
      : told,
  );
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
  return particular.length < enoughWords || pointsBack.test(plainText(bare));
}

/** Whether what is told speaks of what a part asks for, and holds the kind of value that it wants. */
function isAnswered(part: string, toldSoFar: ReadonlyMap<string, string>, { index }: AnswerContext): boolean {
  const bare = questionAlone(part);
  const wanted = wantedBy(bare);
  const asked = wordsOf(bare.replaceAll(staying, '')).filter((word) => !ofValues.has(word));
  const weightOf = (words: readonly string[]) => words.reduce((sum, word) => sum + index.weightOf(word), 0);
  return [...toldSoFar.values()].some((text) => {
    const said = new Set(wordsOf(text));
    const shared = asked.filter((word) => said.has(word));
    return wanted.every((value) => value.test(text)) && weightOf(shared) >= weightOf(asked) * minSaid;
  });
}

/** Words that ask for a time or number, for which nothing is searched. */
const ofAsking = new Set(
  wordsOf('how long, how much, how many, by when, since when, which day, date, month, year, time'),
);

/** Words that ask for a kind of value, and name nothing: any text with such a value speaks of it. */
const ofValues = new Set([
  ...ofAsking,
  ...wordsOf('price cost fee fine penalty amount figure rate share percentage meant'),
]);

/** Says no more than 'is', as in 'how long does it stay valid?'. */
const staying = /\b(?:stay|remain)s? (?=valid|open|in force)/gi;

/** The values that a part asks for; 'in which month' asks for a date, as 'when' does. */
function wantedBy(part: string): readonly RegExp[] {
  const wanted = valuesWantedBy(part);
  return wanted.length === 0 && asksDate.test(plainText(part)) ? valuesWantedBy('When?') : wanted;
}

const asksDate = /\b(?:which|what) (?:day|date|month|time)\b/;

async function answersWithin(
  whole: Reading,
  { part, read }: AskedPart,
  own: readonly TypedAnswer[],
  toldSoFar: ReadonlyMap<string, string>,
  context: AnswerContext,
): Promise<readonly TypedAnswer[]> {
  if (isAnswered(part, toldSoFar, context)) return [];
  const bare = questionAlone(part);
  const ofWhole = await context.search.find(whole, maxFound);
  const words = wordsOf(bare).filter((word) => whole.words.includes(word) && !ofAsking.has(word));
  const ofPart = await context.search.find({ ...whole, question: bare, words }, maxFound);
  const wanted = wantedBy(bare);
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
      !toldSoFar.has(passage.address) &&
      wanted.every((value) => value.test(passage.body)),
  );
  if (!best) {
    const isOfSubject = quotesOf(own).some(({ address }) =>
      ofWhole.some(
        ({ passage, confidence }) => passage.address === address && confidence >= minConfidenceOfOwn,
      ),
    );
    return isOfSubject || !isQuoted(own) || toldSoFar.size === 0 ? own : [];
  }
  return [{ kind: 'quoted', parts: [quoted(best, fitFor({ ...read, question: bare }, context))] }];
}
