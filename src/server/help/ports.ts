import type { Config } from '../configuration/config.ts';
import type { Knowledge } from '../knowledge/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { RateLimits } from '../platform/rate-limit.ts';

/** What the use cases here are given. Each one takes only what it needs of it. */
export interface HelpPorts {
  clock: Clock;
  rateLimits: RateLimits;
  knowledge: () => Promise<Knowledge>;
  config: Config;
}
