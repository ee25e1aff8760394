import { type ReactNode, type Ref, useId } from 'react';
import { classNames } from '#web/design-system/class-names.ts';

interface ChoiceGroupProps {
  /** What is asked. */
  legend: string;
  /** The page's heading already asks it: the legend is for those who do not see that. */
  isLegendHidden?: boolean;
  hint?: string;
  /** What is missing, once the visitor has tried to go on without it. */
  error?: string | undefined;
  /** The element that takes the focus to the group when its answer is missing. */
  groupRef?: Ref<HTMLDivElement> | undefined;
  /** Stands above the answers. */
  before?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A question with one answer. */
export function ChoiceGroup({
  legend,
  isLegendHidden = false,
  hint,
  error,
  groupRef,
  before,
  className,
  children,
}: ChoiceGroupProps) {
  const id = useId();
  const describedBy =
    classNames(hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`) || undefined;
  return (
    <div
      ref={groupRef}
      role="radiogroup"
      aria-labelledby={`${id}-legend`}
      aria-required="true"
      aria-describedby={describedBy}
      aria-invalid={error ? true : undefined}
      className="min-w-0"
    >
      <p id={`${id}-legend`} className={isLegendHidden ? 'sr-only' : 'text-base font-semibold'}>
        {legend}
      </p>
      {hint && (
        <p id={`${id}-hint`} className="mt-0.5 text-sm text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mt-1 text-sm font-medium text-bad">
          {error}
        </p>
      )}
      {before}
      <div className={classNames(!isLegendHidden && 'mt-3', className)}>{children}</div>
    </div>
  );
}
