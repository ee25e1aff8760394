import type { FileStore } from '../files/index.ts';
import type { PaperChecks } from '../paper-checks/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Log } from '../platform/log.ts';
import type { RateLimits } from '../platform/rate-limit.ts';

/** Dependencies of the use cases. Each one picks what it needs. */
export interface CompanyPorts {
  log: Log;
  clock: Clock;
  database: Database;
  files: FileStore;
  rateLimits: RateLimits;
  paperChecks: Pick<PaperChecks, 'redraw'>;
}
