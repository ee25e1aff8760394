import { useId, useState } from 'react';
import type { VoucherView } from '#contract/payments.ts';
import { confirmVoucher } from '#contract/vouchers.ts';
import { commonMessages } from '#messages/common.ts';
import { paymentMessages as texts } from '#messages/payments.ts';
import { Button } from '#web/design-system/button.tsx';
import { Dialog } from '#web/design-system/dialog.tsx';
import { FormProblem } from '#web/design-system/form-problem.tsx';
import { TextField } from '#web/design-system/text-input.tsx';
import { call } from '#web/platform/call.ts';
import { localToday } from '#web/platform/local-today.ts';
import { notify } from '#web/platform/notify.ts';
import { useForm } from '#web/platform/use-form.ts';
import { handIn } from './hand-in.ts';
import { ProofField } from './proof-field.tsx';

interface ConfirmVoucherDialogProps {
  companyId: string;
  voucher: VoucherView;
  onClose(): void;
  onSaved(): void;
}

/** Staff confirm that a client paid the authority: by the proof that came, or by one that staff have. */
export default function ConfirmVoucherDialog(props: ConfirmVoucherDialogProps) {
  const { companyId, voucher, onClose, onSaved } = props;
  const formId = useId();
  const [file, setFile] = useState<File>();
  const [today] = useState(localToday);
  const form = useForm({
    read: (entries) => ({ on: String(entries.get('on') ?? '') }),
    check: () => (voucher.paper === null && !file ? { file: texts.proofMissing } : undefined),
    async send({ on }) {
      const paper = voucher.paper ?? (file && (await handIn(companyId, file)));
      if (!paper) return;
      await call(confirmVoucher, {
        params: { id: companyId, voucher: voucher.id },
        input: { on, paper },
      });
      notify.success(texts.proofConfirmed);
      onSaved();
    },
    tells: 'in-form',
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={voucher.paper === null ? texts.clientPaid : texts.confirmProof}
      description={texts.confirmAbout}
      actions={
        <>
          <Button onClick={onClose}>{commonMessages.cancel}</Button>
          <Button type="submit" form={formId} kind="primary" isBusy={form.isSending}>
            {texts.confirm}
          </Button>
        </>
      }
    >
      <form {...form.props} id={formId} className="flex flex-col gap-4">
        <TextField
          {...form.field('on')}
          type="date"
          label={texts.on}
          max={today}
          defaultValue={voucher.paidOn ?? today}
        />
        {voucher.paper === null && (
          <ProofField label={texts.proof} problem={form.errors.file} onFile={setFile} />
        )}
        <FormProblem isAlert text={form.problem} />
      </form>
    </Dialog>
  );
}
