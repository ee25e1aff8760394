import type { CasesPorts } from '../cases/index.ts';

/** Dependencies of the use cases in this feature. Each use case picks what it needs. */
export type NamePorts = Pick<
  CasesPorts,
  'clock' | 'database' | 'prices' | 'caseFollowers' | 'caseResults' | 'taskNeeds'
>;
