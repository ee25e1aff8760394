import { type FormEvent, useState } from 'react';
import { type InvitationView, registerByInvitation } from '#contract/team.ts';
import { accountMessages } from '#messages/accounts.ts';
import { invitationMessages } from '#messages/invitation.ts';
import { Button } from '#web/design-system/button.tsx';
import { TextField } from '#web/design-system/text-input.tsx';
import { call, describeFailure, fieldMessagesOf } from '#web/platform/call.ts';
import { problemsOf } from '#web/platform/check-input.ts';
import { notify } from '#web/platform/notify.ts';
import { useFormProblems, WholeFormProblem } from '../form-problems.tsx';
import { NewPasswordField } from '../new-password-field.tsx';
import { LoginProblem, takeInLogin } from '../take-in-login.ts';
import { TermsCheckbox } from '../terms-checkbox.tsx';

interface RegisterFormProps {
  invitation: InvitationView;
  token: string;
  onRunning(isRunning: boolean): void;
  onEntered(companyId: string): void;
}

/** An account for somebody who was invited: their address is known, and nobody asks them for a company. */
export function RegisterForm({ invitation, token, onRunning, onEntered }: RegisterFormProps) {
  const { form, problems, show, clear, forget } = useFormProblems();
  const [isAccepted, setIsAccepted] = useState(false);
  const [isRunning, setIsRunning] = useState(false);

  function run(isNow: boolean): void {
    setIsRunning(isNow);
    onRunning(isNow);
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isRunning || !isAccepted) return;
    const entries = new FormData(event.currentTarget);
    const input = {
      token,
      full_name: String(entries.get('full_name')),
      password: String(entries.get('password')),
    };
    const wrong = problemsOf(registerByInvitation, input);
    if (wrong) return show({ fields: wrong });
    clear();
    run(true);
    let companyId = '';
    const outcome = await takeInLogin(async () => {
      const reply = await call(registerByInvitation, { input }).catch((failure: unknown) => {
        throw new LoginProblem(describeFailure(failure), fieldMessagesOf(failure));
      });
      companyId = reply.companyId;
      return reply;
    });
    if ('person' in outcome) {
      notify.success(accountMessages.accountCreated);
      return onEntered(companyId);
    }
    run(false);
    notify.error(outcome.problem);
    show({ fields: outcome.fields, whole: outcome.problem });
  }

  return (
    <form ref={form} method="post" noValidate onSubmit={submit} onInput={forget}>
      <div className="flex flex-col gap-4">
        <p>{invitationMessages.registerLead}</p>
        <TextField
          label={invitationMessages.fullName}
          name="full_name"
          required
          autoComplete="name"
          defaultValue={invitation.name}
          error={problems.fields.full_name}
        />
        <TextField
          label={accountMessages.email}
          name="email"
          type="email"
          autoComplete="username"
          readOnly
          value={invitation.email}
        />
        <NewPasswordField
          label={accountMessages.password}
          name="password"
          required
          error={problems.fields.password}
        />
        <TermsCheckbox onChange={setIsAccepted} />
      </div>
      <WholeFormProblem text={problems.whole} />
      <Button type="submit" kind="primary" disabled={!isAccepted} isBusy={isRunning} className="mt-6 w-full">
        {invitationMessages.createAccount}
      </Button>
    </form>
  );
}
