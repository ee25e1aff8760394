import { useState } from 'react';
import { type InvitationView, registerByInvitation } from '#contract/team.ts';
import { accountMessages } from '#messages/accounts.ts';
import { invitationMessages } from '#messages/invitation.ts';
import { Button } from '#web/design-system/button.tsx';
import { FormProblem } from '#web/design-system/form-problem.tsx';
import { TextField } from '#web/design-system/text-input.tsx';
import { call, describeFailure, fieldMessagesOf } from '#web/platform/call.ts';
import { problemsOf } from '#web/platform/check-input.ts';
import { notify } from '#web/platform/notify.ts';
import { useForm } from '#web/platform/use-form.ts';
import { NewPasswordField } from '../new-password-field.tsx';
import { LoginProblem, takeInLogin } from '../take-in-login.ts';
import { TermsCheckbox } from '../terms-checkbox.tsx';
import type { Entered } from './entered.ts';

interface RegisterFormProps {
  invitation: InvitationView;
  token: string;
  onRunning(isRunning: boolean): void;
  onEntered(entered: Entered): void;
}

/** Registration of an invited person: the address is known and no company is needed. */
export function RegisterForm({ invitation, token, onRunning, onEntered }: RegisterFormProps) {
  const [isAccepted, setIsAccepted] = useState(false);

  const form = useForm({
    read: (entries) => ({
      token,
      full_name: String(entries.get('full_name')),
      password: String(entries.get('password')),
    }),
    check: (input) => problemsOf(registerByInvitation, input),
    async send(input) {
      if (!isAccepted) return;
      onRunning(true);
      const entered: Entered[] = [];
      const outcome = await takeInLogin(async () => {
        const reply = await call(registerByInvitation, { input }).catch((failure: unknown) => {
          throw new LoginProblem(describeFailure(failure), fieldMessagesOf(failure));
        });
        entered.push(reply);
        return reply;
      });
      if ('person' in outcome) {
        notify.success(accountMessages.accountCreated);
        return entered.forEach(onEntered);
      }
      onRunning(false);
      notify.error(outcome.problem);
      form.show({ fields: outcome.fields, whole: outcome.problem });
    },
  });

  return (
    <form {...form.props}>
      <div className="flex flex-col gap-4">
        <p>{invitationMessages.registerLead}</p>
        <TextField
          label={invitationMessages.fullName}
          {...form.field('full_name')}
          required
          autoComplete="name"
          defaultValue={invitation.name}
        />
        <TextField
          label={accountMessages.email}
          name="email"
          type="email"
          autoComplete="username"
          readOnly
          value={invitation.email}
        />
        <NewPasswordField label={accountMessages.password} {...form.field('password')} required />
        <TermsCheckbox onChange={setIsAccepted} />
      </div>
      <FormProblem text={form.problem} />
      <Button
        type="submit"
        kind="primary"
        disabled={!isAccepted}
        isBusy={form.isSending}
        className="mt-6 w-full"
      >
        {invitationMessages.createAccount}
      </Button>
    </form>
  );
}
