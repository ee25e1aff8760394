import type { InvitationView, MemberView } from '#contract/team.ts';
import type { Invitation, OpenedInvitation } from './invitation-repository.ts';
import type { Membership } from './member-repository.ts';

/** Somebody who has, or had, a membership in the company. */
export function viewMembership({ id, userId, name, email, status, role }: Membership): MemberView {
  return { id, userId, name, email, status, role, invitation: null };
}

/** Somebody who is invited; the link stays in the email. */
export function viewInvited(invitation: Invitation, now: Date): MemberView {
  const { id, name, email, role, sentAt, expiresAt } = invitation;
  return {
    id,
    userId: null,
    name,
    email,
    status: 'invited',
    role,
    invitation: {
      sentAt: sentAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      hasExpired: expiresAt <= now,
    },
  };
}

/** What the email's reader sees of an invitation. */
export function viewInvitation(opened: OpenedInvitation): InvitationView {
  const { invitation, companyName, invitedByName, hasAccount } = opened;
  return {
    company: { id: invitation.companyId, name: companyName },
    invitedBy: invitedByName,
    role: invitation.role,
    name: invitation.name,
    email: invitation.email,
    expiresAt: invitation.expiresAt.toISOString(),
    hasAccount,
  };
}
