import type { Config } from '../configuration/config.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { RateLimits } from '../platform/rate-limit.ts';
import type { Voice } from './voice.ts';

/** Dependencies of the use cases. Each one picks what it needs. */
export interface VoicePorts {
  clock: Clock;
  database: Database;
  rateLimits: RateLimits;
  voice: Voice;
  config: Pick<Config, 'voice'>;
}
