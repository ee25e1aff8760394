import type { Person } from '#domain/accounts/person.ts';
import { inCompany } from '../tenancy/in-company.ts';
import { type CompanyChange, latestChanges } from './change-repository.ts';
import type { CompanyPorts } from './ports.ts';

/** Saves that are read at once. */
const portion = 50;

/**
 * What was changed in a company, the latest first.
 *
 * @param before gives what came before that version
 * @throws Failure 'company-not-found'
 */
export function readHistory(
  services: Pick<CompanyPorts, 'database'>,
  person: Person,
  id: string,
  before: number | undefined,
): Promise<{ changes: CompanyChange[]; hasMore: boolean }> {
  return inCompany(services, person, id, 'read-company', async (scope) => {
    const found = await latestChanges(scope, id, before, portion + 1);
    return { changes: found.slice(0, portion), hasMore: found.length > portion };
  });
}
