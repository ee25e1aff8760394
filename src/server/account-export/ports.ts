import type { Accounts } from '../accounts/index.ts';
import type { FileStore } from '../files/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { RateLimits } from '../platform/rate-limit.ts';

/** What the use cases here are given. Each one takes only what it needs of it. */
export interface AccountExportPorts {
  clock: Clock;
  database: Database;
  files: FileStore;
  rateLimits: RateLimits;
  accounts: Accounts;
}
