import { useState } from 'react';
import type * as z from 'zod/mini';
import { cancelEmailChange, type emailView } from '#contract/account-email.ts';
import { accountSettingsMessages } from '#messages/account-settings.ts';
import { Button } from '#web/design-system/button.tsx';
import { call, describeFailure } from '#web/platform/call.ts';
import { notify } from '#web/platform/notify.ts';

type EmailView = z.infer<typeof emailView>;

interface WaitingChangeProps {
  change: NonNullable<EmailView['change']>;
  onCancelled(email: EmailView): void;
}

/** A change of address that waits for its emails to be answered. */
export function WaitingChange({ change, onCancelled }: WaitingChangeProps) {
  const [isCancelling, setIsCancelling] = useState(false);
  const { newEmail, oldConfirmed, newConfirmed, expiresAt } = change;
  const missing = oldConfirmed ? 'new' : newConfirmed ? 'old' : 'both';

  async function cancel() {
    setIsCancelling(true);
    try {
      const { email } = await call(cancelEmailChange, {});
      notify.success(accountSettingsMessages.changeCancelled);
      onCancelled(email);
    } catch (failure) {
      notify.error(describeFailure(failure));
      setIsCancelling(false);
    }
  }

  return (
    <div className="flex flex-col gap-4 border-t border-line pt-5">
      <p className="min-w-0 wrap-anywhere">{accountSettingsMessages.waiting(newEmail)}</p>
      <p className="text-muted">
        {accountSettingsMessages.waitsFor[missing]} {accountSettingsMessages.waitsUntil(expiresAt)}
      </p>
      <div>
        <Button isBusy={isCancelling} onClick={cancel}>
          {accountSettingsMessages.cancelChange}
        </Button>
      </div>
    </div>
  );
}
