import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { Failure } from './failure.ts';

/** Counts the state-changing calls of a person, over all operations. */
export interface WriteLimit {
  /** @throws Failure 'too-many-requests' */
  count(personId: string): Promise<void>;
}

/**
 * More than any person does by hand, and too few to fill the database. It is counted in memory, by each instance for
 * itself: a query for every call would cost more than the limit protects from.
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

/** For load tests on this machine. */
export const noWriteLimit: WriteLimit = { count: async () => {} };
