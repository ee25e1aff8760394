import { type FormEvent, useEffect, useRef, useState } from 'react';
import { signInWithCode } from '#contract/second-factor.ts';
import { signInStepMessages } from '#messages/sign-in-steps.ts';
import { Button } from '#web/design-system/button.tsx';
import { TextField } from '#web/design-system/text-input.tsx';
import { call, describeFailure, fieldMessagesOf, isFailure } from '#web/platform/call.ts';
import { problemsOf } from '#web/platform/check-input.ts';
import { notify } from '#web/platform/notify.ts';
import { useFormProblems, WholeFormProblem } from './form-problems.tsx';
import { LoginProblem, takeInLogin } from './take-in-login.ts';

interface SecondStepProps {
  challenge: string;
  /** Something runs that covers the page, or has ended without a session. */
  onRunning(isRunning: boolean): void;
  /** Back to the first step: by choice, or because this sign-in is over. */
  onBack(): void;
}

/** Asks for a code once the first step of a sign-in is done. */
export default function SecondStep({ challenge, onRunning, onBack }: SecondStepProps) {
  const { form, problems, show, clear, forget } = useFormProblems();
  const [byRecovery, setByRecovery] = useState(false);
  const isSending = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each kind of code has a field of its own
  useEffect(() => form.current?.querySelector('input')?.focus(), [form, byRecovery]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending.current) return;
    const input = { challenge, code: String(new FormData(event.currentTarget).get('code')) };
    const wrong = problemsOf(signInWithCode, input);
    if (wrong) return show({ fields: wrong });
    clear();
    isSending.current = true;
    onRunning(true);
    let isOver = false;
    const outcome = await takeInLogin(() =>
      call(signInWithCode, { input }).catch((failure: unknown) => {
        isOver = isFailure(failure, 'sign-in-over');
        throw new LoginProblem(describeFailure(failure), fieldMessagesOf(failure));
      }),
    );
    if ('person' in outcome) return notify.success(signInStepMessages.loginSuccessful);
    isSending.current = false;
    onRunning(false);
    notify.error(outcome.problem);
    if (isOver) return onBack();
    const isAboutCode = 'code' in outcome.fields;
    show({ fields: outcome.fields, ...(!isAboutCode && { whole: outcome.problem }) });
  }

  return (
    <form ref={form} method="post" noValidate onSubmit={submit} onInput={forget}>
      <p className="mb-4 text-center text-sm text-muted">
        {byRecovery ? signInStepMessages.recoveryLead : signInStepMessages.codeLead}
      </p>
      <TextField
        key={String(byRecovery)}
        label={byRecovery ? signInStepMessages.recoveryCode : signInStepMessages.code}
        hint={byRecovery ? signInStepMessages.recoveryHint : signInStepMessages.codeHint}
        name="code"
        required
        autoComplete={byRecovery ? 'off' : 'one-time-code'}
        inputMode={byRecovery ? 'text' : 'numeric'}
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
        className="tabular"
        error={problems.fields.code}
      />
      <WholeFormProblem text={problems.whole} />
      <Button type="submit" kind="primary" className="mt-6 w-full">
        {signInStepMessages.verify}
      </Button>
      <div className="mt-4 flex flex-wrap justify-center gap-x-2">
        <Button
          kind="quiet"
          size="small"
          onClick={() => {
            clear();
            setByRecovery(!byRecovery);
          }}
        >
          {byRecovery ? signInStepMessages.useApp : signInStepMessages.useRecoveryCode}
        </Button>
        <Button kind="quiet" size="small" onClick={onBack}>
          {signInStepMessages.backToSignIn}
        </Button>
      </div>
    </form>
  );
}
