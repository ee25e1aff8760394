import { useState } from 'react';
import { requestPasswordReset } from '#contract/password-reset.ts';
import { accountEmailMessages } from '#messages/account-emails.ts';
import { accountMessages } from '#messages/accounts.ts';
import { Button } from '#web/design-system/button.tsx';
import { FormProblem } from '#web/design-system/form-problem.tsx';
import { TextField } from '#web/design-system/text-input.tsx';
import { paths } from '#web/paths.ts';
import { call } from '#web/platform/call.ts';
import { problemsOf } from '#web/platform/check-input.ts';
import { Link } from '#web/platform/router.tsx';
import { useForm } from '#web/platform/use-form.ts';
import { LinkFrame } from './emails/link-page.tsx';
import { linkClass } from './link-class.ts';

/** Asks for a link to a new password. The answer is the same whether or not there is such an account. */
export default function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState<string>();

  const form = useForm({
    read: (entries) => ({ email: String(entries.get('email')) }),
    check: (input) => problemsOf(requestPasswordReset, input),
    async send(input) {
      await call(requestPasswordReset, { input });
      setSentTo(input.email.trim());
    },
    tells: 'in-form',
  });

  const back = (
    <Link to={paths.signIn} className={linkClass}>
      {accountEmailMessages.backToSignIn}
    </Link>
  );
  if (sentTo) {
    return (
      <LinkFrame
        title={accountEmailMessages.forgotSent}
        text={<span role="status">{accountEmailMessages.forgotSentText(sentTo)}</span>}
      >
        <p className="mb-6 text-center text-sm text-muted">{accountEmailMessages.forgotNothing}</p>
        <Button className="w-full" onClick={() => setSentTo(undefined)}>
          {accountEmailMessages.forgotOther}
        </Button>
        <p className="mt-6 text-center text-sm">{back}</p>
      </LinkFrame>
    );
  }
  return (
    <LinkFrame title={accountEmailMessages.forgotTitle} text={accountEmailMessages.forgotAsk}>
      <form {...form.props}>
        <TextField
          label={accountMessages.email}
          {...form.field('email')}
          type="email"
          required
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
        />
        <FormProblem text={form.problem} />
        <Button type="submit" kind="primary" isBusy={form.isSending} className="mt-6 w-full">
          {accountEmailMessages.forgotAction}
        </Button>
      </form>
      <p className="mt-6 text-center text-sm">{back}</p>
    </LinkFrame>
  );
}
