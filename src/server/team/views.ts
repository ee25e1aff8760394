import type { InvitationView, MemberView } from '#contract/team.ts';
import { classesOf } from '#domain/papers/paper-classes.ts';
import type { Invitation, OpenedInvitation } from './invitation-repository.ts';
import type { Membership } from './member-repository.ts';

/** A current or former member of the company. */
export function viewMembership({
  id,
  userId,
  name,
  email,
  status,
  role,
  accessUntil,
  paperKinds,
  ...rest
}: Membership): MemberView {
  const hasEnded = accessUntil !== null && rest.hasEnded;
  const access = { until: accessUntil, hasEnded, classes: paperKinds && classesOf(paperKinds) };
  return { id, userId, name, email, status, role, access, invitation: null };
}

/** An invited person; only the email contains the link. */
export function viewInvited(invitation: Invitation, now: Date): MemberView {
  const { id, name, email, role, sentAt, expiresAt } = invitation;
  return {
    id,
    userId: null,
    name,
    email,
    status: 'invited',
    role,
    access: { until: null, hasEnded: false, classes: null },
    invitation: {
      sentAt: sentAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      hasExpired: expiresAt <= now,
    },
  };
}

/** An invitation as seen by the email's reader. */
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
