import type { Person } from '#domain/accounts/person.ts';
import type { Config } from '../configuration/config.ts';
import type { Jobs } from '../jobs/index.ts';
import type { CountryOf } from '../platform/client.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Transaction } from '../platform/database/scope.ts';
import type { Log } from '../platform/log.ts';
import type { RateLimits } from '../platform/rate-limit.ts';
import type { Secrets } from '../platform/secrets.ts';
import type { Accounts } from './accounts.ts';
import type { Passwords } from './passwords.ts';

/** Reopens the account of a person who signs in during the grace period. */
export type ReopenAccount = (transaction: Transaction, person: Person) => Promise<void>;

/** Dependencies of the use cases. Each one picks what it needs. */
export interface AccountPorts {
  log: Log;
  clock: Clock;
  database: Database;
  secrets: Secrets;
  jobs: Jobs;
  rateLimits: RateLimits;
  passwords: Passwords;
  accounts: Accounts;
  countryOf: CountryOf;
  reopenAccount: ReopenAccount;
  config: Pick<Config, 'brand' | 'publicUrl' | 'sessionMaxDays'>;
}
