import { useId, useState } from 'react';
import type { VoucherView } from '#contract/payments.ts';
import { proveVoucher } from '#contract/vouchers.ts';
import { commonMessages } from '#messages/common.ts';
import { paymentMessages as texts } from '#messages/payments.ts';
import { Button } from '#web/design-system/button.tsx';
import { Dialog } from '#web/design-system/dialog.tsx';
import { FormProblem } from '#web/design-system/form-problem.tsx';
import { TextField } from '#web/design-system/text-input.tsx';
import { call } from '#web/platform/call.ts';
import { localToday } from '#web/platform/local-today.ts';
import { notify } from '#web/platform/notify.ts';
import { sendFile } from '#web/platform/send-file.ts';
import { useForm } from '#web/platform/use-form.ts';
import { ProofField } from './proof-field.tsx';

interface ProveDialogProps {
  companyId: string;
  voucher: VoucherView;
  onClose(): void;
  onSaved(): void;
}

/** A client paid the authority directly: the day and the proof, which goes into the vault. */
export default function ProveDialog({ companyId, voucher, onClose, onSaved }: ProveDialogProps) {
  const formId = useId();
  const [today] = useState(localToday);
  const [file, setFile] = useState<File>();
  const form = useForm({
    read: (entries) => ({ on: String(entries.get('on') ?? '') }),
    check: () => (file ? undefined : { file: texts.proofMissing }),
    async send({ on }) {
      if (!file) return;
      const paper = await sendFile(
        companyId,
        { kind: 'evidence', party: null, paper: null },
        { content: file, name: file.name },
        { signal: new AbortController().signal, tell: () => {} },
      );
      const input = { paper: paper.id, on };
      await call(proveVoucher, { params: { id: companyId, voucher: voucher.id }, input });
      notify.success(texts.proofSent);
      onSaved();
    },
    tells: 'in-form',
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.iPaid}
      description={texts.iPaidAbout(texts.voucherOf(voucher.authority, voucher.number))}
      actions={
        <>
          <Button onClick={onClose}>{commonMessages.cancel}</Button>
          <Button type="submit" form={formId} kind="primary" isBusy={form.isSending}>
            {texts.sendProof}
          </Button>
        </>
      }
    >
      <form {...form.props} id={formId} className="flex flex-col gap-4">
        <TextField {...form.field('on')} type="date" label={texts.on} max={today} defaultValue={today} />
        <ProofField label={texts.proof} problem={form.errors.file} onFile={setFile} />
        <FormProblem isAlert text={form.problem} />
      </form>
    </Dialog>
  );
}
