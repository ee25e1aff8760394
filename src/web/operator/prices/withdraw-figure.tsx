import { useId, useState } from 'react';
import { maxFigureNote, type PriceLineView, withdrawPrice } from '#contract/prices.ts';
import { commonMessages } from '#messages/common.ts';
import { priceMessages, priceText } from '#messages/prices.ts';
import { Button } from '#web/design-system/button.tsx';
import { Dialog } from '#web/design-system/dialog.tsx';
import { FormProblem } from '#web/design-system/form-problem.tsx';
import { TextAreaField, TextField } from '#web/design-system/text-input.tsx';
import { call } from '#web/platform/call.ts';
import { problemsOf } from '#web/platform/check-input.ts';
import { firstDayAhead } from '#web/platform/local-today.ts';
import { notify } from '#web/platform/notify.ts';
import { useForm } from '#web/platform/use-form.ts';
import type { ChangedPrice } from './changed-price.ts';

const texts = priceMessages;

interface WithdrawFigureProps {
  line: PriceLineView;
  onWithdrawn(price: ChangedPrice): void;
}

/** Withdraws a figure from a day on, with a reason, as a draft. */
export function WithdrawFigure({ line, onWithdrawn }: WithdrawFigureProps) {
  const formId = useId();
  const today = firstDayAhead();
  const [isOpen, setIsOpen] = useState(false);
  const form = useForm({
    read: (entries) => ({
      from: String(entries.get('from') ?? ''),
      reason: String(entries.get('reason') ?? ''),
    }),
    check: (input) => problemsOf(withdrawPrice, input),
    async send(input) {
      const params = { place: line.place.id, line: line.line };
      const { message, ...price } = await call(withdrawPrice, { params, input, ifMatch: line.version });
      setIsOpen(false);
      onWithdrawn(price);
      notify.success(message);
    },
    tells: 'in-form',
  });
  const field = form.field('reason');
  const { amount } = line.published;
  return (
    <div>
      <Button onClick={() => setIsOpen(true)}>{texts.withdraw}</Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={texts.withdrawTitle}
        description={texts.withdrawText(amount ? priceText(amount) : undefined)}
        actions={
          <>
            <Button onClick={() => setIsOpen(false)}>{commonMessages.cancel}</Button>
            <Button type="submit" form={formId} kind="danger" isBusy={form.isSending}>
              {texts.withdraw}
            </Button>
          </>
        }
      >
        <form {...form.props} id={formId} className="grid gap-5">
          <TextField
            label={texts.withdrawFrom}
            type="date"
            min={today}
            defaultValue={today}
            {...form.field('from')}
            required
          />
          <TextAreaField
            label={texts.reason}
            hint={texts.reasonHint}
            name={field.name}
            error={field.error ?? form.errors.low}
            rows={3}
            required
            maxLength={maxFigureNote}
          />
          <FormProblem isAlert text={form.problem} />
        </form>
      </Dialog>
    </div>
  );
}
