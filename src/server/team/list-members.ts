import type { MemberView } from '#contract/team.ts';
import type { Person } from '#domain/accounts/person.ts';
import { inCompany } from '../companies/in-company.ts';
import type { Services } from '../services.ts';
import { listMembersOf } from './member-repository.ts';

/**
 * The people of a company.
 *
 * @throws Failure 'company-not-found' or 'not-allowed'
 */
export function listMembers(services: Services, person: Person, companyId: string): Promise<MemberView[]> {
  return inCompany(services, person, companyId, 'list-members', (scope) => listMembersOf(scope, companyId));
}
