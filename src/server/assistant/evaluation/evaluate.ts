import * as z from 'zod/mini';
import type { PlainDate } from '#domain/values/plain-date.ts';
import type { Expert, Turn } from '../expert.ts';

const evaluationQuestion = z.object({
  id: z.string(),
  question: z.string(),
  /** Questions asked before in the same conversation, oldest first. */
  before: z.optional(z.array(z.string())),
  /** The answer has to contain one alternative of each group, case-insensitively. */
  must_include: z.array(z.array(z.string())),
  /** What the answer must not contain. */
  must_not: z._default(z.array(z.string()), []),
  /** The page with the answer; absent if there is none. */
  source: z.optional(z.string()),
});
export type EvaluationQuestion = z.infer<typeof evaluationQuestion>;

export interface Evaluation {
  question: EvaluationQuestion;
  answer: string;
  /** Groups without a match. */
  missing: readonly (readonly string[])[];
  /** Forbidden content that was found. */
  forbidden: readonly string[];
  isRight: boolean;
  /** Whether it cites sources. */
  isSourced: boolean;
  milliseconds: number;
}

/**
 * Reads questions in JSON Lines.
 * @throws Error that names the invalid line
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

/** Asks an expert a question with its context and scores the answer by fixed rules. */
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
