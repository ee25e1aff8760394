import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { controlClass, Field } from './field.tsx';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  label: string;
  hint?: string;
  error?: string | undefined;
  isOptional?: boolean;
  /** Class of the whole field; `className` is the input's. */
  fieldClassName?: string;
}

/** A field of one line. What is typed reads in its own direction: an Arabic name, or an email address among Arabic. */
export function TextField({
  label,
  hint,
  error,
  isOptional,
  fieldClassName,
  className,
  ...input
}: TextFieldProps) {
  return (
    <Field
      label={label}
      error={error}
      {...(hint !== undefined && { hint })}
      {...(isOptional && { isOptional })}
      {...(fieldClassName && { className: fieldClassName })}
    >
      {(control) => (
        <input
          type="text"
          dir="auto"
          className={classNames(controlClass, 'min-h-10', className)}
          {...input}
          {...control}
        />
      )}
    </Field>
  );
}

interface TextAreaFieldProps extends Omit<ComponentProps<'textarea'>, 'id'> {
  label: string;
  hint?: string;
  error?: string | undefined;
  isOptional?: boolean;
  fieldClassName?: string;
}

/** A field of several lines, each in its own direction. */
export function TextAreaField({
  label,
  hint,
  error,
  isOptional,
  fieldClassName,
  className,
  ...textarea
}: TextAreaFieldProps) {
  return (
    <Field
      label={label}
      error={error}
      {...(hint !== undefined && { hint })}
      {...(isOptional && { isOptional })}
      {...(fieldClassName && { className: fieldClassName })}
    >
      {(control) => (
        <textarea
          rows={3}
          dir="auto"
          className={classNames(controlClass, className)}
          {...textarea}
          {...control}
        />
      )}
    </Field>
  );
}
