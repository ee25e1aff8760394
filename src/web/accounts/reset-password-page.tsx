import { useState } from 'react';
import { resetPassword } from '#contract/password-reset.ts';
import { accountEmailMessages } from '#messages/account-emails.ts';
import { accountMessages } from '#messages/accounts.ts';
import { Button } from '#web/design-system/button.tsx';
import { FormProblem } from '#web/design-system/form-problem.tsx';
import { paths } from '#web/paths.ts';
import { call, describeFailure, fieldMessagesOf } from '#web/platform/call.ts';
import { problemsOf } from '#web/platform/check-input.ts';
import { refreshSession } from '#web/platform/refresh-session.ts';
import { useSearchParams } from '#web/platform/router.tsx';
import { useForm } from '#web/platform/use-form.ts';
import { useIsInteractive } from '#web/platform/use-is-interactive.ts';
import { canTryAgain, LinkFrame, type LinkOutcome, LinkOutcomePage } from './emails/link-page.tsx';
import { NewPasswordField } from './new-password-field.tsx';

const otherwise = { label: accountEmailMessages.resetAgain, to: paths.forgotPassword };

/** Where the link to a new password leads. */
export default function ResetPasswordPage() {
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const isInteractive = useIsInteractive();
  const [outcome, setOutcome] = useState<LinkOutcome>();

  const form = useForm({
    read: (entries) => ({ token, newPassword: String(entries.get('newPassword')) }),
    check: (input) =>
      input.newPassword === ''
        ? { newPassword: accountMessages.isRequired(accountEmailMessages.newPassword) }
        : problemsOf(resetPassword, input),
    async send(input) {
      try {
        await call(resetPassword, { input });
      } catch (failure) {
        if ('newPassword' in fieldMessagesOf(failure) || canTryAgain(failure)) throw failure;
        return setOutcome({
          title: accountEmailMessages.linkDead,
          text: describeFailure(failure),
          next: otherwise,
        });
      }
      // A session of this browser for that account has ended, too.
      await refreshSession();
      setOutcome({
        title: accountEmailMessages.reset,
        text: accountEmailMessages.resetText,
        next: { label: accountEmailMessages.toSignIn, to: paths.signIn },
      });
    },
    tells: 'in-form',
  });

  if (outcome) return <LinkOutcomePage {...outcome} />;
  if (isInteractive && !token) {
    const { resetTitle: title, linkMissing: text } = accountEmailMessages;
    return <LinkOutcomePage title={title} text={text} next={otherwise} />;
  }
  return (
    <LinkFrame title={accountEmailMessages.resetTitle} text={accountEmailMessages.resetAsk}>
      <form {...form.props}>
        <NewPasswordField
          label={accountEmailMessages.newPassword}
          {...form.field('newPassword')}
          required
          enterKeyHint="go"
        />
        <FormProblem text={form.problem} />
        <Button type="submit" kind="primary" isBusy={form.isSending} className="mt-6 w-full">
          {accountEmailMessages.resetAction}
        </Button>
      </form>
    </LinkFrame>
  );
}
