import type { FileStore } from '../files/index.ts';
import type { PaperChecks } from '../paper-checks/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Log } from '../platform/log.ts';
import type { RateLimits } from '../platform/rate-limit.ts';
import type { LiveBrand } from './live-brand.ts';

/** What the use cases here are given. Each one takes only what it needs of it. */
export interface BrandPorts {
  log: Log;
  clock: Clock;
  database: Database;
  files: FileStore;
  brand: LiveBrand;
  rateLimits: RateLimits;
  paperChecks: Pick<PaperChecks, 'redraw'>;
}
