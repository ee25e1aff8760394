import type { Person } from '#domain/accounts/person.ts';
import { addAuditEntry, personActor } from '../audit/index.ts';
import { joinParty } from '../parties/index.ts';
import { inScope, type Rows } from '../platform/database/scope.ts';
import { Failure } from '../platform/failure.ts';
import { type Invitation, markAccepted, markVerified } from './invitation-repository.ts';
import { addMembership, findMembership, showEnded } from './member-repository.ts';
import { openInvitation } from './open-invitation.ts';
import type { TeamPorts } from './ports.ts';

/**
 * Gives the signed-in person the membership they were invited to. The invitation is bound to its address: nobody else
 * can accept it, even with the link.
 * @returns the id of the company, and whether the person now has a page of their own there
 * @throws Failure 'invitation-not-found', 'invitation-withdrawn', 'invitation-used', 'invitation-expired',
 * 'invitation-for-another', 'membership-inactive' or 'party-joined'
 */
export function acceptInvitation(
  services: Pick<TeamPorts, 'clock' | 'database'>,
  person: Person,
  token: string,
): Promise<{ companyId: string; hasOwnPart: boolean }> {
  return inScope(services.database, 'installation', async (transaction) => {
    const at = services.clock();
    const invitation = await openInvitation(transaction, token, at, 'lock');
    if (person.email !== invitation.email) throw new Failure('invitation-for-another');
    await markVerified(transaction, person.id, at);
    await showEnded(transaction);
    await joinCompany(transaction, person, invitation, at);
    return { companyId: invitation.companyId, hasOwnPart: invitation.partyId !== null };
  });
}

/**
 * Turns an open invitation, locked by the caller, into a membership. An existing membership stays unchanged.
 * @throws Failure 'membership-inactive' or 'party-joined'
 */
export async function joinCompany(
  rows: Rows,
  person: Person,
  { id, companyId, name, email, role, partyId }: Invitation,
  at: Date,
): Promise<void> {
  const membership = await findMembership(rows, companyId, { userId: person.id });
  // A deactivated member cannot return through an invitation to another of their addresses.
  if (membership?.status === 'inactive') throw new Failure('membership-inactive');
  const isIn = membership?.status === 'active' && !membership.hasEnded;
  if (!isIn) await addMembership(rows, { companyId, userId: person.id, role, at });
  if (partyId !== null) await joinParty(rows, { companyId, id: partyId, userId: person.id, at });
  await markAccepted(rows, id, at);
  await addAuditEntry(rows, {
    action: 'invitation-accepted',
    subject: name,
    details: { email, role: isIn ? membership.role : role },
    companyId,
    actor: personActor(person),
    at,
  });
}
