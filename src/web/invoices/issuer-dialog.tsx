import { useId } from 'react';
import { addIssuer, changeIssuer, type IssuerView } from '#contract/invoices.ts';
import { commonMessages } from '#messages/common.ts';
import { invoiceMessages } from '#messages/invoices.ts';
import { Button } from '#web/design-system/button.tsx';
import { Dialog } from '#web/design-system/dialog.tsx';
import { FormProblem } from '#web/design-system/form-problem.tsx';
import { call } from '#web/platform/call.ts';
import { notify } from '#web/platform/notify.ts';
import { useForm } from '#web/platform/use-form.ts';
import { PartyFields, readParty } from './party-fields.tsx';

interface IssuerDialogProps {
  /** `undefined` to add the first. */
  issuer: IssuerView | undefined;
  onClose(): void;
  onSaved(): void;
}

const nobody = { name: '', address: '', country: '', vatNumber: '', peppolId: '' };

/** The legal entity of the agency that issues invoices. */
export function IssuerDialog({ issuer, onClose, onSaved }: IssuerDialogProps) {
  const formId = useId();
  const form = useForm({
    read: (entries) => readParty(entries),
    async send(input) {
      await (issuer
        ? call(changeIssuer, { params: { id: issuer.id }, input, ifMatch: issuer.version })
        : call(addIssuer, { input }));
      notify.success(invoiceMessages.issuerSaved);
      onSaved();
    },
    tells: 'in-form',
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={invoiceMessages.issuerTitle}
      description={invoiceMessages.issuerAbout}
      actions={
        <>
          <Button onClick={onClose}>{commonMessages.cancel}</Button>
          <Button type="submit" form={formId} kind="primary" isBusy={form.isSending}>
            {invoiceMessages.save}
          </Button>
        </>
      }
    >
      <form {...form.props} id={formId} className="flex flex-col gap-4">
        <PartyFields field={form.field} party={issuer ?? nobody} vatHint={invoiceMessages.vatHint} />
        <FormProblem isAlert text={form.problem} />
      </form>
    </Dialog>
  );
}
