import { useCallback } from 'react';
import { readInvitation } from '#contract/team.ts';
import { invitationMessages } from '#messages/invitation.ts';
import { pageTitles } from '#messages/page-titles.ts';
import { buttonLook } from '#web/design-system/button.tsx';
import { Spinner } from '#web/design-system/spinner.tsx';
import { ErrorState } from '#web/design-system/state-message.tsx';
import { paths } from '#web/paths.ts';
import { type CallFailure, call, describeFailure } from '#web/platform/call.ts';
import { Link, useSearchParams } from '#web/platform/router.tsx';
import { useStoredLogin } from '#web/platform/stored-login.ts';
import { usePage } from '#web/platform/use-page.ts';
import { useReading } from '#web/platform/use-reading.ts';
import { GuestLayout } from './guest-layout.tsx';
import { Answer } from './invitation/answer.tsx';
import { InvitationSummary } from './invitation/invitation-summary.tsx';

/** Where the link in an invitation's email leads. Opening it changes nothing: every answer is a button. */
export default function InvitationPage() {
  const heading = usePage(pageTitles.invitation);
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const login = useStoredLogin();
  const read = useCallback(
    async (signal?: AbortSignal) =>
      (await call(readInvitation, { input: { token: token || 'none' }, signal })).invitation,
    [token],
  );
  const { answer: invitation, failure, isReading, refresh } = useReading(read);
  const isReady = invitation !== undefined && login !== 'reading';
  return (
    <GuestLayout
      heading={
        <h1 ref={heading} tabIndex={-1} className="max-w-full text-lg font-semibold break-words">
          {invitation
            ? invitationMessages.join(invitation.company.name)
            : failure?.kind === 'answered'
              ? invitationMessages.closed
              : invitationMessages.title}
        </h1>
      }
      lead={invitation && invitationMessages.invitedBy(invitation.invitedBy, invitation.company.name)}
    >
      {isReady ? (
        <div className="flex flex-col gap-5">
          <InvitationSummary invitation={invitation} />
          <Answer invitation={invitation} token={token} person={login?.user} />
        </div>
      ) : failure ? (
        <Unreadable failure={failure} isSignedIn={!!login} isRetrying={isReading} onRetry={refresh} />
      ) : (
        <div
          role="status"
          aria-label={invitationMessages.reading}
          className="grid min-h-40 place-items-center text-muted"
        >
          <Spinner size={24} />
        </div>
      )}
    </GuestLayout>
  );
}

interface UnreadableProps {
  failure: CallFailure;
  isSignedIn: boolean;
  isRetrying: boolean;
  onRetry(): void;
}

/** An invitation that opens nothing any more leads on; one that could not be read is tried again. */
function Unreadable({ failure, isSignedIn, isRetrying, onRetry }: UnreadableProps) {
  if (failure.kind !== 'answered' || failure.status >= 500 || failure.status === 429) {
    return (
      <ErrorState title={invitationMessages.unread} onRetry={onRetry} isRetrying={isRetrying}>
        {describeFailure(failure)}
      </ErrorState>
    );
  }
  return (
    <div className="flex flex-col gap-6 text-center">
      <p role="alert" className="text-muted">
        {describeFailure(failure)}
      </p>
      <Link to={isSignedIn ? paths.dashboard : paths.signIn} className={buttonLook()}>
        {isSignedIn ? invitationMessages.toDashboard : invitationMessages.toSignIn}
      </Link>
    </div>
  );
}
