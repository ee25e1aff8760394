import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';

/** What the use cases here are given. Each one takes only what it needs of it. */
export interface PlanPorts {
  clock: Clock;
  config: Config;
}
