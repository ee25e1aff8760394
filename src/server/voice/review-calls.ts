import { callsPerPage } from '#contract/voice-review.ts';
import type { VoicePorts } from './ports.ts';
import { type CallOfAll, figuresSince, findCallsOfAll, type WaitingTimes } from './review-repository.ts';

/** The calls of some days, and how long their callers waited. */
export interface ReviewedCalls extends WaitingTimes {
  calls: CallOfAll[];
  /** Of all pages. */
  total: number;
}

const dayMs = 24 * 60 * 60 * 1000;

/** What operators see of all calls: their times, never their words. */
export async function reviewCalls(
  { database, clock }: Pick<VoicePorts, 'clock' | 'database'>,
  { days, page }: { days: number; page: number },
): Promise<ReviewedCalls> {
  const today = Math.floor(clock().getTime() / dayMs) * dayMs;
  const since = new Date(today - (days - 1) * dayMs);
  const [calls, figures] = await Promise.all([
    findCallsOfAll(database, since, { limit: callsPerPage, offset: (page - 1) * callsPerPage }),
    figuresSince(database, since),
  ]);
  return { ...calls, ...figures };
}
