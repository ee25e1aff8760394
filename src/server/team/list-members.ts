import type { MemberView } from '#contract/team.ts';
import type { Person } from '#domain/accounts/person.ts';
import { inCompanyAsStaff } from '../audit/index.ts';
import type { Transaction } from '../platform/database/scope.ts';
import { inCompany } from '../tenancy/index.ts';
import { listOpenInvitations } from './invitation-repository.ts';
import { listMemberships, showEnded } from './member-repository.ts';
import type { TeamPorts } from './ports.ts';
import { viewInvited, viewMembership } from './views.ts';

/**
 * The people of a company: members, then invited people, then removed ones without a new invitation.
 * @throws Failure 'company-not-found' or 'not-allowed'
 */
export function listMembers(
  services: Pick<TeamPorts, 'clock' | 'database'>,
  person: Person,
  companyId: string,
): Promise<MemberView[]> {
  return inCompany(services, person, companyId, 'list-members', (scope) =>
    membersIn(services, scope, companyId),
  );
}

/**
 * The same for staff; the company's log says so.
 * @throws Failure 'company-not-found'
 */
export function listClientMembers(
  services: Pick<TeamPorts, 'clock' | 'database'>,
  staff: Person,
  companyId: string,
): Promise<MemberView[]> {
  return inCompanyAsStaff(services, staff, companyId, async (scope) => {
    await scope.recordRead('members');
    return membersIn(services, scope, companyId);
  });
}

async function membersIn(
  { clock }: Pick<TeamPorts, 'clock'>,
  scope: Transaction,
  companyId: string,
): Promise<MemberView[]> {
  await showEnded(scope);
  const memberships = await listMemberships(scope, companyId);
  const invited = await listOpenInvitations(scope, companyId);
  const invitedEmails = new Set(invited.map(({ email }) => email));
  const now = clock();
  return [
    ...memberships.filter(({ status }) => status !== 'deleted').map(viewMembership),
    ...invited.map((invitation) => viewInvited(invitation, now)),
    ...memberships
      .filter(({ status, email }) => status === 'deleted' && !invitedEmails.has(email))
      .map(viewMembership),
  ];
}
