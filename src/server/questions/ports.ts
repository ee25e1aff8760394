import type { Config } from '../configuration/config.ts';
import type { Jobs } from '../jobs/index.ts';
import type { Knowledge } from '../knowledge/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { RateLimits } from '../platform/rate-limit.ts';

/** Dependencies of the use cases. Each one picks what it needs. */
export interface QuestionPorts {
  clock: Clock;
  database: Database;
  rateLimits: RateLimits;
  knowledge: () => Promise<Knowledge>;
  jobs: Jobs;
  config: Pick<Config, 'brand' | 'publicUrl'>;
}
