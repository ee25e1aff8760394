import { globSync, readFileSync } from 'node:fs';
import { type EvaluationQuestion, parseQuestions } from './question.ts';

const folder = 'src/server/assistant/evaluation';

/** The sets of questions: the earlier ones, two to tune with, and those held out (see `README.md`). */
export const questionSets = ['earlier', 'tuning', 'further', 'held-out'] as const;
export type QuestionSet = (typeof questionSets)[number];

/** The kept score of each set. */
export const keptScoreFile = `${folder}/score.json`;

/** Reads the questions of a set, relative to the project's root. */
export function readQuestionSet(set: QuestionSet): EvaluationQuestion[] {
  return readQuestionFiles(globSync(`${folder}/questions/${set}/*.jsonl`).sort());
}

/** Reads questions from files in JSON Lines. */
export function readQuestionFiles(paths: readonly string[]): EvaluationQuestion[] {
  return paths.flatMap((path) => {
    try {
      return parseQuestions(readFileSync(path, 'utf8'));
    } catch (error) {
      throw new Error(`${path}: ${error instanceof Error ? error.message : error}`);
    }
  });
}
