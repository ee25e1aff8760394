import type { Config } from '../configuration/config.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { RateLimits } from '../platform/rate-limit.ts';
import type { Voice } from './voice.ts';

/** What the use cases here are given. Each one takes only what it needs of it. */
export interface VoicePorts {
  clock: Clock;
  database: Database;
  rateLimits: RateLimits;
  voice: Voice;
  config: Config;
}
