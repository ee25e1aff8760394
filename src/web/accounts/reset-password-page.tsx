import { type FormEvent, useState } from 'react';
import { resetPassword } from '#contract/password-reset.ts';
import { accountEmailMessages } from '#messages/account-emails.ts';
import { accountMessages } from '#messages/accounts.ts';
import { Button } from '#web/design-system/button.tsx';
import { paths } from '#web/paths.ts';
import { call, describeFailure, fieldMessagesOf } from '#web/platform/call.ts';
import { problemsOf } from '#web/platform/check-input.ts';
import { refreshSession } from '#web/platform/refresh-session.ts';
import { useSearchParams } from '#web/platform/router.tsx';
import { useIsInteractive } from '#web/platform/use-is-interactive.ts';
import { canTryAgain, LinkFrame, type LinkOutcome, LinkOutcomePage } from './emails/link-page.tsx';
import { useFormProblems, WholeFormProblem } from './form-problems.tsx';
import { NewPasswordField } from './new-password-field.tsx';

const otherwise = { label: accountEmailMessages.resetAgain, to: paths.forgotPassword };

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
      return show({ fields: { newPassword: accountMessages.isRequired(accountEmailMessages.newPassword) } });
    }
    if (wrong) return show({ fields: wrong });
    clear();
    setIsSaving(true);
    try {
      await call(resetPassword, { input: { token, newPassword } });
      // Where this browser was signed in to that account, it is not any more.
      await refreshSession();
      setOutcome({
        title: accountEmailMessages.reset,
        text: accountEmailMessages.resetText,
        next: { label: accountEmailMessages.toSignIn, to: paths.signIn },
      });
    } catch (failure) {
      const fields = fieldMessagesOf(failure);
      if ('newPassword' in fields || canTryAgain(failure)) show({ fields, whole: describeFailure(failure) });
      else
        setOutcome({
          title: accountEmailMessages.linkDead,
          text: describeFailure(failure),
          next: otherwise,
        });
    } finally {
      setIsSaving(false);
    }
  }

  if (outcome) return <LinkOutcomePage {...outcome} />;
  if (isInteractive && !token) {
    const { resetTitle: title, linkMissing: text } = accountEmailMessages;
    return <LinkOutcomePage title={title} text={text} next={otherwise} />;
  }
  return (
    <LinkFrame title={accountEmailMessages.resetTitle} text={accountEmailMessages.resetAsk}>
      <form ref={form} method="post" noValidate onSubmit={submit} onInput={forget}>
        <NewPasswordField
          label={accountEmailMessages.newPassword}
          name="newPassword"
          required
          enterKeyHint="go"
          error={problems.fields.newPassword}
        />
        <WholeFormProblem text={problems.whole} />
        <Button type="submit" kind="primary" isBusy={isSaving} className="mt-6 w-full">
          {accountEmailMessages.resetAction}
        </Button>
      </form>
    </LinkFrame>
  );
}
