import type { PricedCatalogue } from '#domain/prices/priced-catalogue.ts';
import type { PlainDate } from '#domain/values/plain-date.ts';
import { expertMessages } from '#messages/expert.ts';
import type { Knowledge } from '../../knowledge/index.ts';
import type { Turn } from '../expert.ts';
import type { OwnCase } from '../own-case.ts';
import { answersTo, guardedAnswer } from './answer.ts';
import { computedAnswer } from './computed-answer.ts';
import type { AnswerContext } from './context.ts';
import { otherLanguageOf } from './language.ts';
import { hasMeantDate, ownCaseAspect } from './own-case.ts';
import { questionsIn } from './questions-in.ts';
import { isWhole, type TypedAnswer } from './typed-answer.ts';
import { type Reading, understand } from './understand.ts';
import { type Part, wordAnswer } from './word-answer.ts';
import { wordedParts } from './worded-parts.ts';

/** An answer in words. */
export interface Answer {
  text: string;
  /** Whether it says that nothing is known. */
  isUnknown: boolean;
  /** Whether it holds something of the asker's own. */
  isOwn: boolean;
  /** The question that it answers. */
  question: string;
}

/** What an answer depends on besides the conversation. */
export interface Asking {
  today: PlainDate;
  catalogue: PricedCatalogue;
  /** The asker's companies; `undefined` if signed out. Only read if the question may be about them. */
  readOwnCases(): Promise<readonly OwnCase[] | undefined>;
}

/** What the built-in expert knows, ready to answer. */
export interface Answers {
  /** The answer to a conversation's last question. */
  answer(turns: readonly Turn[], asking: Asking): Promise<Answer>;
}

/** @param publicUrl origin of this installation, for links to its pages */
export function answersFrom({ index, search }: Knowledge, publicUrl: string): Answers {
  return {
    async answer(turns, { today, catalogue, readOwnCases }) {
      const question = turns.findLast(({ role }) => role === 'user')?.content ?? '';
      const context = { index, search, today, publicUrl, catalogue };
      const { typed, isOwn } = await typedAnswers(turns, question, context, readOwnCases);
      const parts = distinct(typed.flatMap((answer) => wordedParts(answer, context, expertMessages)));
      return {
        text: wordAnswer(parts),
        isUnknown: typed.some(({ kind }) => ['unknown', 'out-of-scope', 'other-country'].includes(kind)),
        isOwn,
        question,
      };
    },
  };
}

async function typedAnswers(
  turns: readonly Turn[],
  question: string,
  context: AnswerContext,
  readOwnCases: Asking['readOwnCases'],
): Promise<{ typed: readonly TypedAnswer[]; isOwn: boolean }> {
  const language = otherLanguageOf(question);
  const guarded: TypedAnswer | undefined = language
    ? { kind: 'other-language', language }
    : guardedAnswer(question);
  if (guarded) return { typed: [guarded], isOwn: false };
  const reading = understand(turns, context.today);
  const aspect = ownCaseAspect(question, reading.days.length > 0);
  const mayBeOwn = aspect !== undefined && (aspect !== 'dates' || isUnplaced(reading));
  if (mayBeOwn) {
    const cases = await readOwnCases();
    const own = ownCaseAnswerTo(aspect, question, reading, cases);
    if (own) return { typed: [{ kind: 'own-case', answer: own }], isOwn: true };
  }
  const home =
    isUnplaced(reading) && /\b(?:my|our|we|i|us)\b/i.test(question) ? await readOwnCases() : undefined;
  const placed = (each: Reading) => (home?.[0] && isUnplaced(each) ? atHome(each, home[0]) : each);
  const parts = questionsIn(question);
  if (parts.length > 1) {
    const readings = parts.map((part, index) =>
      placed(
        understand(
          [...turns.slice(0, -1), ...asTurns(parts.slice(0, index)), ...asTurns([part])],
          context.today,
        ),
      ),
    );
    // Together they are looked up as one question, unless one of them can be computed.
    const computed = await Promise.all(readings.map((each) => computedAnswer(each, context)));
    if (computed.some((answer) => answer !== undefined)) {
      const answers = await Promise.all(readings.map((each) => answersTo(each, context)));
      const known = answers.flat().filter((answer) => !isWhole(answer));
      if (known.length > 0) return { typed: known, isOwn: home !== undefined };
    }
  }
  return { typed: await answersTo(placed(reading), context), isOwn: home !== undefined };
}

/** Two questions of a message can have the same answer. */
function distinct(parts: readonly Part[]): readonly Part[] {
  return parts.filter(({ text }, index) => parts.findIndex((other) => other.text === text) === index);
}

function asTurns(questions: readonly string[]): Turn[] {
  return questions.map((content) => ({ role: 'user', content }));
}

function isUnplaced({ places, countries, kinds }: Reading): boolean {
  return places.length === 0 && countries.length === 0 && kinds.length === 0;
}

/** A question about the asker's own company, whose place it takes. */
function atHome(reading: Reading, { jurisdiction, requirements }: OwnCase): Reading {
  return {
    ...reading,
    places: [jurisdiction.id],
    countries: [jurisdiction.place.country],
    isGuessed: false,
    visas: reading.visas ?? requirements.visas,
    officeType: reading.officeType ?? requirements.officeType,
  };
}

function ownCaseAnswerTo(
  aspect: NonNullable<ReturnType<typeof ownCaseAspect>>,
  question: string,
  { places, countries }: Reading,
  cases: readonly OwnCase[] | undefined,
) {
  // What falls due can be told in general too.
  if (cases === undefined) {
    return places.length + countries.length > 0 || aspect === 'dates'
      ? undefined
      : ({ kind: 'signed-out' } as const);
  }
  const named = cases.find(({ name }) => question.toLowerCase().includes(name.toLowerCase()));
  const fitting = cases.find(
    ({ jurisdiction }) =>
      places.includes(jurisdiction.id) ||
      (places.length === 0 && countries.includes(jurisdiction.place.country)),
  );
  const isElsewhere = places.length + countries.length > 0 && !fitting && !named;
  if (isElsewhere) return undefined;
  const own = named ?? fitting ?? cases[0];
  if (own && aspect === 'dates' && !hasMeantDate(own, question)) return undefined;
  if (!own) return { kind: 'no-company' } as const;
  const others = cases.map(({ name }) => name).filter((name) => name !== own.name);
  return { kind: 'case' as const, aspect, question, own, others };
}
