import { type FormEvent, useState } from 'react';
import { changeName } from '#contract/accounts.ts';
import { settingsMessages } from '#messages/settings.ts';
import { Button } from '#web/design-system/button.tsx';
import { TextField } from '#web/design-system/text-input.tsx';
import { call, describeFailure, fieldMessagesOf } from '#web/platform/call.ts';
import { problemsOf } from '#web/platform/check-input.ts';
import { notify } from '#web/platform/notify.ts';
import { storedLogin, usePerson } from '#web/platform/stored-login.ts';
import { useFormProblems } from '../form-problems.tsx';

/** The person's name. */
export function NameForm() {
  const person = usePerson();
  const { form, problems, show, clear, forget } = useFormProblems();
  const [isSaving, setIsSaving] = useState(false);

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSaving) return;
    const input = { fullName: String(new FormData(event.currentTarget).get('fullName')) };
    const wrong = problemsOf(changeName, input);
    if (wrong) return show({ fields: wrong });
    clear();
    setIsSaving(true);
    try {
      const { user } = await call(changeName, { input });
      const login = storedLogin.read();
      // Somebody else may have signed in meanwhile, in another tab.
      if (login?.user.id === user.id) storedLogin.write({ ...login, user });
      notify.success(settingsMessages.nameSaved);
    } catch (failure) {
      notify.error(describeFailure(failure));
      show({ fields: fieldMessagesOf(failure) });
    } finally {
      setIsSaving(false);
    }
  }

  return (
    <form ref={form} noValidate onSubmit={save} onInput={forget} className="flex max-w-md flex-col gap-4">
      <TextField
        label={settingsMessages.fullName}
        name="fullName"
        required
        autoComplete="name"
        defaultValue={person.fullName}
        error={problems.fields.fullName}
      />
      <div>
        <Button type="submit" isBusy={isSaving}>
          {settingsMessages.saveName}
        </Button>
      </div>
    </form>
  );
}
