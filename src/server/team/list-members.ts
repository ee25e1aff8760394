import type { MemberView } from '#contract/team.ts';
import type { Person } from '#domain/accounts/person.ts';
import { readCompany } from '../companies/read-company.ts';
import type { Services } from '../services.ts';
import { listMembersOf } from './member-repository.ts';

/**
 * The people of a company.
 *
 * @throws Failure 'company-not-found' or 'not-allowed'
 */
export async function listMembers(
  services: Services,
  person: Person,
  companyId: string,
): Promise<MemberView[]> {
  await readCompany(services, person, companyId, 'list-members');
  return listMembersOf(services.database, companyId);
}
