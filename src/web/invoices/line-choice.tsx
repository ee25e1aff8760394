import { useId } from 'react';
import type { Currency } from '#domain/values/money.ts';
import { invoiceMessages } from '#messages/invoices.ts';
import { Checkbox } from '#web/design-system/checkbox.tsx';

interface LineChoiceProps {
  lines: readonly { id: string; label: string; gross: number }[];
  currency: Currency;
  chosen: readonly string[];
  problem: string | undefined;
  onChange(chosen: readonly string[]): void;
}

/** Which fees an invoice or credit note is about. */
export function LineChoice({ lines, currency, chosen, problem, onChange }: LineChoiceProps) {
  const problemId = useId();
  return (
    <fieldset className="grid gap-2" aria-describedby={problemId}>
      <legend className="mb-1 text-sm font-medium">{invoiceMessages.lines}</legend>
      {lines.map(({ id, label, gross }) => (
        <Checkbox
          key={id}
          checked={chosen.includes(id)}
          onChange={({ target }) =>
            onChange(target.checked ? [...chosen, id] : chosen.filter((each) => each !== id))
          }
        >
          <bdi className="wrap-anywhere">{label}</bdi>
          <span className="tabular"> · {invoiceMessages.amount(gross, currency)}</span>
        </Checkbox>
      ))}
      <p id={problemId} aria-live="polite" className="text-xs font-medium text-bad empty:hidden">
        {problem}
      </p>
    </fieldset>
  );
}
