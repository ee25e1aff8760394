import type { Person } from '#domain/accounts/person.ts';
import { inCompany } from '../tenancy/index.ts';
import {
  type AuditFilter,
  listActors,
  listLatestEntries,
  type StoredAuditEntry,
} from './audit-repository.ts';
import type { AuditPorts } from './ports.ts';

interface AuditPage {
  entries: StoredAuditEntry[];
  nextCursor: string | null;
  actors: { id: string; name: string }[];
}

/**
 * A page of what was done in a company.
 *
 * @throws Failure 'company-not-found' or 'not-allowed'
 */
export function readAuditLog(
  services: Pick<AuditPorts, 'database'>,
  person: Person,
  companyId: string,
  filter: AuditFilter & { cursor?: string | undefined },
): Promise<AuditPage> {
  return inCompany(services, person, companyId, 'read-audit-log', async (scope) => ({
    ...(await listLatestEntries(scope, companyId, filter)),
    actors: await listActors(scope, companyId),
  }));
}
