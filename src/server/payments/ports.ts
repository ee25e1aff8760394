import type { Billing, CardPayments } from '../billing/index.ts';
import type { Config } from '../configuration/config.ts';
import type { FileStore } from '../files/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { RateLimits } from '../platform/rate-limit.ts';
import type { Secrets } from '../platform/secrets.ts';

/** What the use cases here are given. Each one takes only what it needs of it. */
export interface PaymentPorts {
  clock: Clock;
  database: Database;
  files: FileStore;
  secrets: Pick<Secrets, 'authSecret'>;
}

/** What payments by card need besides. */
export interface CardPaymentPorts extends PaymentPorts {
  billing: Billing;
  cardPayments: CardPayments;
  config: Pick<Config, 'publicUrl'>;
  rateLimits: RateLimits;
}
