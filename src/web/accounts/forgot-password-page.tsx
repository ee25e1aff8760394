import { type FormEvent, useState } from 'react';
import { requestPasswordReset } from '#contract/password-reset.ts';
import { accountEmailMessages } from '#messages/account-emails.ts';
import { accountMessages } from '#messages/accounts.ts';
import { Button } from '#web/design-system/button.tsx';
import { TextField } from '#web/design-system/text-input.tsx';
import { paths } from '#web/paths.ts';
import { call, describeFailure, fieldMessagesOf } from '#web/platform/call.ts';
import { problemsOf } from '#web/platform/check-input.ts';
import { Link } from '#web/platform/router.tsx';
import { LinkFrame } from './emails/link-page.tsx';
import { useFormProblems, WholeFormProblem } from './form-problems.tsx';
import { linkClass } from './link-class.ts';

/** Asks for a link to a new password. The answer is the same whether or not there is such an account. */
export default function ForgotPasswordPage() {
  const { form, problems, show, clear, forget } = useFormProblems();
  const [isSending, setIsSending] = useState(false);
  const [sentTo, setSentTo] = useState<string>();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const input = { email: String(new FormData(event.currentTarget).get('email')) };
    const wrong = problemsOf(requestPasswordReset, input);
    if (wrong) return show({ fields: wrong });
    clear();
    setIsSending(true);
    try {
      await call(requestPasswordReset, { input });
      setSentTo(input.email.trim());
    } catch (failure) {
      show({ fields: fieldMessagesOf(failure), whole: describeFailure(failure) });
    } finally {
      setIsSending(false);
    }
  }

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
      <form ref={form} method="post" noValidate onSubmit={submit} onInput={forget}>
        <TextField
          label={accountMessages.email}
          name="email"
          type="email"
          required
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          error={problems.fields.email}
        />
        <WholeFormProblem text={problems.whole} />
        <Button type="submit" kind="primary" isBusy={isSending} className="mt-6 w-full">
          {accountEmailMessages.forgotAction}
        </Button>
      </form>
      <p className="mt-6 text-center text-sm">{back}</p>
    </LinkFrame>
  );
}
