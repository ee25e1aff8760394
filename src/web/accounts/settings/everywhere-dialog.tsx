import { useState } from 'react';
import { endAllSessions } from '#contract/accounts.ts';
import { signInMethodMessages } from '#messages/sign-in-methods.ts';
import { Button } from '#web/design-system/button.tsx';
import { Dialog } from '#web/design-system/dialog.tsx';
import { call, describeFailure } from '#web/platform/call.ts';
import { notify } from '#web/platform/notify.ts';
import { signOutState } from '#web/platform/stored-login.ts';

/** Asks before every device is signed out, this one as well. */
export default function EverywhereDialog({ isOpen, onClose }: { isOpen: boolean; onClose(): void }) {
  const [isEnding, setIsEnding] = useState(false);

  async function end() {
    setIsEnding(true);
    try {
      await call(endAllSessions, {});
    } catch (failure) {
      notify.error(describeFailure(failure));
      return setIsEnding(false);
    }
    notify.success(signInMethodMessages.everywhereDone);
    signOutState.leave();
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => !isEnding && onClose()}
      title={signInMethodMessages.everywhereTitle}
      description={signInMethodMessages.everywhereText}
      actions={
        <>
          <Button onClick={onClose} disabled={isEnding}>
            {signInMethodMessages.cancel}
          </Button>
          <Button kind="danger" isBusy={isEnding} onClick={end}>
            {signInMethodMessages.everywhere}
          </Button>
        </>
      }
    />
  );
}
