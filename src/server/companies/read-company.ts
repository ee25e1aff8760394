import type { Person } from '#domain/accounts/person.ts';
import type { CompanyAction } from '#domain/team/permissions.ts';
import { type Company, findOwnCompanies, permitted } from '../tenancy/index.ts';
import type { CompanyPorts } from './ports.ts';

/**
 * A company of the signed-in person, with a permission check.
 * @throws Failure 'company-not-found', also for another person's, or 'not-allowed'
 */
export async function readCompany(
  { database }: Pick<CompanyPorts, 'database'>,
  person: Pick<Person, 'id'>,
  id: string,
  action: CompanyAction = 'read-company',
): Promise<Company> {
  const [company] = await findOwnCompanies(database, person.id, id);
  return permitted(company, action);
}
