import { type FormEvent, useState } from 'react';
import type * as z from 'zod/mini';
import { changeEmail, type emailView } from '#contract/account-email.ts';
import { accountSettingsMessages } from '#messages/account-settings.ts';
import { Button } from '#web/design-system/button.tsx';
import { PasswordField } from '#web/design-system/password-field.tsx';
import { TextField } from '#web/design-system/text-input.tsx';
import { call, describeFailure, fieldMessagesOf } from '#web/platform/call.ts';
import { problemsOf } from '#web/platform/check-input.ts';
import { notify } from '#web/platform/notify.ts';
import { useFormProblems } from '../form-problems.tsx';

interface EmailFormProps {
  hasPassword: boolean;
  onBegun(email: z.infer<typeof emailView>): void;
}

/** Begins a change of address, which asks for the password of whoever has one. */
export function EmailForm({ hasPassword, onBegun }: EmailFormProps) {
  const { form, problems, show, clear, forget } = useFormProblems();
  const [isSending, setIsSending] = useState(false);

  async function begin(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const entries = new FormData(event.currentTarget);
    const currentPassword = String(entries.get('currentPassword') ?? '');
    const input = { newEmail: String(entries.get('newEmail')), ...(currentPassword && { currentPassword }) };
    const wrong = problemsOf(changeEmail, input);
    if (wrong) return show({ fields: wrong });
    clear();
    setIsSending(true);
    try {
      const { email } = await call(changeEmail, { input });
      notify.success(accountSettingsMessages.changeBegun);
      onBegun(email);
    } catch (failure) {
      notify.error(describeFailure(failure));
      show({ fields: fieldMessagesOf(failure) });
      setIsSending(false);
    }
  }

  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={begin}
      onInput={forget}
      className="flex flex-col gap-4"
    >
      <TextField
        label={accountSettingsMessages.newEmail}
        name="newEmail"
        type="email"
        required
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        error={problems.fields.newEmail}
      />
      {hasPassword && (
        <PasswordField
          label={accountSettingsMessages.currentPassword}
          name="currentPassword"
          required
          autoComplete="current-password"
          error={problems.fields.currentPassword}
        />
      )}
      <div>
        <Button type="submit" isBusy={isSending}>
          {accountSettingsMessages.changeEmail}
        </Button>
      </div>
    </form>
  );
}
