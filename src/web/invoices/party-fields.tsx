import { maxPartyAddress, maxPartyName, maxVatNumber } from '#contract/invoices.ts';
import { invoiceMessages } from '#messages/invoices.ts';
import { TextAreaField, TextField } from '#web/design-system/text-input.tsx';

interface PartyFieldsProps {
  /** Name and problem of a field of the party. */
  field(name: string): { name: string; error: string | undefined };
  party: { name: string; address: string; country: string; vatNumber: string; peppolId: string };
  vatHint?: string;
}

/** Who issues or receives an invoice. */
export function PartyFields({ field, party, vatHint }: PartyFieldsProps) {
  return (
    <>
      <TextField
        {...field('name')}
        label={invoiceMessages.name}
        defaultValue={party.name}
        maxLength={maxPartyName}
        autoComplete="off"
      />
      <TextAreaField
        {...field('address')}
        label={invoiceMessages.address}
        defaultValue={party.address}
        maxLength={maxPartyAddress}
        rows={3}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          {...field('country')}
          label={invoiceMessages.country}
          defaultValue={party.country}
          maxLength={2}
          autoComplete="off"
        />
        <TextField
          {...field('vatNumber')}
          label={invoiceMessages.vatNumber}
          isOptional
          {...(vatHint && { hint: vatHint })}
          defaultValue={party.vatNumber}
          maxLength={maxVatNumber}
          autoComplete="off"
        />
      </div>
      <TextField
        {...field('peppolId')}
        label={invoiceMessages.peppolId}
        isOptional
        hint={invoiceMessages.peppolHint}
        defaultValue={party.peppolId}
        autoComplete="off"
      />
    </>
  );
}

/** What the fields say. */
export function readParty(entries: FormData, prefix = '') {
  const text = (name: string) => String(entries.get(`${prefix}${name}`) ?? '');
  return {
    name: text('name'),
    address: text('address'),
    country: text('country'),
    vatNumber: text('vatNumber'),
    peppolId: text('peppolId'),
  };
}
