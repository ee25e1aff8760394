import type { CompanyChanges } from '#contract/companies.ts';
import type { Person } from '#domain/accounts/person.ts';
import { Failure } from '../platform/failure.ts';
import type { Services } from '../services.ts';
import { type Company, companiesIn } from './company-repository.ts';
import { inCompany } from './in-company.ts';

/**
 * Changes the fields of a company that were sent, and no others.
 *
 * @throws Failure 'company-not-found' or 'not-allowed'
 */
export async function changeCompany(
  services: Services,
  person: Person,
  id: string,
  changes: CompanyChanges,
): Promise<Company> {
  return inCompany(services, person, id, 'change-company', async (scope) => {
    const details = await companiesIn(scope).change(id, changes, services.clock());
    if (!details) throw new Failure('company-not-found');
    return { ...scope.company, details };
  });
}
