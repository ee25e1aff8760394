import type { Accounts, Passwords } from '../accounts/index.ts';
import type { Config } from '../configuration/config.ts';
import type { FileStore } from '../files/index.ts';
import type { Jobs } from '../jobs/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Log } from '../platform/log.ts';
import type { RateLimits } from '../platform/rate-limit.ts';
import type { Secrets } from '../platform/secrets.ts';
import type { KitSection } from './kit-section.ts';

/** Dependencies of the use cases. Each one picks what it needs. */
export interface KitPorts {
  log: Log;
  clock: Clock;
  database: Database;
  files: FileStore;
  jobs: Jobs;
  rateLimits: RateLimits;
  passwords: Passwords;
  accounts: Accounts;
  secrets: Pick<Secrets, 'authSecret'>;
  config: Pick<Config, 'brand' | 'publicUrl'>;
  /** What companies take along, in the order in which it is stored again. */
  kitSections: readonly KitSection[];
}
