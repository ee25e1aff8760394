import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { controlLook, Field } from './field.tsx';

interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'id'> {
  label: string;
  hint?: string;
  error?: string | undefined;
  isOptional?: boolean;
  /** The first entry, with the empty value. */
  placeholder: string;
  choices: readonly { value: string; label: string }[];
}

/** The platform's own select: familiar on every device, and phones open their own picker. */
export function SelectField({
  label,
  hint,
  error,
  isOptional,
  placeholder,
  choices,
  className,
  ...select
}: SelectFieldProps) {
  return (
    <Field
      label={label}
      error={error}
      {...(hint !== undefined && { hint })}
      {...(isOptional && { isOptional })}
    >
      {(control) => (
        <div className="relative">
          <select
            className={classNames(controlLook, 'min-h-10 appearance-none pe-9', className)}
            {...select}
            {...control}
          >
            <option value="">{placeholder}</option>
            {choices.map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden="true"
            size={16}
            strokeWidth={1.5}
            className="pointer-events-none absolute inset-y-0 end-3 my-auto text-muted"
          />
        </div>
      )}
    </Field>
  );
}
