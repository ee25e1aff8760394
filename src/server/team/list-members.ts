import type { MemberView } from '#contract/team.ts';
import type { Person } from '#domain/accounts/person.ts';
import { inCompany } from '../tenancy/index.ts';
import { listOpenInvitations } from './invitation-repository.ts';
import { listMemberships } from './member-repository.ts';
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
  return inCompany(services, person, companyId, 'list-members', async (scope) => {
    const memberships = await listMemberships(scope, companyId);
    const invited = await listOpenInvitations(scope, companyId);
    const invitedEmails = new Set(invited.map(({ email }) => email));
    const now = services.clock();
    return [
      ...memberships.filter(({ status }) => status !== 'deleted').map(viewMembership),
      ...invited.map((invitation) => viewInvited(invitation, now)),
      ...memberships
        .filter(({ status, email }) => status === 'deleted' && !invitedEmails.has(email))
        .map(viewMembership),
    ];
  });
}
