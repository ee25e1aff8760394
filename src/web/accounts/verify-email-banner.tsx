import { Mail } from 'lucide-react';
import { useState } from 'react';
import { sendVerification } from '#contract/account-email.ts';
import { accountEmailMessages } from '#messages/account-emails.ts';
import { Button } from '#web/design-system/button.tsx';
import { call, describeFailure } from '#web/platform/call.ts';
import { notify } from '#web/platform/notify.ts';
import { refreshSession } from '#web/platform/refresh-session.ts';
import { usePerson } from '#web/platform/stored-login.ts';

/** Reminds of an email that was not answered yet; nothing else waits for it but inviting people. */
export default function VerifyEmailBanner() {
  const { email } = usePerson();
  const [isSending, setIsSending] = useState(false);

  async function sendAgain() {
    setIsSending(true);
    try {
      const { verified } = await call(sendVerification, {});
      notify.success(verified ? accountEmailMessages.alreadyConfirmed : accountEmailMessages.sentAgain);
      if (verified) await refreshSession();
    } catch (failure) {
      notify.error(describeFailure(failure));
    } finally {
      setIsSending(false);
    }
  }

  return (
    <section
      aria-label={accountEmailMessages.bannerLabel}
      className="border-b border-line bg-surface print:hidden"
    >
      <div className="mx-auto flex max-w-296 items-center gap-x-4 px-4 py-2 md:px-8">
        <p className="flex min-w-0 flex-1 items-start gap-2 text-sm text-muted">
          <Mail aria-hidden="true" size={16} strokeWidth={1.5} className="mt-0.5 shrink-0" />
          {/* Two lines on a phone, however long the address is. */}
          <span className="min-w-0">
            <span className="wrap-anywhere max-sm:block max-sm:truncate">
              {accountEmailMessages.banner(email)}
            </span>{' '}
            {accountEmailMessages.bannerHow}
          </span>
        </p>
        <Button kind="quiet" size="small" className="shrink-0" isBusy={isSending} onClick={sendAgain}>
          {accountEmailMessages.sendAgain}
        </Button>
      </div>
    </section>
  );
}
