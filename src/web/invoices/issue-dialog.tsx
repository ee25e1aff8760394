import { useId, useState } from 'react';
import { issueInvoice, type StaffInvoices } from '#contract/invoices.ts';
import type { CompanyFile } from '#contract/operator.ts';
import { localCurrencyOf } from '#domain/invoices/particulars.ts';
import { commonMessages } from '#messages/common.ts';
import { invoiceMessages } from '#messages/invoices.ts';
import { Button } from '#web/design-system/button.tsx';
import { Dialog } from '#web/design-system/dialog.tsx';
import { FormProblem } from '#web/design-system/form-problem.tsx';
import { SelectField } from '#web/design-system/select-field.tsx';
import { TextField } from '#web/design-system/text-input.tsx';
import { call } from '#web/platform/call.ts';
import { localDayIn } from '#web/platform/local-today.ts';
import { useForm } from '#web/platform/use-form.ts';
import { LineChoice } from './line-choice.tsx';
import { PartyFields, readParty } from './party-fields.tsx';

interface IssueDialogProps {
  company: CompanyFile;
  invoicing: StaffInvoices;
  onClose(): void;
  onSaved(): void;
}

/** Days until an invoice is due unless staff say otherwise. */
const usualDays = 14;

/** Issues an invoice for fees of one quote. Fields of the recipient are named as the server names them. */
export function IssueDialog({ company, invoicing, onClose, onSaved }: IssueDialogProps) {
  const formId = useId();
  const { issuers, open } = invoicing;
  const [issuerId, setIssuerId] = useState(issuers[0]?.id ?? '');
  const [first] = open;
  const lines = open.filter(
    ({ quoteNumber, currency }) => quoteNumber === first?.quoteNumber && currency === first?.currency,
  );
  const [chosen, setChosen] = useState<readonly string[]>(lines.map(({ id }) => id));
  const issuer = issuers.find(({ id }) => id === issuerId);
  const local = issuer && first && localCurrencyOf(issuer, first.currency);
  const form = useForm({
    read: (entries) => ({
      issuer: issuerId,
      lines: [...chosen],
      buyer: readParty(entries, 'buyer.'),
      suppliedOn: String(entries.get('suppliedOn') ?? ''),
      dueOn: String(entries.get('dueOn') ?? ''),
      ...(local && entries.get('rate') && { rate: String(entries.get('rate')) }),
    }),
    async send(input) {
      await call(issueInvoice, { params: { id: company.id }, input });
      onSaved();
    },
    tells: 'in-form',
  });
  if (!first) return null;
  const buyer = { name: company.name, address: '', country: company.country, vatNumber: '', peppolId: '' };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={invoiceMessages.issueTitle}
      description={invoiceMessages.issueAbout}
      actions={
        <>
          <Button onClick={onClose}>{commonMessages.cancel}</Button>
          <Button type="submit" form={formId} kind="primary" isBusy={form.isSending}>
            {invoiceMessages.issue}
          </Button>
        </>
      }
    >
      <form {...form.props} id={formId} className="flex flex-col gap-4">
        <SelectField
          label={invoiceMessages.issuer}
          choices={issuers.map(({ id, name }) => ({ value: id, label: name }))}
          value={issuerId}
          error={form.errors.issuer}
          onChange={({ target }) => setIssuerId(target.value)}
        />
        <LineChoice
          lines={lines}
          currency={first.currency}
          chosen={chosen}
          onChange={setChosen}
          problem={form.errors.lines}
        />
        <fieldset className="grid gap-4">
          <legend className="mb-3 text-sm font-medium">{invoiceMessages.buyer}</legend>
          <PartyFields field={(name) => form.field(`buyer.${name}`)} party={buyer} />
        </fieldset>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            {...form.field('suppliedOn')}
            type="date"
            label={invoiceMessages.suppliedOn}
            defaultValue={localDayIn(0)}
          />
          <TextField
            {...form.field('dueOn')}
            type="date"
            label={invoiceMessages.dueOn}
            defaultValue={localDayIn(usualDays)}
          />
        </div>
        {local && (
          <TextField
            {...form.field('rate')}
            label={invoiceMessages.rate(first.currency, local)}
            hint={invoiceMessages.rateHint}
            inputMode="decimal"
            autoComplete="off"
          />
        )}
        <FormProblem isAlert text={form.problem} />
      </form>
    </Dialog>
  );
}
