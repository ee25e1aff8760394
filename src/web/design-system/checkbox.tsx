import { type ComponentProps, type ReactNode, useId } from 'react';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'id'> {
  /** May hold links: only the text itself is the label's click area. */
  children: ReactNode;
}

export function Checkbox({ children, ...input }: CheckboxProps) {
  const id = useId();
  return (
    <div className="flex items-start gap-2.5">
      <input
        id={id}
        type="checkbox"
        className="mt-0.5 size-4.5 shrink-0 cursor-pointer rounded-sm accent-accent"
        {...input}
      />
      <label htmlFor={id} className="text-sm text-muted">
        {children}
      </label>
    </div>
  );
}
