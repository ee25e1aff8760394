import { type FormEvent, Fragment, useRef, useState } from 'react';
import { changePassword } from '#contract/accounts.ts';
import { repeatsAccount } from '#domain/accounts/password.ts';
import { accountMessages } from '#messages/accounts.ts';
import { fieldMessages } from '#messages/fields.ts';
import { settingsMessages } from '#messages/settings.ts';
import { Button } from '#web/design-system/button.tsx';
import { PasswordField } from '#web/design-system/password-field.tsx';
import { call, describeFailure, fieldMessagesOf } from '#web/platform/call.ts';
import { problemsOf } from '#web/platform/check-input.ts';
import { notify } from '#web/platform/notify.ts';
import { usePerson } from '#web/platform/stored-login.ts';
import { useFormProblems } from '../form-problems.tsx';
import { NewPasswordField } from '../new-password-field.tsx';

/** Changes the password, which asks for the current one and ends every other session. */
export function PasswordForm({ onChanged }: { onChanged(): void }) {
  const { email } = usePerson();
  const { form, problems, show, clear, forget } = useFormProblems();
  const [isSaving, setIsSaving] = useState(false);
  const [timesChanged, setTimesChanged] = useState(0);
  const button = useRef<HTMLButtonElement>(null);

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSaving) return;
    const entries = new FormData(event.currentTarget);
    const input = {
      currentPassword: String(entries.get('currentPassword')),
      newPassword: String(entries.get('newPassword')),
    };
    const wrong = problemsOfChange(input, email);
    if (wrong) return show({ fields: wrong });
    clear();
    setIsSaving(true);
    try {
      await call(changePassword, { input });
      notify.success(settingsMessages.passwordChanged);
      // Enter came from a field that is about to go.
      button.current?.focus();
      setTimesChanged((times) => times + 1);
      onChanged();
    } catch (failure) {
      notify.error(describeFailure(failure));
      show({ fields: fieldMessagesOf(failure) });
    } finally {
      setIsSaving(false);
    }
  }

  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={save}
      onInput={forget}
      className="flex max-w-md flex-col gap-4"
    >
      {/* Tells password managers whose password it is. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      {/* New fields are empty ones: neither password stays on the page. */}
      <Fragment key={timesChanged}>
        <PasswordField
          label={settingsMessages.currentPassword}
          name="currentPassword"
          required
          autoComplete="current-password"
          error={problems.fields.currentPassword}
        />
        <NewPasswordField
          label={settingsMessages.newPassword}
          name="newPassword"
          required
          error={problems.fields.newPassword}
        />
      </Fragment>
      <div>
        <Button ref={button} type="submit" isBusy={isSaving}>
          {settingsMessages.changePassword}
        </Button>
      </div>
    </form>
  );
}

function problemsOfChange(input: { currentPassword: string; newPassword: string }, email: string) {
  const wrong: Record<string, string> = { ...problemsOf(changePassword, input) };
  if (input.newPassword === '') wrong.newPassword = accountMessages.isRequired(settingsMessages.newPassword);
  else if (repeatsAccount(input.newPassword, email))
    wrong.newPassword = fieldMessages['password-repeats-account']({});
  return Object.keys(wrong).length > 0 ? wrong : undefined;
}
