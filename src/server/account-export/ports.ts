import type { Accounts } from '../accounts/index.ts';
import type { FileStore } from '../files/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { RateLimits } from '../platform/rate-limit.ts';
import type { LivePrices } from '../prices/index.ts';

/** Dependencies of the use cases. Each one picks what it needs. */
export interface AccountExportPorts {
  clock: Clock;
  database: Database;
  files: FileStore;
  rateLimits: RateLimits;
  prices: LivePrices;
  accounts: Accounts;
}
