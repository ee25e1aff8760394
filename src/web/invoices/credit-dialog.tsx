import { useId, useState } from 'react';
import { creditInvoice, type StaffInvoices } from '#contract/invoices.ts';
import { maxMoneyNote } from '#contract/payments.ts';
import { commonMessages } from '#messages/common.ts';
import { invoiceMessages } from '#messages/invoices.ts';
import { Button } from '#web/design-system/button.tsx';
import { Dialog } from '#web/design-system/dialog.tsx';
import { FormProblem } from '#web/design-system/form-problem.tsx';
import { TextAreaField } from '#web/design-system/text-input.tsx';
import { call } from '#web/platform/call.ts';
import { useForm } from '#web/platform/use-form.ts';
import { LineChoice } from './line-choice.tsx';

interface CreditDialogProps {
  companyId: string;
  invoice: StaffInvoices['invoices'][number];
  onClose(): void;
  onSaved(): void;
}

/** Takes fees of an invoice back with a credit note. */
export function CreditDialog({ companyId, invoice, onClose, onSaved }: CreditDialogProps) {
  const formId = useId();
  const lines = invoice.lines.filter(({ id }) => invoice.creditable.includes(id));
  const [chosen, setChosen] = useState<readonly string[]>(lines.map(({ id }) => id));
  const form = useForm({
    read: (entries) => ({ lines: [...chosen], reason: String(entries.get('reason') ?? '') }),
    async send(input) {
      await call(creditInvoice, { params: { id: companyId, invoice: invoice.id }, input });
      onSaved();
    },
    tells: 'in-form',
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={invoiceMessages.creditTitle(invoice.number)}
      description={invoiceMessages.creditAbout}
      actions={
        <>
          <Button onClick={onClose}>{commonMessages.cancel}</Button>
          <Button type="submit" form={formId} kind="primary" isBusy={form.isSending}>
            {invoiceMessages.creditIssue}
          </Button>
        </>
      }
    >
      <form {...form.props} id={formId} className="flex flex-col gap-4">
        <LineChoice
          lines={lines}
          currency={invoice.currency}
          chosen={chosen}
          onChange={setChosen}
          problem={form.errors.lines}
        />
        <TextAreaField {...form.field('reason')} label={invoiceMessages.reason} maxLength={maxMoneyNote} />
        <FormProblem isAlert text={form.problem} />
      </form>
    </Dialog>
  );
}
