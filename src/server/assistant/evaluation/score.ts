import type { Evaluation } from './evaluate.ts';
import { questionKinds } from './question.ts';

/** How the answers to one kind of question are. */
export interface KindScore {
  questions: number;
  /** Right, sourced where it states facts, and opened by the answer. */
  passed: number;
  right: number;
  sourced: number;
  opened: number;
  medianWords: number;
  figuresChecked: number;
}

/** Scores by kind; kinds without a question are left out. */
export type Score = Readonly<Record<string, KindScore>>;

/** Whether an answer is right, sourced and opened by the answer. */
export function isPassed({ isRight, isSourced, isOpened }: Evaluation): boolean {
  return isRight && isSourced && isOpened;
}

/** Counts the answers by kind, and all of them. */
export function scoreOf(evaluations: readonly Evaluation[]): Score {
  const ofKinds = questionKinds
    .map((kind) => [kind, evaluations.filter(({ question }) => question.kind === kind)] as const)
    .filter(([, ofKind]) => ofKind.length > 0)
    .map(([kind, ofKind]) => [kind, kindScoreOf(ofKind)] as const);
  return Object.fromEntries(ofKinds);
}

/** Counts the answers of all kinds together. */
export function kindScoreOf(evaluations: readonly Evaluation[]): KindScore {
  const count = (is: (evaluation: Evaluation) => boolean) => evaluations.filter(is).length;
  return {
    questions: evaluations.length,
    passed: count(isPassed),
    right: count(({ isRight }) => isRight),
    sourced: count(({ isSourced }) => isSourced),
    opened: count(({ isOpened }) => isOpened),
    medianWords: atShare(
      evaluations.map(({ words }) => words),
      0.5,
    ),
    figuresChecked: evaluations.reduce((sum, { figuresChecked }) => sum + figuresChecked, 0),
  };
}

/** The value that a share of all values do not exceed; 0 without values. */
export function atShare(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** The kinds of a score that fall below the kept one, in plain words. A kind that is new is no regression. */
export function regressionsOf(score: Score, kept: Score): string[] {
  return Object.entries(kept).flatMap(([kind, before]) => {
    const now = score[kind];
    const shareOf = ({ passed, questions }: KindScore) => passed / Math.max(1, questions);
    if (now && shareOf(now) >= shareOf(before)) return [];
    return `${kind}: ${now ? `${now.passed} of ${now.questions}` : 'no question'} passed, ${before.passed} of ${before.questions} before`;
  });
}
