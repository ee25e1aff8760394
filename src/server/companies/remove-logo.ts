import type { Person } from '#domain/accounts/person.ts';
import { Failure } from '../platform/failure.ts';
import type { Services } from '../services.ts';
import type { Company } from './company-repository.ts';
import { readCompany } from './read-company.ts';

/**
 * Removes the logo; fine where there is none.
 *
 * @throws Failure 'company-not-found' or 'not-allowed'
 */
export async function removeLogo(services: Services, person: Person, id: string): Promise<Company> {
  const company = await readCompany(services, person, id, 'change-logo');
  if (!company.details.logoKey) return company;
  const stored = await services.companies.setLogo(id, undefined, services.clock());
  if (!stored) throw new Failure('company-not-found');
  if (stored.formerKey) await services.files.remove(stored.formerKey);
  return { ...company, details: stored.details };
}
