import type { Config } from '../configuration/config.ts';
import type { Jobs } from '../jobs/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Mailer } from './mailer.ts';

/** Dependencies of the use cases. Each one picks what it needs. */
export interface MailPorts {
  clock: Clock;
  database: Database;
  jobs: Jobs;
  mail: Mailer;
  config: Pick<Config, 'brand' | 'publicUrl'>;
}
