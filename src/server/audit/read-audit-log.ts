import { auditPageSize } from '#contract/audit.ts';
import type { Person } from '#domain/accounts/person.ts';
import { Failure } from '../platform/failure.ts';
import { inCompany } from '../tenancy/in-company.ts';
import {
  type AuditFilter,
  isEntryOf,
  listActors,
  listLatestEntries,
  type StoredAuditEntry,
} from './audit-repository.ts';
import type { AuditPorts } from './ports.ts';

interface AuditPage {
  entries: StoredAuditEntry[];
  /** Whether older entries follow. */
  hasMore: boolean;
  actors: { id: string; name: string }[];
}

/**
 * A page of what was done in a company.
 *
 * @param before id of the last entry of the page before it
 * @throws Failure 'company-not-found', 'not-allowed', or 'invalid-input' for an entry that is none of the company's
 */
export function readAuditLog(
  services: Pick<AuditPorts, 'database'>,
  person: Person,
  companyId: string,
  { before, ...filter }: AuditFilter & { before?: string | undefined },
): Promise<AuditPage> {
  return inCompany(services, person, companyId, 'read-audit-log', async (scope) => {
    if (before !== undefined && !(await isEntryOf(scope, companyId, before))) {
      throw new Failure('invalid-input', { fields: { before: { code: 'not-id' } } });
    }
    const found = await listLatestEntries(scope, companyId, {
      ...filter,
      before,
      most: auditPageSize + 1,
    });
    return {
      entries: found.slice(0, auditPageSize),
      hasMore: found.length > auditPageSize,
      actors: await listActors(scope, companyId),
    };
  });
}
