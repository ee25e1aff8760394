import type { Person } from '#domain/accounts/person.ts';
import { inCompanyAsStaff } from '../audit/index.ts';
import type { Transaction } from '../platform/database/scope.ts';
import type { OperatorPorts } from './ports.ts';

/** What of a company an operator can look at, as its log calls it. */
type ReadPart = 'company' | 'audit-log';

/**
 * Reads something of a company for an operator, and says so in its log.
 *
 * @throws Failure 'company-not-found'
 */
export function readingCompany<T>(
  services: Pick<OperatorPorts, 'clock' | 'database'>,
  operator: Person,
  companyId: string,
  part: ReadPart,
  read: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  return inCompanyAsStaff(services, operator, companyId, async (scope) => {
    await scope.recordRead(part);
    return read(scope);
  });
}
