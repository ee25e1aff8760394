import type { Config } from '../configuration/config.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { LivePrices } from '../prices/index.ts';

/** What the use cases here are given. Each one takes only what it needs of it. */
export interface CalendarPorts {
  clock: Clock;
  database: Database;
  prices: LivePrices;
  config: Pick<Config, 'brand' | 'publicUrl'>;
}
