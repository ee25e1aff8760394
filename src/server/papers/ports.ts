import type { PaperParty } from '#domain/papers/requirements.ts';
import type { FileStore } from '../files/index.ts';
import type { Jobs } from '../jobs/index.ts';
import type { PaperChecks } from '../paper-checks/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Transaction } from '../platform/database/scope.ts';
import type { Log } from '../platform/log.ts';
import type { RateLimits } from '../platform/rate-limit.ts';
import type { Secrets } from '../platform/secrets.ts';
import type { LivePrices } from '../prices/index.ts';
import type { CompanyRecord } from '../tenancy/index.ts';

/** A transaction in a company, of one of its people or of staff. */
export interface PaperScope extends Transaction {
  details: CompanyRecord;
}

/** Somebody that papers are asked of. */
export interface PaperOwner extends PaperParty {
  /** Their account, if they have one: they see and add their own papers. */
  accountId?: string | undefined;
}

/** Dependencies of the use cases. Each one picks what it needs. */
export interface PaperPorts {
  log: Log;
  clock: Clock;
  database: Database;
  files: FileStore;
  jobs: Jobs;
  prices: LivePrices;
  rateLimits: RateLimits;
  secrets: Pick<Secrets, 'authSecret'>;
  paperChecks: PaperChecks;
  /** The people and companies behind a company. */
  paperOwners: (scope: PaperScope) => Promise<readonly PaperOwner[]>;
  /** Whether an agency reviews papers; where none does, the company's admin decides. */
  hasAgency: () => Promise<boolean>;
}
