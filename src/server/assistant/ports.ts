import type { CasesPorts } from '../cases/index.ts';
import type { Config } from '../configuration/config.ts';
import type { Knowledge } from '../knowledge/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Log } from '../platform/log.ts';
import type { RateLimits } from '../platform/rate-limit.ts';
import type { LivePrices } from '../prices/index.ts';
import type { AnswerLimits } from './answer-limits.ts';
import type { Expert } from './expert.ts';

/** Dependencies of the use cases. Each one picks what it needs. */
export interface AssistantPorts {
  log: Log;
  clock: Clock;
  database: Database;
  prices: LivePrices;
  taskNeeds: CasesPorts['taskNeeds'];
  rateLimits: RateLimits;
  answerLimits: AnswerLimits;
  knowledge: () => Promise<Knowledge>;
  expert: Expert;
  shutdownSignal: AbortController;
  config: Pick<Config, 'brand' | 'expertModels' | 'languageModel'>;
}
