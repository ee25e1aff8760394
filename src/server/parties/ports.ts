import type { Config } from '../configuration/config.ts';
import type { Jobs } from '../jobs/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { RateLimits } from '../platform/rate-limit.ts';
import type { Secrets } from '../platform/secrets.ts';
import type { LivePrices } from '../prices/index.ts';

/** Dependencies of the use cases. Each one picks what it needs. */
export interface PartyPorts {
  clock: Clock;
  database: Database;
  jobs: Jobs;
  prices: LivePrices;
  rateLimits: RateLimits;
  secrets: Pick<Secrets, 'authSecret'>;
  config: Pick<Config, 'brand' | 'publicUrl' | 'sessionMaxDays'>;
}
