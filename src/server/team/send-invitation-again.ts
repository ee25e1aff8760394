import type { MemberView } from '#contract/team.ts';
import type { Person } from '#domain/accounts/person.ts';
import { addAuditEntry, personActor } from '../audit/index.ts';
import { Failure } from '../platform/failure.ts';
import { changeOpenInvitation } from './invitation-repository.ts';
import type { TeamPorts } from './ports.ts';
import { sendInvitation } from './send-invitation.ts';
import { viewInvited } from './views.ts';

/**
 * Sends the email of an invitation again with a new link; the old one is void.
 * @throws Failure 'company-not-found', 'not-allowed', 'email-not-verified', 'invitation-not-open' or
 * 'too-many-requests'
 */
export async function sendInvitationAgain(
  services: Pick<TeamPorts, 'clock' | 'database' | 'jobs' | 'rateLimits' | 'config'>,
  person: Person,
  companyId: string,
  id: string,
): Promise<MemberView> {
  const invitation = await sendInvitation(services, person, companyId, async (scope, sending) => {
    const renewed = await changeOpenInvitation(scope, { companyId, id }, sending);
    if (!renewed) throw new Failure('invitation-not-open');
    await addAuditEntry(scope, {
      action: 'invitation-sent-again',
      subject: renewed.name,
      details: { email: renewed.email, role: renewed.role },
      companyId,
      actor: personActor(person),
      at: sending.sentAt,
    });
    return renewed;
  });
  return viewInvited(invitation, invitation.sentAt);
}
