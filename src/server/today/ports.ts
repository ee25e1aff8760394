import type { CasesPorts } from '../cases/index.ts';
import type { Config } from '../configuration/config.ts';
import type { Jobs } from '../jobs/index.ts';

/** What the use cases here are given. Each one takes only what it needs of it. */
export interface TodayPorts extends CasesPorts {
  jobs: Jobs;
  config: Pick<Config, 'brand' | 'publicUrl'>;
}
