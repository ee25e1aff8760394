import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { resetPassword } from '#contract/password-reset.ts';
import { accountLetterMessages } from '#messages/account-letters.ts';
import { accountMessages } from '#messages/accounts.ts';
import { Button } from '#web/design-system/button.tsx';
import { paths } from '#web/paths.ts';
import { call, describeFailure, fieldMessagesOf } from '#web/platform/call.ts';
import { problemsOf } from '#web/platform/check-input.ts';
import { refreshPerson } from '#web/platform/refresh-person.ts';
import { useIsInteractive } from '#web/platform/use-is-interactive.ts';
import { useFormProblems, WholeFormProblem } from './form-problems.tsx';
import { canTryAgain, LinkFrame, type LinkOutcome, LinkOutcomePage } from './letters/link-page.tsx';
import { NewPasswordField } from './new-password-field.tsx';

const otherwise = { label: accountLetterMessages.resetAgain, to: paths.forgotPassword };

/** Where the link to a new password leads. */
export default function ResetPasswordPage() {
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const isInteractive = useIsInteractive();
  const { form, problems, show, clear, forget } = useFormProblems();
  const [isSaving, setIsSaving] = useState(false);
  const [outcome, setOutcome] = useState<LinkOutcome>();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSaving) return;
    const newPassword = String(new FormData(event.currentTarget).get('newPassword'));
    const wrong = problemsOf(resetPassword, { token, newPassword });
    if (newPassword === '') {
      return show({ fields: { newPassword: accountMessages.isRequired(accountLetterMessages.newPassword) } });
    }
    if (wrong) return show({ fields: wrong });
    clear();
    setIsSaving(true);
    try {
      await call(resetPassword, { input: { token, newPassword } });
      // Where this browser was signed in to that account, it is not any more.
      await refreshPerson();
      setOutcome({
        title: accountLetterMessages.reset,
        text: accountLetterMessages.resetText,
        next: { label: accountLetterMessages.toSignIn, to: paths.signIn },
      });
    } catch (failure) {
      const fields = fieldMessagesOf(failure);
      if ('newPassword' in fields || canTryAgain(failure)) show({ fields, whole: describeFailure(failure) });
      else
        setOutcome({
          title: accountLetterMessages.linkDead,
          text: describeFailure(failure),
          next: otherwise,
        });
    } finally {
      setIsSaving(false);
    }
  }

  if (outcome) return <LinkOutcomePage {...outcome} />;
  if (isInteractive && !token) {
    const { resetTitle: title, linkMissing: text } = accountLetterMessages;
    return <LinkOutcomePage title={title} text={text} next={otherwise} />;
  }
  return (
    <LinkFrame title={accountLetterMessages.resetTitle} text={accountLetterMessages.resetAsk}>
      <form ref={form} method="post" noValidate onSubmit={submit} onInput={forget}>
        <NewPasswordField
          label={accountLetterMessages.newPassword}
          name="newPassword"
          required
          enterKeyHint="go"
          error={problems.fields.newPassword}
        />
        <WholeFormProblem text={problems.whole} />
        <Button
          type="submit"
          kind="primary"
          disabled={!isInteractive}
          isBusy={isSaving}
          className="mt-6 w-full"
        >
          {accountLetterMessages.resetAction}
        </Button>
      </form>
    </LinkFrame>
  );
}
