import { useState } from 'react';
import { readSignInMethods } from '#contract/sign-in-methods.ts';
import { movingMessages } from '#messages/moving.ts';
import { Button } from '#web/design-system/button.tsx';
import { PasswordField } from '#web/design-system/password-field.tsx';
import { notify } from '#web/platform/notify.ts';
import { useQuery } from '#web/platform/query.ts';
import { useForm } from '#web/platform/use-form.ts';

const texts = movingMessages.take;

/** Asks who it is once more, then lets the browser download everything of a company. */
export function TakeEverything({
  allow,
}: {
  /** Resolves to the address of the file. */
  allow(input: { currentPassword?: string }): Promise<{ address: string }>;
}) {
  const methods = useQuery(readSignInMethods, {});
  const [round, setRound] = useState(0);
  const form = useForm({
    read: (entries) => String(entries.get('currentPassword') ?? ''),
    async send(currentPassword) {
      const { address } = await allow(currentPassword === '' ? {} : { currentPassword });
      const link = document.createElement('a');
      link.href = address;
      link.download = '';
      link.click();
      setRound((known) => known + 1);
      notify.success(texts.ready);
    },
  });
  return (
    <section aria-labelledby="take" className="flex flex-col gap-4">
      <div className="max-w-prose">
        <h2 id="take" className="text-lg font-semibold tracking-tight">
          {texts.title}
        </h2>
        <p className="mt-1">{texts.text}</p>
        <p className="mt-1 text-muted">{texts.closed}</p>
      </div>
      <form {...form.props} key={round} className="flex max-w-sm flex-col items-start gap-4">
        {methods.data?.hasPassword !== false && (
          <div className="w-full">
            <PasswordField
              label={texts.password}
              hint={texts.prove}
              required
              autoComplete="current-password"
              {...form.field('currentPassword')}
            />
          </div>
        )}
        <Button type="submit" kind="primary" isBusy={form.isSending}>
          {texts.action}
        </Button>
      </form>
    </section>
  );
}

/** What else leaving a provider takes. */
export function WhenLeaving() {
  return (
    <section aria-labelledby="leaving" className="max-w-prose">
      <h2 id="leaving" className="text-lg font-semibold tracking-tight">
        {texts.next}
      </h2>
      <ol className="mt-2 list-decimal space-y-2 ps-5">
        {texts.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}
