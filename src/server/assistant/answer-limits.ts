import type { ConcurrencyLimit } from '../platform/concurrency-limit.ts';

/** Limits on answers in progress, in addition to the rate limits. */
export interface AnswerLimits {
  /** Answers of one person, or one network of visitors, at once; `undefined` for no limit. */
  concurrency: ConcurrencyLimit | undefined;
  /** An answer is aborted after this time, however slowly it is read. */
  timeoutMs: number;
}

/** Answers in progress per person or network. */
export const maxAnswersAtOnce = 8;
