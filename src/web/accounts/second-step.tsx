import { useEffect, useState } from 'react';
import { signInWithCode } from '#contract/second-factor.ts';
import { signInStepMessages } from '#messages/sign-in-steps.ts';
import { Button } from '#web/design-system/button.tsx';
import { FormProblem } from '#web/design-system/form-problem.tsx';
import { TextField } from '#web/design-system/text-input.tsx';
import { call, describeFailure, fieldMessagesOf, isFailure } from '#web/platform/call.ts';
import { problemsOf } from '#web/platform/check-input.ts';
import { notify } from '#web/platform/notify.ts';
import { useForm } from '#web/platform/use-form.ts';
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
  const [byRecovery, setByRecovery] = useState(false);

  const form = useForm({
    read: (entries) => ({ challenge, code: String(entries.get('code')) }),
    check: (input) => problemsOf(signInWithCode, input),
    async send(input) {
      onRunning(true);
      let isOver = false;
      const outcome = await takeInLogin(() =>
        call(signInWithCode, { input }).catch((failure: unknown) => {
          isOver = isFailure(failure, 'sign-in-over');
          throw new LoginProblem(describeFailure(failure), fieldMessagesOf(failure));
        }),
      );
      if ('person' in outcome) return notify.success(signInStepMessages.loginSuccessful);
      onRunning(false);
      notify.error(outcome.problem);
      if (isOver) return onBack();
      const isAboutCode = 'code' in outcome.fields;
      form.show({ fields: outcome.fields, ...(!isAboutCode && { whole: outcome.problem }) });
    },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each kind of code has a field of its own
  useEffect(() => form.ref.current?.querySelector('input')?.focus(), [form.ref, byRecovery]);

  return (
    <form {...form.props}>
      <p className="mb-4 text-center text-sm text-muted">
        {byRecovery ? signInStepMessages.recoveryLead : signInStepMessages.codeLead}
      </p>
      <TextField
        key={String(byRecovery)}
        label={byRecovery ? signInStepMessages.recoveryCode : signInStepMessages.code}
        hint={byRecovery ? signInStepMessages.recoveryHint : signInStepMessages.codeHint}
        {...form.field('code')}
        required
        autoComplete={byRecovery ? 'off' : 'one-time-code'}
        inputMode={byRecovery ? 'text' : 'numeric'}
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
        className="tabular"
      />
      <FormProblem text={form.problem} />
      <Button type="submit" kind="primary" className="mt-6 w-full">
        {signInStepMessages.verify}
      </Button>
      <div className="mt-4 flex flex-wrap justify-center gap-x-2">
        <Button
          kind="quiet"
          size="small"
          onClick={() => {
            form.clear();
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
