import type { Config } from '../configuration/config.ts';
import type { Jobs } from '../jobs/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Secrets } from '../platform/secrets.ts';

/** What the use cases here are given. Each one takes only what it needs of it. */
export interface ClientPorts {
  clock: Clock;
  database: Database;
  jobs: Jobs;
  secrets: Pick<Secrets, 'authSecret'>;
  config: Pick<Config, 'brand' | 'publicUrl'>;
}
