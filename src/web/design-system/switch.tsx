import { classNames } from './class-names.ts';

interface SwitchProps {
  label: string;
  isOn: boolean;
  onChange(isOn: boolean): void;
}

/** An on-off choice that takes effect at once. */
export function Switch({ label, isOn, onChange }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-label={label}
      aria-checked={isOn}
      onClick={() => onChange(!isOn)}
      className={classNames(
        'inline-flex h-6 w-10 shrink-0 items-center rounded-full border p-0.5 transition-colors duration-150',
        isOn ? 'border-accent bg-accent' : 'border-line-strong bg-line-strong/40',
      )}
    >
      <span
        className={classNames(
          'size-4.5 rounded-full bg-page shadow-float transition-transform duration-150',
          isOn && 'translate-x-4 rtl:-translate-x-4',
        )}
      />
    </button>
  );
}
