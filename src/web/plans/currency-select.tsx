import { useId } from 'react';
import { type Currency, isPlanCurrency, planCurrencies } from '#domain/values/money.ts';
import { planMessages } from '#messages/plans.ts';
import { Select } from '#web/design-system/select-field.tsx';

interface CurrencySelectProps {
  currency: Currency | undefined;
  onChange(currency: Currency | undefined): void;
}

const choices = planCurrencies.map((code) => ({ value: code, label: code }));

/** In which currency the sums are shown: in their own, or beside them in another. */
export function CurrencySelect({ currency, onChange }: CurrencySelectProps) {
  const id = useId();
  return (
    <div className="flex flex-wrap items-center gap-2 text-muted print:hidden">
      <label htmlFor={id}>{planMessages.conversion.label}</label>
      <Select
        id={id}
        value={currency ?? ''}
        placeholder={planMessages.conversion.own}
        choices={choices}
        onChange={({ target }) => onChange(isPlanCurrency(target.value) ? target.value : undefined)}
      />
    </div>
  );
}
