import { type ReactNode, useId } from 'react';
import { commonMessages } from '#messages/common.ts';
import { classNames } from './class-names.ts';

/** What a control inside a field needs to be tied to its label, hint and error. */
interface FieldControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps {
  label: string;
  /** A line of help that stays. */
  hint?: ReactNode;
  /** What is wrong and what to do; announced when it appears. */
  error?: string | undefined;
  /** Marks a field that may stay empty. */
  isOptional?: boolean;
  className?: string;
  children: (control: FieldControlProps) => ReactNode;
}

/** Label above, control, then hint and error. */
export function Field({ label, hint, error, isOptional, className, children }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = classNames(hint !== undefined && hintId, error !== undefined && errorId) || undefined;
  return (
    <div className={classNames('flex min-w-0 flex-col gap-1.5', className)}>
      <label htmlFor={id} className="text-sm font-medium">
        {label}
        {isOptional && <span className="font-normal text-faint"> ({commonMessages.optional})</span>}
      </label>
      {children({ id, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined })}
      {hint !== undefined && (
        <div id={hintId} className="text-xs text-muted">
          {hint}
        </div>
      )}
      <div id={errorId} aria-live="polite" className="text-xs font-medium text-bad empty:hidden">
        {error}
      </div>
    </div>
  );
}

/**
 * The look shared by every control a person types or chooses in. (To CSS every select is read-only, so
 * that is asked of the others alone. What takes the focus leaves room for its label.)
 */
export const controlClass =
  'w-full min-w-0 rounded-control border border-line-strong bg-page px-3 py-2 text-base sm:text-sm text-text placeholder:text-faint ' +
  'scroll-mt-10 transition-colors duration-150 pointer-coarse:min-h-11 hover:border-muted aria-invalid:border-bad ' +
  'disabled:bg-surface disabled:text-muted disabled:border-line disabled:hover:border-line [&:is(input,textarea)]:read-only:border-line [&:is(input,textarea)]:read-only:bg-surface';
