import type { Person } from '#domain/accounts/person.ts';
import { type CompanyAction, may } from '#domain/team/permissions.ts';
import { Failure } from '../platform/failure.ts';
import type { Services } from '../services.ts';
import type { Company } from './company-repository.ts';

/**
 * A company of the signed-in person, for something they want to do in it.
 *
 * @throws Failure 'company-not-found', also where it is somebody else's, or 'not-allowed'
 */
export async function readCompany(
  { companies }: Services,
  person: Pick<Person, 'id'>,
  id: string,
  action: CompanyAction = 'read-company',
): Promise<Company> {
  const company = await companies.find(person.id, id);
  if (!company) throw new Failure('company-not-found');
  if (!may(company.role, action)) throw new Failure('not-allowed');
  return company;
}
