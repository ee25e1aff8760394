import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';

/** What the use cases here are given. */
export interface PriceListPorts {
  clock: Clock;
  database: Database;
  /** Reads the prices again once a version is approved, so that every total has it at once. */
  prices: { reread(): Promise<void> };
  /** Whether an agency works on cases. */
  hasAgency: () => Promise<boolean>;
}
