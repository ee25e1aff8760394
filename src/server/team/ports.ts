import type { Accounts, Passwords, ReopenAccount } from '../accounts/index.ts';
import type { Config } from '../configuration/config.ts';
import type { Jobs } from '../jobs/index.ts';
import type { CountryOf } from '../platform/client.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { RateLimits } from '../platform/rate-limit.ts';

/** Dependencies of the use cases. Each one picks what it needs. */
export interface TeamPorts {
  clock: Clock;
  database: Database;
  jobs: Jobs;
  rateLimits: RateLimits;
  passwords: Passwords;
  accounts: Accounts;
  countryOf: CountryOf;
  reopenAccount: ReopenAccount;
  config: Pick<Config, 'brand' | 'publicUrl' | 'sessionMaxDays'>;
}
