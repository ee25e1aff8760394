import type { MemberView } from '#contract/team.ts';
import type { Person } from '#domain/accounts/person.ts';
import type { Role } from '#domain/team/permissions.ts';
import { addAuditEntry, personActor } from '../audit/index.ts';
import { violatedConstraintOf } from '../platform/database/database-errors.ts';
import { Failure } from '../platform/failure.ts';
import type { CompanyScope } from '../tenancy/index.ts';
import { addInvitation } from './invitation-repository.ts';
import { findMembership } from './member-repository.ts';
import type { TeamPorts } from './ports.ts';
import { sendInvitation } from './send-invitation.ts';
import { viewInvited } from './views.ts';

/**
 * Invites a person to a company. If two admins invite the same address at once, one succeeds.
 * @param storeAnswer runs in the transaction that stores the invitation
 * @throws Failure 'company-not-found', 'not-allowed', 'email-not-verified', 'already-member', 'already-invited' or
 * 'too-many-requests'
 */
export async function inviteMember(
  services: Pick<TeamPorts, 'clock' | 'database' | 'jobs' | 'rateLimits' | 'config'>,
  person: Person,
  companyId: string,
  { name, email, role }: { name: string; email: string; role: Role },
  storeAnswer: (scope: CompanyScope, member: MemberView) => Promise<void>,
): Promise<MemberView> {
  try {
    const invitation = await sendInvitation(services, person, companyId, async (scope, sending) => {
      const membership = await findMembership(scope, companyId, { email });
      if (membership && membership.status !== 'deleted') throw new Failure('already-member');
      const added = await addInvitation(scope, {
        ...sending,
        companyId,
        name,
        email,
        role,
        invitedBy: person.id,
        createdAt: sending.sentAt,
      });
      await addAuditEntry(scope, {
        action: 'member-invited',
        subject: name,
        details: { email, role },
        companyId,
        actor: personActor(person),
        at: sending.sentAt,
      });
      await storeAnswer(scope, viewInvited(added, sending.sentAt));
      return added;
    });
    return viewInvited(invitation, invitation.sentAt);
  } catch (error) {
    if (violatedConstraintOf(error) !== 'invitations_open_key') throw error;
    throw new Failure('already-invited');
  }
}
