import type { CasesPorts } from '../cases/index.ts';
import type { PaperPorts } from '../papers/index.ts';

/** What the use cases here are given. Each one takes only what it needs of it. */
export interface DeskPorts
  extends Pick<PaperPorts, 'jobs' | 'secrets' | 'paperOwners'>,
    Pick<CasesPorts, 'clock' | 'database' | 'prices' | 'taskNeeds' | 'caseFollowers' | 'caseResults'> {}
