import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { controlClass, Field } from './field.tsx';

interface Choice {
  value: string;
  label: string;
}

interface SelectProps extends ComponentProps<'select'> {
  /** The first entry, with the empty value; without it one of the choices is always taken. */
  placeholder?: string;
  choices: readonly (Choice | { group: string; choices: readonly Choice[] })[];
}

interface SelectFieldProps extends Omit<SelectProps, 'id'> {
  label: string;
  hint?: string;
  error?: string | undefined;
  isOptional?: boolean;
}

/** The platform's own select: familiar on every device, and phones open their own picker. */
export function SelectField({ label, hint, error, isOptional, ...select }: SelectFieldProps) {
  return (
    <Field
      label={label}
      error={error}
      {...(hint !== undefined && { hint })}
      {...(isOptional && { isOptional })}
    >
      {(control) => <Select {...select} {...control} />}
    </Field>
  );
}

/** The control alone, for where its label stands elsewhere. */
export function Select({ placeholder, choices, className, ...select }: SelectProps) {
  return (
    <div className="relative max-w-full">
      <select className={classNames(controlClass, 'min-h-10 appearance-none pe-9', className)} {...select}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {choices.map((entry) =>
          'group' in entry ? (
            <optgroup key={entry.group} label={entry.group}>
              {entry.choices.map(optionOf)}
            </optgroup>
          ) : (
            optionOf(entry)
          ),
        )}
      </select>
      <ChevronDown
        aria-hidden="true"
        size={16}
        strokeWidth={1.5}
        className="pointer-events-none absolute inset-y-0 end-3 my-auto text-muted"
      />
    </div>
  );
}

function optionOf({ value, label }: Choice) {
  return (
    <option key={value} value={value}>
      {label}
    </option>
  );
}
