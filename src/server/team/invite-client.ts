import { displayNameOf, type Person } from '#domain/accounts/person.ts';
import { queueEmail } from '../mail/index.ts';
import type { Transaction } from '../platform/database/scope.ts';
import { addInvitation } from './invitation-repository.ts';
import type { TeamPorts } from './ports.ts';
import { type InvitationConfig, invitationEmail, newSending } from './send-invitation.ts';

/** Invites somebody as admin of a company that staff have added for them. The transaction sees the company. */
export async function inviteClient(
  services: Pick<TeamPorts, 'clock' | 'jobs'> & InvitationConfig,
  transaction: Transaction,
  staff: Person,
  { companyId, company, name, email }: { companyId: string; company: string; name: string; email: string },
): Promise<void> {
  const { token, sending } = newSending(services);
  const invitation = await addInvitation(transaction, {
    ...sending,
    companyId,
    name: name || email,
    email,
    role: 'admin',
    invitedBy: staff.id,
    createdAt: sending.sentAt,
  });
  const inviter = displayNameOf(staff);
  await queueEmail(services, transaction, invitationEmail(services, invitation, { inviter, company, token }));
}
