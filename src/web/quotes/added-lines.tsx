import { X } from 'lucide-react';
import { stages } from '#domain/price-list/service.ts';
import { vatTreatments } from '#domain/price-list/vat.ts';
import { quoteGroups } from '#domain/quotes/quote-line.ts';
import { currencies } from '#domain/values/money.ts';
import { staffQuoteMessages as texts } from '#messages/staff-quotes.ts';
import { IconButton } from '#web/design-system/button.tsx';
import { SelectField } from '#web/design-system/select-field.tsx';
import { TextField } from '#web/design-system/text-input.tsx';
import type { TypedAddition, useDraft } from './use-draft.ts';

const named = <Id extends string>(ids: readonly Id[], names: Record<Id, string>) =>
  ids.map((value) => ({ value, label: names[value] }));

/** The lines that staff add by hand. */
export function AddedLines({ draft }: { draft: ReturnType<typeof useDraft> }) {
  const { added } = draft.draft;
  if (added.length === 0) return null;
  return (
    <fieldset className="grid gap-6">
      <legend className="mb-3 font-semibold">{texts.addedTitle}</legend>
      {added.map((line) => (
        <AddedLine
          key={line.key}
          line={line}
          onChange={(changes) => draft.changeAdded(line.key, changes)}
          onRemove={() => draft.remove(line.key)}
        />
      ))}
    </fieldset>
  );
}

interface AddedLineProps {
  line: TypedAddition;
  onChange(changes: Partial<TypedAddition>): void;
  onRemove(): void;
}

function AddedLine({ line, onChange, onRemove }: AddedLineProps) {
  const isOurs = line.group === 'agency';
  return (
    <div className="grid gap-3 border-t border-line pt-3 sm:grid-cols-2 lg:grid-cols-4">
      <TextField
        label={texts.label}
        value={line.label}
        maxLength={200}
        onChange={({ target }) => onChange({ label: target.value })}
        fieldClassName="lg:col-span-2"
      />
      <SelectField
        label={texts.group}
        value={line.group}
        choices={named(quoteGroups, texts.groups)}
        onChange={({ target }) => {
          const group = target.value as TypedAddition['group'];
          onChange({ group, treatment: group === 'agency' ? 'standard' : 'outside-scope', rate: '' });
        }}
      />
      <div className="flex items-end justify-between gap-3">
        <SelectField
          label={texts.currency}
          value={line.currency}
          choices={currencies.map((code) => ({ value: code, label: code }))}
          onChange={({ target }) => onChange({ currency: target.value as TypedAddition['currency'] })}
        />
        <IconButton
          label={texts.remove(line.label)}
          icon={<X aria-hidden="true" size={18} strokeWidth={1.5} />}
          onClick={onRemove}
        />
      </div>
      <TextField
        label={texts.price}
        inputMode="decimal"
        value={line.amount}
        onChange={({ target }) => onChange({ amount: target.value })}
      />
      {isOurs && (
        <>
          <SelectField
            label={texts.vat}
            value={line.treatment}
            choices={named(vatTreatments, texts.treatments)}
            onChange={({ target }) =>
              onChange({ treatment: target.value as TypedAddition['treatment'], rate: '' })
            }
          />
          <TextField
            label={texts.rate}
            inputMode="decimal"
            value={line.rate}
            disabled={line.treatment !== 'standard' && line.treatment !== 'reverse-charge'}
            onChange={({ target }) => onChange({ rate: target.value })}
          />
        </>
      )}
      <SelectField
        label={texts.earnedAt}
        value={line.earnedAt}
        choices={named(stages, texts.stages)}
        onChange={({ target }) => onChange({ earnedAt: target.value as TypedAddition['earnedAt'] })}
      />
      <TextField
        label={texts.reason}
        value={line.reason}
        maxLength={500}
        onChange={({ target }) => onChange({ reason: target.value })}
        fieldClassName="lg:col-span-2"
      />
    </div>
  );
}
