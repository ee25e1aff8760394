import type { Config } from '../configuration/config.ts';
import type { Knowledge } from '../knowledge/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Log } from '../platform/log.ts';
import type { RateLimits } from '../platform/rate-limit.ts';
import type { AnswerLimits } from './answer-limits.ts';
import type { Expert } from './expert.ts';

/** What the use cases here are given. Each one takes only what it needs of it. */
export interface AssistantPorts {
  log: Log;
  clock: Clock;
  database: Database;
  rateLimits: RateLimits;
  answerLimits: AnswerLimits;
  knowledge: () => Promise<Knowledge>;
  expert: Expert;
  shutdownSignal: AbortController;
  config: Config;
}
