import type { Config } from '../configuration/config.ts';
import type { Jobs } from '../jobs/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';

/** What the use cases here are given. Each one takes only what it needs of it. */
export interface StaffPorts {
  clock: Clock;
  database: Database;
  jobs: Jobs;
  config: Pick<Config, 'brand' | 'publicUrl'>;
}
