import { confirmEmail } from '#contract/account-email.ts';
import { accountEmailMessages } from '#messages/account-emails.ts';
import { call } from '#web/platform/call.ts';
import { dashboardPaths } from '#web/platform/dashboard-paths.ts';
import { refreshSession } from '#web/platform/refresh-session.ts';
import { type LinkOutcome, LinkPage } from './emails/link-page.tsx';

const next = { label: accountEmailMessages.toSettings, to: dashboardPaths.settings };

/** Where both links lead that confirm a change of address. */
export default function ConfirmEmailPage() {
  return (
    <LinkPage
      title={accountEmailMessages.confirmTitle}
      ask={accountEmailMessages.confirmAsk}
      action={accountEmailMessages.confirmAction}
      otherwise={{ text: accountEmailMessages.confirmAgain, next }}
      press={confirm}
    />
  );
}

async function confirm(token: string): Promise<LinkOutcome> {
  const { newEmail, waitsFor } = await call(confirmEmail, { input: { token } });
  await refreshSession();
  const { changed, changedText, halfConfirmed, waitsForOld, waitsForNew } = accountEmailMessages;
  if (!waitsFor) return { title: changed, text: changedText(newEmail), next };
  const text = waitsFor === 'old' ? waitsForOld(newEmail) : waitsForNew(newEmail);
  return { title: halfConfirmed, text, next };
}
