import { Slot } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';

type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger';
type ButtonSize = 'regular' | 'small' | 'large';

const kinds: Record<ButtonKind, string> = {
  primary: 'bg-accent text-on-accent enabled:hover:brightness-110 dark:enabled:hover:brightness-95',
  secondary:
    'border border-line-strong/60 bg-raised text-text enabled:hover:bg-surface dark:enabled:hover:bg-line',
  quiet: 'text-text enabled:hover:bg-text/6',
  danger: 'border border-bad/50 bg-raised text-bad enabled:hover:bg-bad/8',
};

const sizes: Record<ButtonSize, string> = {
  small: 'min-h-8 px-3 py-1 pointer-coarse:min-h-11',
  regular: 'min-h-10 px-4 py-2 pointer-coarse:min-h-11',
  large: 'min-h-11 px-5 py-2',
};

/** The look of a button, for links that lead on like one. Paper has neither. */
export function buttonClass(kind: ButtonKind = 'secondary', size: ButtonSize = 'regular'): string {
  return classNames(
    'inline-flex items-center justify-center gap-2 rounded-control text-sm font-medium select-none print:hidden',
    'transition-[background-color,filter,opacity] duration-150 disabled:opacity-50',
    // `enabled:` styles only reach real buttons; links take the same hover here.
    kind === 'primary' ? '[a&]:hover:brightness-110' : '[a&]:hover:bg-text/6',
    kinds[kind],
    sizes[size],
  );
}

interface ButtonProps extends ComponentProps<'button'> {
  kind?: ButtonKind;
  size?: ButtonSize;
  /** Something runs because of this button: it stays focused, takes no second press and says so. */
  isBusy?: boolean;
  /** Renders the child element (a link, say) with the look of the button. */
  asChild?: boolean;
}

export function Button({
  kind,
  size,
  isBusy = false,
  asChild = false,
  className,
  children,
  ...rest
}: ButtonProps) {
  const look = classNames(buttonClass(kind, size), className);
  if (asChild) {
    return (
      <Slot.Root className={look} {...rest}>
        {children}
      </Slot.Root>
    );
  }
  return (
    <button
      type="button"
      className={look}
      {...rest}
      {...(isBusy && { 'aria-busy': true, 'aria-disabled': true, onClick: undefined })}
    >
      {isBusy && <Spinner size={16} />}
      {children}
    </button>
  );
}

interface IconButtonProps extends ComponentProps<'button'> {
  /** What the button does, for those who do not see the icon. */
  label: string;
  icon: ReactNode;
}

/** A square button with an icon alone, larger where a thumb presses it. */
export function IconButton({ label, icon, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={classNames(
        'inline-flex size-10 shrink-0 items-center justify-center rounded-control text-muted transition-colors duration-150 pointer-coarse:size-11 print:hidden',
        'enabled:hover:bg-text/6 enabled:hover:text-text disabled:opacity-50',
        className,
      )}
      {...rest}
    >
      {icon}
    </button>
  );
}
