import type { Person } from '#domain/accounts/person.ts';
import type { PriceLine } from '#domain/prices/confirmed-figure.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { LivePrices } from './open-prices.ts';

/** What the use cases here are given. Each one takes only what it needs of it. */
export interface PricePorts {
  clock: Clock;
  database: Database;
  prices: LivePrices;
  /** The numbers of the open quotes that have a line. */
  quotesWith: (staff: Person, line: PriceLine) => Promise<readonly string[]>;
}
