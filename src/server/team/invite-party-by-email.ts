import type { Person } from '#domain/accounts/person.ts';
import type { PartyRole } from '#domain/team/permissions.ts';
import { addAuditEntry, personActor } from '../audit/index.ts';
import { violatedConstraintOf } from '../platform/database/database-errors.ts';
import { Failure } from '../platform/failure.ts';
import type { CompanyScope } from '../tenancy/index.ts';
import { addInvitation } from './invitation-repository.ts';
import type { TeamPorts } from './ports.ts';
import { sendInvitation } from './send-invitation.ts';

/**
 * Invites a person to fill in a party's page. Somebody who is in the company already keeps their role.
 * @param find finds the party, or throws why it cannot be invited
 * @throws Failure 'company-not-found', 'not-allowed', 'email-not-verified', 'already-invited', 'too-many-requests', or
 * what `find` throws
 */
export async function invitePartyByEmail(
  services: Pick<TeamPorts, 'clock' | 'database' | 'jobs' | 'rateLimits' | 'config'>,
  person: Person,
  companyId: string,
  { email, role }: { email: string; role: PartyRole },
  find: (scope: CompanyScope) => Promise<{ partyId: string; name: string }>,
): Promise<void> {
  try {
    await sendInvitation(services, person, companyId, async (scope, sending) => {
      const { partyId, name } = await find(scope);
      const invitation = { ...sending, companyId, name, email, role, partyId };
      const added = await addInvitation(scope, {
        ...invitation,
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
      return added;
    });
  } catch (error) {
    const violated = violatedConstraintOf(error);
    if (violated !== 'invitations_open_key' && violated !== 'invitations_open_party_key') throw error;
    throw new Failure('already-invited');
  }
}
