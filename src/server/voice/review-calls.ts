import type { VoicePorts } from './ports.ts';
import { type CallOfAll, figuresSince, findCallsOfAll, type WaitingTimes } from './review-repository.ts';

/** The calls of a period, and the latencies of their turns. */
export interface ReviewedCalls extends WaitingTimes {
  calls: CallOfAll[];
  nextCursor: string | null;
  /** Across all pages. */
  total: number;
}

const dayMs = 24 * 60 * 60 * 1000;

/** What operators see of all calls: times, never words. */
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
