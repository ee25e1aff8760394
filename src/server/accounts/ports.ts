import type { Config } from '../configuration/config.ts';
import type { FileStore } from '../files/file-store.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Clock } from '../platform/clock.ts';
import type { CountryOf } from '../platform/countries.ts';
import type { Database } from '../platform/database/database.ts';
import type { Log } from '../platform/log.ts';
import type { RateLimits } from '../platform/rate-limit.ts';
import type { Secrets } from '../platform/secrets.ts';
import type { Accounts } from './accounts.ts';
import type { Passwords } from './passwords.ts';

/** What the use cases here are given. Each one takes only what it needs of it. */
export interface AccountPorts {
  log: Log;
  clock: Clock;
  database: Database;
  files: FileStore;
  secrets: Secrets;
  jobs: Jobs;
  rateLimits: RateLimits;
  passwords: Passwords;
  accounts: Accounts;
  countryOf: CountryOf;
  config: Config;
}
