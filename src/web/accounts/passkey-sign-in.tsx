import { KeyRound } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { signInStepMessages } from '#messages/sign-in-steps.ts';
import { Button } from '#web/design-system/button.tsx';
import { loadPart } from '#web/platform/load-part.ts';
import { notify } from '#web/platform/notify.ts';
import type { LoginOutcome } from './take-in-login.ts';

const loadCeremonies = () => import('./passkey-ceremonies.ts');

interface PasskeySignInProps {
  /** A passkey was chosen, and the server looks at it. */
  onRunning(): void;
  onOutcome(outcome: LoginOutcome): void;
}

/** Signs in with a passkey: by a button, or from what the browser offers at the field for the email address. */
export function PasskeySignIn({ onRunning, onOutcome }: PasskeySignInProps) {
  /** How often the button's own window has taken the place of what is offered at the field. */
  const [timesAsked, setTimesAsked] = useState(0);

  async function enter() {
    if (!(await loadPart(loadCeremonies))) return;
    const { canUsePasskeys, enterWithPasskey } = await loadCeremonies();
    if (!canUsePasskeys()) return notify.error(signInStepMessages.passkeysNotHere);
    const outcome = await enterWithPasskey('window', onRunning).catch(() => undefined);
    if (outcome) onOutcome(outcome);
    else notify.info(signInStepMessages.passkeyNotUsed);
    if (!outcome || 'problem' in outcome) setTimesAsked(timesAsked + 1);
  }

  return (
    <>
      <OfferAtField key={timesAsked} onRunning={onRunning} onOutcome={onOutcome} />
      <Button className="mt-3 w-full" onClick={enter}>
        <KeyRound aria-hidden="true" size={16} strokeWidth={1.5} />
        {signInStepMessages.withPasskey}
      </Button>
    </>
  );
}

/** Waits in the background until a passkey is picked at the field. Who picks none signs in some other way. */
function OfferAtField({ onRunning, onOutcome }: PasskeySignInProps) {
  const end = useEffectEvent(onOutcome);
  const run = useEffectEvent(onRunning);
  useEffect(() => {
    let isHere = true;
    async function offer() {
      const { canFillInPasskeys, enterWithPasskey } = await loadCeremonies();
      if (!(await canFillInPasskeys()) || !isHere) return;
      const outcome = await enterWithPasskey('fill-in', () => run());
      if (isHere) end(outcome);
    }
    // Not requested by the user, so a failure is not shown.
    offer().catch(() => {});
    return () => {
      isHere = false;
      loadCeremonies().then(
        ({ stopWaiting }) => stopWaiting(),
        () => {},
      );
    };
  }, []);
  return null;
}
