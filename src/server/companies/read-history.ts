import type { Person } from '#domain/accounts/person.ts';
import { inCompany } from '../tenancy/index.ts';
import { type CompanyChange, latestChanges } from './change-repository.ts';
import type { CompanyPorts } from './ports.ts';

/**
 * A page of a company's history, newest first.
 * @throws Failure 'company-not-found'
 */
export function readHistory(
  services: Pick<CompanyPorts, 'database'>,
  person: Person,
  id: string,
  cursor: string | undefined,
): Promise<{ changes: CompanyChange[]; nextCursor: string | null }> {
  return inCompany(services, person, id, 'read-company', (scope) => latestChanges(scope, id, cursor));
}
