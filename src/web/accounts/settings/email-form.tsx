import type * as z from 'zod/mini';
import { changeEmail, type emailView } from '#contract/account-email.ts';
import { accountSettingsMessages } from '#messages/account-settings.ts';
import { commonMessages } from '#messages/common.ts';
import { Button } from '#web/design-system/button.tsx';
import { PasswordField } from '#web/design-system/password-field.tsx';
import { TextField } from '#web/design-system/text-input.tsx';
import { call } from '#web/platform/call.ts';
import { problemsOf } from '#web/platform/check-input.ts';
import { notify } from '#web/platform/notify.ts';
import { useForm } from '#web/platform/use-form.ts';

interface EmailFormProps {
  hasPassword: boolean;
  onBegun(email: z.infer<typeof emailView>): void;
  onClose(): void;
}

/** Starts a change of email address; requires the password if the account has one. */
export function EmailForm({ hasPassword, onBegun, onClose }: EmailFormProps) {
  const form = useForm({
    read(entries) {
      const currentPassword = String(entries.get('currentPassword') ?? '');
      return { newEmail: String(entries.get('newEmail')), ...(currentPassword && { currentPassword }) };
    },
    check: (input) => problemsOf(changeEmail, input),
    async send(input) {
      const { email } = await call(changeEmail, { input });
      notify.success(accountSettingsMessages.changeBegun);
      onBegun(email);
    },
  });

  return (
    <form {...form.props} className="flex flex-col gap-4">
      <TextField
        label={accountSettingsMessages.newEmail}
        {...form.field('newEmail')}
        type="email"
        required
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      {hasPassword && (
        <PasswordField
          label={accountSettingsMessages.currentPassword}
          {...form.field('currentPassword')}
          required
          autoComplete="current-password"
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" isBusy={form.isSending}>
          {accountSettingsMessages.changeEmail}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {commonMessages.cancel}
        </Button>
      </div>
    </form>
  );
}
