import type { CompanyChanges } from '#contract/companies.ts';
import type { Person } from '#domain/accounts/person.ts';
import { Failure } from '../platform/failure.ts';
import type { Services } from '../services.ts';
import type { Company } from './company-repository.ts';
import { readCompany } from './read-company.ts';

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
  const company = await readCompany(services, person, id, 'change-company');
  const details = await services.companies.change(id, changes, services.clock());
  if (!details) throw new Failure('company-not-found');
  return { ...company, details };
}
