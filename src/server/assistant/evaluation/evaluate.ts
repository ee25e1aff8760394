import { publishedCatalogue } from '#domain/prices/priced-catalogue.ts';
import { type PlainDate, plainDate } from '#domain/values/plain-date.ts';
import type { Knowledge } from '../../knowledge/index.ts';
import { openBuiltInExpert } from '../builtin/built-in-expert.ts';
import type { Expert, Turn } from '../expert.ts';
import { type Judgement, judge } from './judge.ts';
import { type KnownAmounts, knownAmountsOf } from './known-amounts.ts';
import { ownCaseIn } from './own-companies.ts';
import type { EvaluationQuestion } from './question.ts';

/** The day on which questions without a day of their own are asked. */
const evaluationDay = plainDate('2026-11-22');

type BuiltInOptions = Parameters<typeof openBuiltInExpert>[0];

/** Opens the expert that is evaluated; a variant changes what it likes. */
export type OpenExpert = (options: BuiltInOptions) => Expert;

export interface Evaluation extends Judgement {
  question: EvaluationQuestion;
  answer: string;
  /** Until the first words. */
  firstTokenMs: number;
  milliseconds: number;
}

interface Evaluator {
  evaluate(question: EvaluationQuestion): Promise<Evaluation>;
  /** Judges an answer that was given elsewhere. */
  judge(question: EvaluationQuestion, answer: string): Judgement;
}

/**
 * Opens an expert with the project's articles for evaluation.
 * @param knowledge loads the articles
 * @param open the expert; the built-in one without it
 */
export async function openEvaluator(
  knowledge: () => Promise<Knowledge>,
  open: OpenExpert = openBuiltInExpert,
): Promise<Evaluator> {
  const asked = new Map<string, EvaluationQuestion>();
  const expert = open({
    knowledge,
    prices: async () => publishedCatalogue,
    publicUrl: 'http://localhost:3000',
    async readOwnCases(personId) {
      const question = asked.get(personId);
      const today = dayOf(question);
      return Promise.all((question?.companies ?? []).map((company) => ownCaseIn(company, today)));
    },
    recordUnanswered() {},
  });
  const amounts: KnownAmounts = knownAmountsOf(await knowledge());
  return {
    async evaluate(question) {
      const personId = question.companies && question.id;
      if (personId !== undefined) asked.set(personId, question);
      const ask = (turns: readonly Turn[]) => answerOf(expert, turns, dayOf(question), personId);
      let turns: Turn[] = [];
      for (const before of question.before ?? []) {
        turns = [...turns, { role: 'user', content: before }];
        turns = [...turns, { role: 'assistant', content: (await ask(turns)).answer }];
      }
      const given = await ask([...turns, { role: 'user', content: question.question }]);
      return { question, ...given, ...judge(question, given.answer, amounts) };
    },
    judge: (question, answer) => judge(question, answer, amounts),
  };
}

function dayOf(question: EvaluationQuestion | undefined): PlainDate {
  return question?.today ? plainDate(question.today) : evaluationDay;
}

async function answerOf(
  expert: Expert,
  turns: readonly Turn[],
  today: PlainDate,
  personId: string | undefined,
): Promise<Pick<Evaluation, 'answer' | 'firstTokenMs' | 'milliseconds'>> {
  const [first, ...rest] = turns;
  if (!first) throw new Error('A conversation begins with a question.');
  const started = performance.now();
  let firstTokenMs: number | undefined;
  let answer = '';
  const signal = AbortSignal.timeout(60_000);
  const question = { turns: [first, ...rest] as const, today, maxTokens: 800, signal };
  for await (const part of expert.answer({ ...question, ...(personId !== undefined && { personId }) })) {
    if (part.kind !== 'text') continue;
    firstTokenMs ??= performance.now() - started;
    answer += part.text;
  }
  const milliseconds = performance.now() - started;
  return { answer, firstTokenMs: firstTokenMs ?? milliseconds, milliseconds };
}
