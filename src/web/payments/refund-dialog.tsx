import { useId } from 'react';
import type { CardPaymentView } from '#contract/card-payment-view.ts';
import { refundCardPayment } from '#contract/card-payments.ts';
import { minorDigitsOf, minorPerMajor } from '#domain/values/money.ts';
import { commonMessages } from '#messages/common.ts';
import { paymentMessages as texts } from '#messages/payments.ts';
import { Button } from '#web/design-system/button.tsx';
import { Dialog } from '#web/design-system/dialog.tsx';
import { FormProblem } from '#web/design-system/form-problem.tsx';
import { TextAreaField, TextField } from '#web/design-system/text-input.tsx';
import { call } from '#web/platform/call.ts';
import { notify } from '#web/platform/notify.ts';
import { useForm } from '#web/platform/use-form.ts';
import { exactText, typedAmount } from './amounts.ts';
import { returnableOf } from './card-list.tsx';

interface RefundDialogProps {
  companyId: string;
  card: CardPaymentView;
  onClose(): void;
  onSaved(): void;
}

/** Gives a payment back to its card, whole or in part. */
export default function RefundDialog({ companyId, card, onClose, onSaved }: RefundDialogProps) {
  const formId = useId();
  const { currency } = card;
  const form = useForm({
    read: (entries) => ({
      amount: typedAmount(entries.get('amount'), currency),
      reason: String(entries.get('reason') ?? ''),
    }),
    async send(input) {
      await call(refundCardPayment, { params: { id: companyId, card: card.id }, input });
      notify.success(texts.refundAsked);
      onSaved();
    },
    tells: 'in-form',
  });
  const rest = (returnableOf(card) / minorPerMajor(currency)).toFixed(minorDigitsOf(currency));
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.refundOf(exactText(currency, card.amount))}
      description={texts.refundAbout}
      actions={
        <>
          <Button onClick={onClose}>{commonMessages.cancel}</Button>
          <Button type="submit" form={formId} kind="primary" isBusy={form.isSending}>
            {texts.refund}
          </Button>
        </>
      }
    >
      <form {...form.props} id={formId} className="grid gap-4">
        <TextField
          {...form.field('amount')}
          label={`${texts.amount}, ${currency}`}
          inputMode="decimal"
          defaultValue={rest}
        />
        <TextAreaField {...form.field('reason')} label={texts.reason} />
        <FormProblem isAlert text={form.problem} />
      </form>
    </Dialog>
  );
}
