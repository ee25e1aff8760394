import type { Config } from '../configuration/config.ts';
import type { Jobs } from '../jobs/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { LiveUpdates } from './live/live-updates.ts';

/** What the use cases here are given. Each one takes only what it needs of it. */
export interface NotificationPorts {
  clock: Clock;
  database: Database;
  jobs: Jobs;
  live: LiveUpdates;
  config: Pick<Config, 'brand' | 'publicUrl' | 'operatorsNeedSecondFactor'>;
}
