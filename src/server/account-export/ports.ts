import type { Accounts } from '../accounts/index.ts';
import type { KitSection } from '../kits/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { RateLimits } from '../platform/rate-limit.ts';

/** Dependencies of the use cases. Each one picks what it needs. */
export interface AccountExportPorts {
  clock: Clock;
  database: Database;
  kitSections: readonly KitSection[];
  rateLimits: RateLimits;
  accounts: Accounts;
}
