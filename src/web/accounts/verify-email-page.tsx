import { verifyEmail } from '#contract/account-email.ts';
import { accountEmailMessages } from '#messages/account-emails.ts';
import { paths } from '#web/paths.ts';
import { call } from '#web/platform/call.ts';
import { refreshSession } from '#web/platform/refresh-session.ts';
import { type LinkOutcome, LinkPage } from './emails/link-page.tsx';

const next = { label: accountEmailMessages.toDashboard, to: paths.dashboard };

/** Where the link leads that confirms an address. */
export default function VerifyEmailPage() {
  return (
    <LinkPage
      title={accountEmailMessages.verifyTitle}
      ask={accountEmailMessages.verifyAsk}
      action={accountEmailMessages.verifyAction}
      otherwise={{ text: accountEmailMessages.verifyAgain, next }}
      press={verify}
    />
  );
}

async function verify(token: string): Promise<LinkOutcome> {
  const { email } = await call(verifyEmail, { input: { token } });
  await refreshSession();
  return { title: accountEmailMessages.verified, text: accountEmailMessages.verifiedText(email), next };
}
