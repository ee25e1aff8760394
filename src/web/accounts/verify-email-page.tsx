import { verifyEmail } from '#contract/account-email.ts';
import { accountLetterMessages } from '#messages/account-letters.ts';
import { paths } from '#web/paths.ts';
import { call } from '#web/platform/call.ts';
import { refreshPerson } from '#web/platform/refresh-person.ts';
import { type LinkOutcome, LinkPage } from './letters/link-page.tsx';

const next = { label: accountLetterMessages.toDashboard, to: paths.dashboard };

/** Where the link leads that confirms an address. */
export default function VerifyEmailPage() {
  return (
    <LinkPage
      title={accountLetterMessages.verifyTitle}
      ask={accountLetterMessages.verifyAsk}
      action={accountLetterMessages.verifyAction}
      otherwise={{ text: accountLetterMessages.verifyAgain, next }}
      press={verify}
    />
  );
}

async function verify(token: string): Promise<LinkOutcome> {
  const { email } = await call(verifyEmail, { input: { token } });
  await refreshPerson();
  return { title: accountLetterMessages.verified, text: accountLetterMessages.verifiedText(email), next };
}
