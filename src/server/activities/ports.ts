import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { LivePrices } from '../prices/index.ts';

/** Dependencies of the use cases in this feature. Each use case picks what it needs. */
export interface ActivityPorts {
  clock: Clock;
  database: Database;
  prices: LivePrices;
}
