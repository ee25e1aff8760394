import { type ComponentProps, useEffect, useState } from 'react';
import { type PasswordContext, type PasswordStrength, strengthOf } from '#domain/accounts/password.ts';
import { accountMessages } from '#messages/accounts.ts';
import { classNames } from '#web/design-system/class-names.ts';
import { PasswordField } from '#web/design-system/password-field.tsx';
import { webSettings } from '#web/platform/web-settings.ts';

type NewPasswordFieldProps = Omit<ComponentProps<typeof PasswordField>, 'autoComplete' | 'hint' | 'onInput'>;

/** A password being chosen: its rule before anything is typed, and a quiet hint at its strength. */
export function NewPasswordField(props: NewPasswordFieldProps) {
  const [strength, setStrength] = useState<PasswordStrength>();

  function judge(input: HTMLInputElement): void {
    const { value } = input;
    const judged = value === '' ? undefined : strengthOf(value, contextIn(input.form));
    setStrength(judged);
    if (!judged || judged === 'short' || judged === 'weak') return;
    // The list comes with the first password that is long enough; without it, the server still refuses.
    import('./is-common-password.ts')
      .then(({ isCommonPassword }) => isCommonPassword(value))
      .then(
        (isCommon) => isCommon && input.value === value && setStrength('weak'),
        () => {},
      );
  }

  return (
    <PasswordField
      {...props}
      autoComplete="new-password"
      hint={
        <>
          {accountMessages.passwordRule}
          <StrengthMeter strength={strength} />
        </>
      }
      onInput={({ currentTarget }) => judge(currentTarget)}
    />
  );
}

/** What the form knows of the account, under the names its fields have. */
function contextIn(form: HTMLFormElement | null): PasswordContext {
  const entries = new FormData(form ?? undefined);
  const textOf = (name: string) => String(entries.get(name) ?? '');
  return {
    email: textOf('email') || textOf('username'),
    fullName: textOf('fullName') || `${textOf('firstName')} ${textOf('lastName')}`,
    product: webSettings.brand.name,
  };
}

const steps: Record<PasswordStrength, { filled: number; colour: string }> = {
  short: { filled: 0, colour: '' },
  weak: { filled: 1, colour: 'bg-warn' },
  fair: { filled: 2, colour: 'bg-warn' },
  good: { filled: 3, colour: 'bg-good' },
  strong: { filled: 4, colour: 'bg-good' },
};

function StrengthMeter({ strength }: { strength: PasswordStrength | undefined }) {
  const { filled, colour } = strength ? steps[strength] : { filled: 0, colour: '' };
  return (
    <div className="mt-1.5 flex h-4 items-center gap-2.5">
      <div aria-hidden="true" className="flex w-32 gap-1">
        {[1, 2, 3, 4].map((step) => (
          <span
            key={step}
            className={classNames(
              'h-1 flex-1 rounded-full transition-colors duration-150',
              step <= filled ? colour : 'bg-text/12',
            )}
          />
        ))}
      </div>
      <span aria-hidden="true">{strength && accountMessages.strength[strength]}</span>
      <SpokenStrength strength={strength} />
    </div>
  );
}

/** The hint is announced after this pause in typing, in milliseconds. */
const pauseBeforeSpeaking = 1000;

function SpokenStrength({ strength }: { strength: PasswordStrength | undefined }) {
  const [spoken, setSpoken] = useState<PasswordStrength>();
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(strength), pauseBeforeSpeaking);
    return () => clearTimeout(timer);
  }, [strength]);
  return (
    <span aria-live="polite" className="sr-only">
      {spoken && `${accountMessages.passwordStrength}: ${accountMessages.strength[spoken]}`}
    </span>
  );
}
