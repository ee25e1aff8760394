import type { Person } from '#domain/accounts/person.ts';
import type { CompanyAction } from '#domain/team/permissions.ts';
import type { Services } from '../services.ts';
import type { Company } from './company-repository.ts';
import { inCompany } from './in-company.ts';

/**
 * A company of the signed-in person, for something they want to do in it.
 *
 * @throws Failure 'company-not-found', also where it is somebody else's, or 'not-allowed'
 */
export function readCompany(
  services: Services,
  person: Pick<Person, 'id'>,
  id: string,
  action: CompanyAction = 'read-company',
): Promise<Company> {
  return inCompany(services, person, id, action, async ({ company }) => company);
}
