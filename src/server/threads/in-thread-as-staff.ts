import type { PaperPorts, PaperScope } from '../papers/index.ts';
import { inScope } from '../platform/database/scope.ts';
import { Failure } from '../platform/failure.ts';
import { findCompany } from '../tenancy/index.ts';

/**
 * Runs an action of staff in a company's thread. The thread is theirs as well: its items say who wrote, and its read
 * positions who has read, so that the company's log does not repeat each look at it.
 * @throws Failure 'company-not-found'
 */
export function inThreadAsStaff<T>(
  { database }: Pick<PaperPorts, 'database'>,
  staff: { id: string },
  companyId: string,
  work: (scope: PaperScope) => Promise<T>,
): Promise<T> {
  return inScope(database, { staff: staff.id, company: companyId }, async (transaction) => {
    const details = await findCompany(transaction, companyId);
    if (!details) throw new Failure('company-not-found');
    return work({ ...transaction, details });
  });
}
