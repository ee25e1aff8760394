import { Switch as RadixSwitch } from 'radix-ui';

interface SwitchProps {
  label: string;
  isOn: boolean;
  onChange(isOn: boolean): void;
}

/** An on-off choice that takes effect at once. */
export function Switch({ label, isOn, onChange }: SwitchProps) {
  return (
    <RadixSwitch.Root
      aria-label={label}
      checked={isOn}
      onCheckedChange={onChange}
      className="inline-flex h-6 w-10 shrink-0 items-center rounded-full border border-line-strong bg-line-strong/40 p-0.5 transition-colors duration-150 data-[state=checked]:border-accent data-[state=checked]:bg-accent"
    >
      <RadixSwitch.Thumb className="size-4.5 rounded-full bg-page shadow-float transition-transform duration-150 data-[state=checked]:translate-x-4 rtl:data-[state=checked]:-translate-x-4" />
    </RadixSwitch.Root>
  );
}
