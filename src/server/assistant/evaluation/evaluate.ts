import * as z from 'zod/mini';
import type { PlainDate } from '#domain/values/plain-date.ts';
import type { Expert, Turn } from '../expert.ts';

const evaluationQuestion = z.object({
  id: z.string(),
  question: z.string(),
  /** Questions asked before in the same conversation, oldest first. */
  before: z.optional(z.array(z.string())),
  /** Of each group the answer has to hold one alternative, in capitals or not. */
  must_include: z.array(z.array(z.string())),
  /** What the answer must not hold. */
  must_not: z._default(z.array(z.string()), []),
  /** The page that says so; absent where there is no answer. */
  source: z.optional(z.string()),
});
export type EvaluationQuestion = z.infer<typeof evaluationQuestion>;

export interface Evaluation {
  question: EvaluationQuestion;
  answer: string;
  /** Groups of which the answer holds no alternative. */
  missing: readonly (readonly string[])[];
  /** What it holds and must not. */
  forbidden: readonly string[];
  isRight: boolean;
  /** Whether it names sources. */
  isSourced: boolean;
  milliseconds: number;
}

/**
 * Reads questions, one JSON object a line.
 *
 * @throws Error that names the line that is none
 */
export function parseQuestions(lines: string): EvaluationQuestion[] {
  return lines
    .split('\n')
    .map((line, index) => ({ line: line.trim(), number: index + 1 }))
    .filter(({ line }) => line !== '')
    .map(({ line, number }) => {
      try {
        return evaluationQuestion.parse(JSON.parse(line));
      } catch (error) {
        throw new Error(`Line ${number} is no question: ${error instanceof Error ? error.message : error}`);
      }
    });
}

/** Asks an expert one question, with those before it, and judges the answer by fixed rules. */
export async function evaluate(
  expert: Expert,
  question: EvaluationQuestion,
  today: PlainDate,
): Promise<Evaluation> {
  let turns: Turn[] = [];
  for (const before of question.before ?? []) {
    const asked: [Turn, ...Turn[]] = [{ role: 'user', content: before }];
    turns = [
      ...turns,
      ...asked,
      { role: 'assistant', content: await textOf(expert, [...turns, ...asked], today) },
    ];
  }
  const started = performance.now();
  const answer = await textOf(expert, [...turns, { role: 'user', content: question.question }], today);
  const milliseconds = performance.now() - started;
  const plain = comparable(answer);
  const missing = question.must_include.filter(
    (group) => !group.some((alternative) => plain.includes(comparable(alternative))),
  );
  const forbidden = question.must_not.filter((text) => plain.includes(comparable(text)));
  return {
    question,
    answer,
    missing,
    forbidden,
    isRight: missing.length === 0 && forbidden.length === 0,
    isSourced: answer.includes('**Sources**'),
    milliseconds,
  };
}

async function textOf(expert: Expert, turns: readonly Turn[], today: PlainDate): Promise<string> {
  const [first, ...rest] = turns;
  if (!first) return '';
  let text = '';
  const signal = AbortSignal.timeout(60_000);
  for await (const part of expert.answer({ turns: [first, ...rest], today, maxTokens: 800, signal })) {
    if (part.kind === 'text') text += part.text;
  }
  return text;
}

function comparable(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[\u2010-\u2015]/g, '-')
    .replaceAll(/\s+/g, ' ')
    .toLowerCase();
}
