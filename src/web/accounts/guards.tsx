import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { commonMessages } from '#messages/common.ts';
import { SpinnerScreen } from '#web/design-system/spinner.tsx';
import { paths } from '#web/paths.ts';
import { notify } from '#web/platform/notify.ts';
import { comingFrom, returnPathOf } from '#web/platform/return-path.ts';
import { Redirect, useLocation } from '#web/platform/router.tsx';
import { signOutState, useStoredLogin } from '#web/platform/stored-login.ts';

/** Keeps the guest page in place although the login is stored, until what it began is finished. */
type HoldGuest = (isHeld: boolean) => void;

const HoldGuestContext = createContext<HoldGuest>(() => {});

/** Lets a guest page tell its guard that it is not finished yet. */
export function useHoldGuest(): HoldGuest {
  return useContext(HoldGuestContext);
}

/** For signed-out visitors only; signed-in users are redirected to the page they wanted or to the dashboard. */
export function GuestsOnly({ children }: { children: ReactNode }) {
  const login = useStoredLogin();
  const { state } = useLocation();
  const [isHeld, hold] = useState(false);
  const [wasGuest, setWasGuest] = useState(false);
  if (login === undefined && !wasGuest) setWasGuest(true);
  useEffect(() => signOutState.end(), []);
  const isSignedIn = login !== undefined && login !== 'loading';
  const isLeaving = isSignedIn && !isHeld;
  // Who signs in here keeps seeing the page until the next one is loaded; who comes signed in never sees it.
  return (
    <>
      {isLeaving && <Redirect to={returnPathOf(state)} />}
      {isLeaving && !wasGuest ? (
        <SpinnerScreen />
      ) : (
        <HoldGuestContext value={hold}>{children}</HoldGuestContext>
      )}
    </>
  );
}

/** For signed-in users only; everyone else has to sign in first and then returns here. */
export function SignedInOnly({ children }: { children: ReactNode }) {
  const login = useStoredLogin();
  if (login === 'loading') return <SpinnerScreen />;
  return login ? children : <SignInFirst />;
}

function SignInFirst() {
  const location = useLocation();
  const [from] = useState(() => comingFrom(location));
  // By choice one leaves for good: the next to sign in starts afresh.
  const [hasLeft] = useState(signOutState.isUnderWay);
  useEffect(() => {
    if (!hasLeft) notify.error(commonMessages.signInToContinue);
  }, [hasLeft]);
  return (
    <>
      <Redirect to={paths.signIn} {...(!hasLeft && { state: from })} />
      <SpinnerScreen />
    </>
  );
}
