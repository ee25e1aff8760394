import { confirmEmail } from '#contract/account-email.ts';
import { accountLetterMessages } from '#messages/account-letters.ts';
import { paths } from '#web/paths.ts';
import { call } from '#web/platform/call.ts';
import { refreshPerson } from '#web/platform/refresh-person.ts';
import { type LinkOutcome, LinkPage } from './letters/link-page.tsx';

const next = { label: accountLetterMessages.toSettings, to: paths.settings };

/** Where both links lead that confirm a change of address. */
export default function ConfirmEmailPage() {
  return (
    <LinkPage
      title={accountLetterMessages.confirmTitle}
      ask={accountLetterMessages.confirmAsk}
      action={accountLetterMessages.confirmAction}
      otherwise={{ text: accountLetterMessages.confirmAgain, next }}
      press={confirm}
    />
  );
}

async function confirm(token: string): Promise<LinkOutcome> {
  const { newEmail, waitsFor } = await call(confirmEmail, { input: { token } });
  await refreshPerson();
  const { changed, changedText, halfConfirmed, waitsForOld, waitsForNew } = accountLetterMessages;
  if (!waitsFor) return { title: changed, text: changedText(newEmail), next };
  const text = waitsFor === 'old' ? waitsForOld(newEmail) : waitsForNew(newEmail);
  return { title: halfConfirmed, text, next };
}
