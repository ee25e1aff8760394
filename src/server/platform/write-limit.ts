import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { Failure } from './failure.ts';

/** Counts a person's state-changing calls across all operations. */
export interface WriteLimit {
  /** @throws Failure 'too-many-requests' */
  count(personId: string): Promise<void>;
}

/**
 * More than anyone does by hand, too few to fill the database. Counted in memory by each instance: a query per call
 * would cost more than the limit protects from.
 */
export function openWriteLimit(times = 300, windowSeconds = 60): WriteLimit {
  const limiter = new RateLimiterMemory({ points: times, duration: windowSeconds });
  return {
    async count(personId) {
      try {
        await limiter.consume(personId);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        throw new Failure('too-many-requests', { retryAfterSeconds: refusal.msBeforeNext / 1000 });
      }
    },
  };
}

/** For local load tests. */
export const noWriteLimit: WriteLimit = { count: async () => {} };
