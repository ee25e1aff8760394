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

/** Opens the account again of a person who signs in while it is being closed. */
export type ReopenAccount = (transaction: Transaction, person: Person) => Promise<void>;

/** What the use cases here are given. Each one takes only what it needs of it. */
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
  config: Config;
}
