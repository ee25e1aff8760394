import type { InvitationView } from '#contract/team.ts';
import { dayText } from '#domain/values/day-text.ts';
import { invitationMessages } from '#messages/invitation.ts';

/** For whom the invitation is, as what, and how long. */
export function InvitationSummary({ invitation }: { invitation: InvitationView }) {
  return (
    <div className="flex flex-col gap-2 rounded-control border border-line bg-surface p-4">
      <p>{invitationMessages.as(invitation.role)}</p>
      <p>
        <span className="text-muted">{invitationMessages.forAddress}</span>{' '}
        <span className="font-medium wrap-anywhere">{invitation.email}</span>
      </p>
      <p className="text-xs text-muted">
        {invitationMessages.until(dayText(invitation.expiresAt.slice(0, 10)))}
      </p>
    </div>
  );
}
