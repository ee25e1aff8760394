import type { Accounts, Passwords } from '../accounts/index.ts';
import type { Config } from '../configuration/config.ts';
import type { FileStore } from '../files/index.ts';
import type { Jobs } from '../jobs/index.ts';
import type { PaperPorts } from '../papers/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Log } from '../platform/log.ts';
import type { RateLimits } from '../platform/rate-limit.ts';
import type { LivePrices } from '../prices/index.ts';

/** Dependencies of the use cases. Each one picks what it needs. */
export interface AccountClosingPorts {
  log: Log;
  clock: Clock;
  database: Database;
  files: FileStore;
  jobs: Jobs;
  rateLimits: RateLimits;
  passwords: Passwords;
  accounts: Accounts;
  prices: LivePrices;
  hasAgency: PaperPorts['hasAgency'];
  config: Pick<Config, 'brand' | 'publicUrl'>;
}
