import type { Billing } from '../billing/index.ts';
import type { Config } from '../configuration/config.ts';
import type { FileStore } from '../files/index.ts';
import type { Jobs } from '../jobs/index.ts';
import type { Knowledge } from '../knowledge/index.ts';
import type { Mailer } from '../mail/index.ts';
import type { PaperChecks } from '../paper-checks/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Log } from '../platform/log.ts';
import type { RateLimits } from '../platform/rate-limit.ts';
import type { Typesetter } from '../typesetting/index.ts';
import type { Voice } from '../voice/index.ts';

/** What the use cases here are given. Each one takes only what it needs of it. */
export interface OperatorPorts {
  log: Log;
  clock: Clock;
  database: Database;
  files: FileStore;
  jobs: Jobs;
  mail: Mailer;
  paperChecks: Pick<PaperChecks, 'check'>;
  typesetter: Pick<Typesetter, 'check'>;
  rateLimits: RateLimits;
  knowledge: () => Promise<Knowledge>;
  voice: Voice;
  billing: Billing;
  config: Pick<Config, 'brand' | 'languageModel' | 'publicUrl'>;
}
