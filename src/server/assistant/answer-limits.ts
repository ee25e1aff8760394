import type { ConcurrencyLimit } from '../platform/concurrency-limit.ts';

/** What answers may take, beside how often questions are asked. */
export interface AnswerLimits {
  /** Answers of one person, or one network of visitors, at once; `undefined` for no limit. */
  concurrency: ConcurrencyLimit | undefined;
  /** How long an answer may take until it is broken off, however slowly it is read. */
  timeoutMs: number;
}

/** Answers at once: more than anybody reads. */
export const maxAnswersAtOnce = 8;
