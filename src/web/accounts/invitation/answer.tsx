import { useEffect, useState } from 'react';
import { acceptInvitation, type InvitationView } from '#contract/team.ts';
import type { Person } from '#domain/accounts/person.ts';
import { invitationMessages } from '#messages/invitation.ts';
import { Button, buttonClass } from '#web/design-system/button.tsx';
import { paths } from '#web/paths.ts';
import { call, describeFailure } from '#web/platform/call.ts';
import { chosenCompany } from '#web/platform/current-company.tsx';
import { notify } from '#web/platform/notify.ts';
import { comingFrom } from '#web/platform/return-path.ts';
import { Link, useLocation, useNavigate } from '#web/platform/router.tsx';
import { signOut } from '#web/platform/sign-out.ts';
import { signOutState } from '#web/platform/stored-login.ts';
import type { Entered } from './entered.ts';
import { RegisterForm } from './register-form.tsx';

interface AnswerProps {
  invitation: InvitationView;
  token: string;
  /** Who is signed in. */
  person: Person | undefined;
}

/** What the person in front of the page can do: it depends on who they are, and never acts for the wrong one. */
export function Answer({ invitation, token, person }: AnswerProps) {
  const navigate = useNavigate();
  const location = useLocation();
  const [isRegistering, setIsRegistering] = useState(false);
  useEffect(() => signOutState.end());

  function enter({ companyId, hasOwnPart }: Entered): void {
    chosenCompany.keep(companyId);
    notify.success(invitationMessages.accepted(invitation.company.name));
    navigate(hasOwnPart ? `${paths.ownPart}?company=${companyId}` : paths.dashboard, { replace: true });
  }

  // The form stays until it has led on, although the person it created is signed in by then.
  if (isRegistering || (!person && !invitation.hasAccount)) {
    return (
      <RegisterForm invitation={invitation} token={token} onRunning={setIsRegistering} onEntered={enter} />
    );
  }
  if (!person) {
    return (
      <>
        <p>{invitationMessages.signInLead}</p>
        <Link to={paths.signIn} state={comingFrom(location)} className={buttonClass('primary')}>
          {invitationMessages.signIn}
        </Link>
      </>
    );
  }
  if (person.email !== invitation.email) return <SomebodyElse invitation={invitation} person={person} />;
  return <Accept token={token} onEntered={enter} />;
}

function Accept({ token, onEntered }: { token: string; onEntered(entered: Entered): void }) {
  const [isRunning, setIsRunning] = useState(false);
  const [problem, setProblem] = useState<string>();
  async function accept(): Promise<void> {
    setIsRunning(true);
    setProblem(undefined);
    try {
      onEntered(await call(acceptInvitation, { input: { token } }));
    } catch (failure) {
      setProblem(describeFailure(failure));
      setIsRunning(false);
    }
  }
  return (
    <>
      <p role="alert" className="font-medium text-bad empty:hidden">
        {problem}
      </p>
      <Button kind="primary" isBusy={isRunning} onClick={accept}>
        {invitationMessages.accept}
      </Button>
    </>
  );
}

function SomebodyElse({ invitation, person }: { invitation: InvitationView; person: Person }) {
  const [isRunning, setIsRunning] = useState(false);
  return (
    <>
      <p className="wrap-anywhere">
        <span className="font-medium">{invitationMessages.signedInAs(person.email)}</span>{' '}
        {invitationMessages.forAnother(invitation.email)}
      </p>
      <div className="flex flex-col gap-2">
        <Button
          kind="primary"
          isBusy={isRunning}
          onClick={async () => {
            setIsRunning(true);
            if (!(await signOut())) setIsRunning(false);
          }}
        >
          {invitationMessages.signOut}
        </Button>
        <Link to={paths.dashboard} className={buttonClass()}>
          {invitationMessages.stay}
        </Link>
      </div>
    </>
  );
}
