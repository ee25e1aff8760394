import { type RefObject, useState } from 'react';
import { beginGoogleConnection, connectGoogle, disconnectGoogle } from '#contract/google.ts';
import { signInMethodMessages } from '#messages/sign-in-methods.ts';
import { Button } from '#web/design-system/button.tsx';
import { call, describeFailure } from '#web/platform/call.ts';
import { notify } from '#web/platform/notify.ts';
import { leaveForGoogle, useReturnFromGoogle } from '../return-from-google.ts';
import { ProofDialog, proofIn } from './proof-dialog.tsx';
import type { SignInMethods } from './use-sign-in-methods.ts';

interface GoogleSectionProps {
  signInMethods: SignInMethods;
  onChanged(): Promise<unknown>;
  /** Takes the focus when the button that asked is gone. */
  focusFallback: RefObject<HTMLElement | null>;
}

/** Connects a Google account, or disconnects it. */
export function GoogleSection({ signInMethods, onChanged, focusFallback }: GoogleSectionProps) {
  const [asked, setAsked] = useState<{ isConnecting: boolean; time: number }>();
  const [isOpen, setIsOpen] = useState(false);
  const { google, hasPassword } = signInMethods;

  useReturnFromGoogle(async () => {
    try {
      await call(connectGoogle, {});
      notify.success(signInMethodMessages.connected);
    } catch (failure) {
      notify.error(describeFailure(failure));
    }
    await onChanged();
  });

  function ask(isConnecting: boolean) {
    setAsked({ isConnecting, time: (asked?.time ?? 0) + 1 });
    setIsOpen(true);
  }
  const close = () => setIsOpen(false);

  async function connect(entries: FormData) {
    const { url } = await call(beginGoogleConnection, { input: proofIn(entries) });
    leaveForGoogle(url, null);
  }

  async function disconnect() {
    await call(disconnectGoogle, {});
    notify.success(signInMethodMessages.disconnected);
    await onChanged();
    close();
  }

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="text-muted">
          {google ? signInMethodMessages.googleOn(new Date(google.since)) : signInMethodMessages.googleOff}
        </p>
        {google ? (
          <Button kind="danger" onClick={() => ask(false)}>
            {signInMethodMessages.disconnect}
          </Button>
        ) : (
          <Button onClick={() => ask(true)}>{signInMethodMessages.connect}</Button>
        )}
      </div>
      {asked?.isConnecting === true && (
        <ProofDialog
          key={asked.time}
          isOpen={isOpen}
          title={signInMethodMessages.connect}
          action={signInMethodMessages.next}
          asksPassword={hasPassword}
          onClose={close}
          onSend={connect}
        />
      )}
      {asked?.isConnecting === false && (
        <ProofDialog
          key={asked.time}
          isOpen={isOpen}
          title={signInMethodMessages.disconnectTitle}
          about={signInMethodMessages.disconnectText}
          action={signInMethodMessages.disconnect}
          kind="danger"
          asksPassword="never"
          focusFallback={focusFallback}
          onClose={close}
          onSend={disconnect}
        />
      )}
    </>
  );
}
