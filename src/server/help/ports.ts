import type { Config } from '../configuration/config.ts';
import type { Knowledge } from '../knowledge/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { RateLimits } from '../platform/rate-limit.ts';

/** Dependencies of the use cases. Each one picks what it needs. */
export interface HelpPorts {
  clock: Clock;
  rateLimits: RateLimits;
  knowledge: () => Promise<Knowledge>;
  config: Pick<Config, 'countryHeader' | 'trustProxy'>;
}
