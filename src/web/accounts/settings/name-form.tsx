import { changeName } from '#contract/accounts.ts';
import { commonMessages } from '#messages/common.ts';
import { settingsMessages } from '#messages/settings.ts';
import { Button } from '#web/design-system/button.tsx';
import { TextField } from '#web/design-system/text-input.tsx';
import { call } from '#web/platform/call.ts';
import { problemsOf } from '#web/platform/check-input.ts';
import { notify } from '#web/platform/notify.ts';
import { storedLogin, usePerson } from '#web/platform/stored-login.ts';
import { useForm } from '#web/platform/use-form.ts';

/** The person's name. */
export function NameForm({ onClose }: { onClose(): void }) {
  const person = usePerson();
  const form = useForm({
    read: (entries) => ({ fullName: String(entries.get('fullName')) }),
    check: (input) => problemsOf(changeName, input),
    async send(input) {
      const { user } = await call(changeName, { input });
      const login = storedLogin.read();
      // Another account may have signed in meanwhile in another tab.
      if (login?.user.id === user.id) storedLogin.write({ ...login, user });
      notify.success(settingsMessages.nameSaved);
      onClose();
    },
  });

  return (
    <form {...form.props} className="flex max-w-md flex-col gap-4">
      <TextField
        label={settingsMessages.fullName}
        {...form.field('fullName')}
        required
        autoComplete="name"
        defaultValue={person.fullName}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" isBusy={form.isSending}>
          {settingsMessages.saveName}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {commonMessages.cancel}
        </Button>
      </div>
    </form>
  );
}
