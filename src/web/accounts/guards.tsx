import { useEffect } from 'react';
import { Navigate, Outlet } from 'react-router';
import { SpinnerScreen } from '#web/design-system/spinner.tsx';
import { accountMessages } from '#web/messages/accounts.ts';
import { paths } from '#web/paths.ts';
import { notify } from '#web/platform/notify.ts';
import { useStoredLogin } from '#web/platform/stored-login.ts';

/** Lets signed-out visitors through; whoever is signed in goes to the dashboard. */
export function GuestsOnly() {
  const login = useStoredLogin();
  return login && login !== 'reading' ? <Navigate to={paths.dashboard} replace /> : <Outlet />;
}

/** Lets signed-in people through; everyone else is told to sign in. */
export function SignedInOnly() {
  const login = useStoredLogin();
  if (login === 'reading') return <SpinnerScreen />;
  return login ? <Outlet /> : <SignInFirst />;
}

function SignInFirst() {
  useEffect(() => notify.error(accountMessages.signInToContinue), []);
  return <Navigate to={paths.signIn} replace />;
}
