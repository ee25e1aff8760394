import { readInvitation } from '#contract/team.ts';
import { invitationMessages } from '#messages/invitation.ts';
import { pageTitles } from '#messages/page-titles.ts';
import { buttonClass } from '#web/design-system/button.tsx';
import { Spinner } from '#web/design-system/spinner.tsx';
import { ErrorState } from '#web/design-system/state-message.tsx';
import { paths } from '#web/paths.ts';
import { type CallFailure, describeFailure } from '#web/platform/call.ts';
import { useQuery } from '#web/platform/query.ts';
import { Link, useSearchParams } from '#web/platform/router.tsx';
import { useStoredLogin } from '#web/platform/stored-login.ts';
import { usePage } from '#web/platform/use-page.ts';
import { GuestLayout } from './guest-layout.tsx';
import { Answer } from './invitation/answer.tsx';
import { InvitationSummary } from './invitation/invitation-summary.tsx';

/** Where the link in an invitation's email leads. Opening it changes nothing: every answer is a button. */
export default function InvitationPage() {
  const heading = usePage(pageTitles.invitation);
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const login = useStoredLogin();
  const { data, failure, isFetching, refetch } = useQuery(readInvitation, {
    input: { token: token || 'none' },
  });
  const invitation = data?.invitation;
  const isReady = invitation !== undefined && login !== 'loading';
  return (
    <GuestLayout
      heading={
        <h1 ref={heading} tabIndex={-1} className="max-w-full font-serif text-xl wrap-anywhere">
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
        <Unreadable failure={failure} isSignedIn={!!login} isRetrying={isFetching} onRetry={refetch} />
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

/** An invitation that no longer works links elsewhere; one that failed to load can be retried. */
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
      <Link to={isSignedIn ? paths.dashboard : paths.signIn} className={buttonClass()}>
        {isSignedIn ? invitationMessages.toDashboard : invitationMessages.toSignIn}
      </Link>
    </div>
  );
}
