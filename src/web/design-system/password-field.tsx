import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { commonMessages } from '#messages/common.ts';
import { classNames } from './class-names.ts';
import { controlClass, Field } from './field.tsx';

interface PasswordFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'type'> {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  autoComplete: 'current-password' | 'new-password';
}

/** A password with a toggle that shows and hides what was typed. */
export function PasswordField({ label, hint, error, className, ...input }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <Field label={label} error={error} {...(hint !== undefined && { hint })}>
      {(control) => (
        <div className="relative">
          <input
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            className={classNames(controlClass, 'min-h-10 pe-11', className)}
            {...input}
            {...control}
          />
          <button
            type="button"
            aria-label={isShown ? commonMessages.hidePassword : commonMessages.showPassword}
            aria-controls={control.id}
            onClick={() => setIsShown(!isShown)}
            className="absolute inset-y-0 end-0 grid w-11 place-items-center rounded-control text-muted hover:text-text focus-visible:-outline-offset-2"
          >
            <Icon aria-hidden="true" size={18} strokeWidth={1.5} />
          </button>
        </div>
      )}
    </Field>
  );
}
