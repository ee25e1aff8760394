import { changePassword } from '#contract/accounts.ts';
import { guessProblemOf } from '#domain/accounts/password.ts';
import type { Person } from '#domain/accounts/person.ts';
import { accountMessages } from '#messages/accounts.ts';
import { commonMessages } from '#messages/common.ts';
import { fieldMessages } from '#messages/fields.ts';
import { settingsMessages } from '#messages/settings.ts';
import { Button } from '#web/design-system/button.tsx';
import { PasswordField } from '#web/design-system/password-field.tsx';
import { call } from '#web/platform/call.ts';
import { problemsOf } from '#web/platform/check-input.ts';
import { notify } from '#web/platform/notify.ts';
import { usePerson } from '#web/platform/stored-login.ts';
import { useForm } from '#web/platform/use-form.ts';
import { webSettings } from '#web/platform/web-settings.ts';
import { NewPasswordField } from '../new-password-field.tsx';

interface PasswordFormProps {
  onChanged(): void;
  onClose(): void;
}

/** Changes the password, which asks for the current one and ends every other session. */
export function PasswordForm({ onChanged, onClose }: PasswordFormProps) {
  const person = usePerson();

  const form = useForm({
    read: (entries) => ({
      currentPassword: String(entries.get('currentPassword')),
      newPassword: String(entries.get('newPassword')),
    }),
    check: (input) => problemsOfChange(input, person),
    async send(input) {
      await call(changePassword, { input });
      notify.success(settingsMessages.passwordChanged);
      onChanged();
      onClose();
    },
  });

  return (
    <form {...form.props} className="flex max-w-md flex-col gap-4">
      {/* Tells password managers whose password it is. */}
      <input type="email" name="username" autoComplete="username" value={person.email} readOnly hidden />
      <PasswordField
        label={settingsMessages.currentPassword}
        {...form.field('currentPassword')}
        required
        autoComplete="current-password"
      />
      <NewPasswordField label={settingsMessages.newPassword} {...form.field('newPassword')} required />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" isBusy={form.isSending}>
          {settingsMessages.changePassword}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {commonMessages.cancel}
        </Button>
      </div>
    </form>
  );
}

function problemsOfChange(input: { currentPassword: string; newPassword: string }, person: Person) {
  const wrong: Record<string, string> = { ...problemsOf(changePassword, input) };
  if (input.newPassword === '') wrong.newPassword = accountMessages.isRequired(settingsMessages.newPassword);
  const problem = guessProblemOf(input.newPassword, { ...person, product: webSettings.brand.name });
  if (problem) wrong.newPassword ??= fieldMessages[`password-${problem}`]({});
  return Object.keys(wrong).length > 0 ? wrong : undefined;
}
