import { useId, useState } from 'react';
import { listMoney } from '#contract/ledger.ts';
import type { InputOf } from '#contract/operation.ts';
import { readPaymentsForStaff } from '#contract/payments.ts';
import type { OpenMovement, settleMovement } from '#contract/statements.ts';
import { type Currency, currencies } from '#domain/values/money.ts';
import { caseKindMessages } from '#messages/case-kinds.ts';
import { commonMessages } from '#messages/common.ts';
import { paymentMessages, moneyMessages as texts } from '#messages/payments.ts';
import { Button } from '#web/design-system/button.tsx';
import { Dialog } from '#web/design-system/dialog.tsx';
import { FormProblem } from '#web/design-system/form-problem.tsx';
import { SelectField } from '#web/design-system/select-field.tsx';
import { TextField } from '#web/design-system/text-input.tsx';
import { useQuery } from '#web/platform/query.ts';
import { useForm } from '#web/platform/use-form.ts';
import { exactText, typedAmount } from './amounts.ts';

type PaymentOf = Extract<InputOf<typeof settleMovement>, { is: 'payment' }>;

interface MatchDialogProps {
  movement: OpenMovement;
  onClose(): void;
  /** A failure that it throws is shown in the dialog. */
  onMatch(input: InputOf<typeof settleMovement>): Promise<void>;
}

/** Says whose payment a movement of the bank is, where no suggestion fits. */
export default function MatchDialog({ movement, onClose, onMatch }: MatchDialogProps) {
  const formId = useId();
  const money = useQuery(listMoney, {});
  const clients = new Map((money.data?.clients ?? []).map(({ company }) => [company.id, company.name]));
  const [chosen, setChosen] = useState<string>();
  const company = chosen ?? [...clients.keys()][0];
  const file = useQuery(
    readPaymentsForStaff,
    { params: { id: company ?? '' } },
    { enabled: company !== undefined },
  );
  const [currency, setCurrency] = useState<Currency>(movement.currency);
  const form = useForm<PaymentOf>({
    read: (entries) => ({
      is: 'payment' as const,
      company: company ?? '',
      case: String(entries.get('case') ?? ''),
      currency,
      ...(currency !== movement.currency && { counts: typedAmount(entries.get('counts'), currency) }),
    }),
    check: (input) => (input.case === '' ? { case: paymentMessages.noOtherCase } : undefined),
    send: onMatch,
    tells: 'in-form',
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.matchTitle(exactText(movement.currency, movement.amount))}
      description={[movement.party, movement.text].filter(Boolean).join(', ')}
      actions={
        <>
          <Button onClick={onClose}>{commonMessages.cancel}</Button>
          <Button type="submit" form={formId} kind="primary" isBusy={form.isSending}>
            {paymentMessages.save}
          </Button>
        </>
      }
    >
      <form {...form.props} id={formId} className="flex flex-col gap-4">
        <SelectField
          label={texts.client}
          choices={[...clients].map(([value, label]) => ({ value, label }))}
          value={company ?? ''}
          onChange={({ target }) => setChosen(target.value)}
        />
        <SelectField
          key={company}
          {...form.field('case')}
          label={paymentMessages.case}
          choices={(file.data?.cases ?? []).map(({ id, kind }) => ({
            value: id,
            label: caseKindMessages[kind],
          }))}
        />
        <SelectField
          label={texts.countsIn}
          choices={currencies.map((value) => ({ value, label: value }))}
          value={currency}
          onChange={({ target }) => setCurrency(target.value as Currency)}
        />
        {currency !== movement.currency && (
          <TextField
            {...form.field('counts')}
            label={paymentMessages.counts(currency)}
            inputMode="decimal"
            autoComplete="off"
          />
        )}
        <FormProblem isAlert text={form.problem} />
      </form>
    </Dialog>
  );
}
