import type { LogFilter } from '#contract/operator-log.ts';
import type { Person } from '#domain/accounts/person.ts';
import { inScope } from '../platform/database/scope.ts';
import { findEntries, type LogRow } from './log-repository.ts';
import type { OperatorPorts } from './ports.ts';
import { readingCompany } from './reading-company.ts';

/**
 * Entries of the audit log, the latest first. Across all companies it says who did what, where and when. What
 * exactly was changed comes only with the log of one company, and that log then says who read it.
 *
 * @throws Failure 'company-not-found'
 */
export async function readLog(
  services: Pick<OperatorPorts, 'clock' | 'database'>,
  operator: Person,
  filter: LogFilter,
  most: number,
): Promise<(LogRow & { position: string[] })[]> {
  const { company } = filter;
  if (company) {
    return readingCompany(services, operator, company, 'audit-log', (transaction) =>
      findEntries(transaction, filter, most),
    );
  }
  const rows = await inScope(services.database, 'installation', (transaction) =>
    findEntries(transaction, filter, most),
  );
  return rows.map(({ entry, ...row }) => ({
    entry: entry.companyId === null ? entry : { ...entry, details: {} },
    ...row,
  }));
}
