import type { Person } from '#domain/accounts/person.ts';
import { Failure } from '../platform/failure.ts';
import type { Services } from '../services.ts';
import { type Company, companiesIn } from './company-repository.ts';
import { inCompany } from './in-company.ts';

/**
 * Removes the logo; fine where there is none.
 *
 * @throws Failure 'company-not-found' or 'not-allowed'
 */
export async function removeLogo(services: Services, person: Person, id: string): Promise<Company> {
  const { company, formerKey } = await inCompany(services, person, id, 'change-logo', async (scope) => {
    const stored = await companiesIn(scope).setLogo(id, undefined, services.clock());
    if (!stored) throw new Failure('company-not-found');
    return { company: { ...scope.company, details: stored.details }, formerKey: stored.formerKey };
  });
  if (formerKey) await services.files.remove(formerKey);
  return company;
}
