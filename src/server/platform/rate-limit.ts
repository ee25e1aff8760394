import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from './database/database.ts';
import { laneStatement } from './database/lanes.ts';
import { Failure } from './failure.ts';

/** How often something may happen in a window, which begins with the first occurrence. */
export interface Limit {
  /** Unique among all limits; part of the stored key. */
  name: string;
  times: number;
  windowSeconds: number;
}

/** Counts in the database, shared by all instances. */
export interface RateLimits {
  /**
   * Counts one occurrence.
   * @throws Failure 'too-many-requests', with the seconds until the window ends
   */
  count(limit: Limit, who: string): Promise<void>;
  /** Refunds one count, for an attempt that turned out to be harmless. */
  refund(limit: Limit, who: string): Promise<void>;
  /** Resets the count. */
  reset(limit: Limit, who: string): Promise<void>;
}

/** Limits that never refuse: for load tests on loopback. */
export const noRateLimits: RateLimits = {
  count: async () => {},
  refund: async () => {},
  reset: async () => {},
};

/** Limits stored in the table `rate_limits`. */
export function openRateLimits({ lanes, pool }: Pick<Database, 'lanes' | 'pool'>): RateLimits {
  /** Its statements change one row by key, except the one that removes expired rows. */
  const storeClient = {
    query: async ({ name, text, values }: { name: string; text: string; values: unknown[] }) => {
      if (name === 'rlflx-clear-expired') return pool.query(text, values);
      const rows = await lanes.run(laneStatement(name, text), values);
      return { rows, rowCount: rows.length };
    },
  };
  const limiters = new Map<string, RateLimiterPostgres>();

  function limiterOf({ name, times, windowSeconds }: Limit): RateLimiterPostgres {
    const known = limiters.get(name);
    if (known) return known;
    const limiter = new RateLimiterPostgres({
      storeClient,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix: name,
      points: times,
      duration: windowSeconds,
      // A refused client is refused from memory until the window ends, so a flood causes no queries.
      inMemoryBlockOnConsumed: times + 1,
      // The limiters share a table; one of them removes expired rows for all.
      clearExpiredByTimeout: limiters.size === 0,
    });
    limiters.set(name, limiter);
    return limiter;
  }

  return {
    async count(limit, who) {
      try {
        await limiterOf(limit).consume(who);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        throw new Failure('too-many-requests', { retryAfterSeconds: refusal.msBeforeNext / 1000 });
      }
    },
    async refund(limit, who) {
      await limiterOf(limit).reward(who);
    },
    async reset(limit, who) {
      await limiterOf(limit).delete(who);
    },
  };
}
