import type { Config } from '../configuration/config.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Log } from '../platform/log.ts';
import type { RateLimits } from '../platform/rate-limit.ts';
import type { Billing } from './billing.ts';
import type { CardPayments } from './card-payment.ts';

/** Dependencies of the use cases. Each one picks what it needs. */
export interface BillingPorts {
  log: Log;
  clock: Clock;
  database: Database;
  rateLimits: RateLimits;
  billing: Billing;
  cardPayments: CardPayments;
  config: Pick<Config, 'publicUrl'>;
}
