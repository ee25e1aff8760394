import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';

/** What the use cases here are given. Each one takes only what it needs of it. */
export interface ProviderPorts {
  clock: Clock;
  database: Database;
}
