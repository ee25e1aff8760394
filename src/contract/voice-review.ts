import * as z from 'zod/mini';
import { problem } from './field-problem.ts';
import { defineOperation } from './operation.ts';
import { cursorField, nextCursorField } from './paging.ts';
import { callView, turnParts } from './voice.ts';

/** Over how many days the figures may be looked at, today included. */
export const reviewedDays = ['1', '7', '30', '90'] as const;
export type ReviewedDays = (typeof reviewedDays)[number];
export const usualReviewedDays: ReviewedDays = '7';

/** Target for the time from the end of speech to the first sound, in ms. */
export const turnBudget = { median: 800, late: 1_500 } as const;

/** Half of the turns are as fast as `median` or faster, 95 of 100 as `late` or faster; `null` without a turn. */
const spread = z.nullable(z.object({ median: z.int(), late: z.int() }));

const reviewedCall = z.object({
  ...callView.shape,
  /** Whose call it was; `null` for a visitor's. */
  caller: z.nullable(z.string()),
  /** What half of its spoken turns took at most, in ms; `null` without one. */
  medianMs: z.nullable(z.int()),
});
export type ReviewedCall = z.infer<typeof reviewedCall>;

const callReview = z.object({
  calls: z.array(reviewedCall),
  nextCursor: nextCursorField,
  /** Calls of these days. */
  total: z.int(),
  /** Their spoken turns that were answered. */
  turns: z.int(),
  parts: z.object(
    Object.fromEntries(turnParts.map((part) => [part, spread])) as Record<
      (typeof turnParts)[number],
      typeof spread
    >,
  ),
});
export type CallReview = z.infer<typeof callReview>;

export const reviewVoiceCalls = defineOperation({
  id: 'reviewVoiceCalls',
  method: 'GET',
  path: '/operator/voice-calls',
  feature: 'Operators',
  access: 'operator',
  right: 'review-calls',
  query: z.object({
    days: z.optional(z.enum(reviewedDays, problem('not-one-of', { name: 'days', values: reviewedDays }))),
    cursor: cursorField,
  }),
  output: z.object({ status: z.literal('success'), ...callReview.shape }),
  success: 200,
  failures: [],
});
