import type { VoicePorts } from './ports.ts';
import { type CallOfAll, figuresSince, findCallsOfAll, type WaitingTimes } from './review-repository.ts';

/** The calls of some days, and how long their callers waited. */
export interface ReviewedCalls extends WaitingTimes {
  calls: CallOfAll[];
  nextCursor: string | null;
  /** Of all pages. */
  total: number;
}

const dayMs = 24 * 60 * 60 * 1000;

/** What operators see of all calls: their times, never their words. */
export async function reviewCalls(
  { database, clock }: Pick<VoicePorts, 'clock' | 'database'>,
  { days, cursor }: { days: number; cursor: string | undefined },
): Promise<ReviewedCalls> {
  const today = Math.floor(clock().getTime() / dayMs) * dayMs;
  const since = new Date(today - (days - 1) * dayMs);
  const [calls, figures] = await Promise.all([
    findCallsOfAll(database, since, cursor),
    figuresSince(database, since),
  ]);
  return { ...calls, ...figures };
}
