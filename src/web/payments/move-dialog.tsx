import { useId, useState } from 'react';
import { listMoney } from '#contract/ledger.ts';
import { type MoneyTransaction, moveMoney, readPaymentsForStaff } from '#contract/payments.ts';
import { caseKindMessages } from '#messages/case-kinds.ts';
import { commonMessages } from '#messages/common.ts';
import { moneyMessages, paymentMessages as texts } from '#messages/payments.ts';
import { Button } from '#web/design-system/button.tsx';
import { Dialog } from '#web/design-system/dialog.tsx';
import { FormProblem } from '#web/design-system/form-problem.tsx';
import { SelectField } from '#web/design-system/select-field.tsx';
import { TextAreaField } from '#web/design-system/text-input.tsx';
import { call } from '#web/platform/call.ts';
import { notify } from '#web/platform/notify.ts';
import { useQuery } from '#web/platform/query.ts';
import { useForm } from '#web/platform/use-form.ts';
import { exactText } from './amounts.ts';

interface MoveDialogProps {
  companyId: string;
  caseId: string;
  entry: MoneyTransaction;
  onClose(): void;
  onSaved(): void;
}

/** Moves a payment that was recorded for the wrong case. Both cases keep the trace. */
export default function MoveDialog({ companyId, caseId, entry, onClose, onSaved }: MoveDialogProps) {
  const formId = useId();
  const money = useQuery(listMoney, {});
  const [target, setTarget] = useState(companyId);
  const cases = useQuery(readPaymentsForStaff, { params: { id: target } });
  const choices = (cases.data?.cases ?? []).filter(({ id }) => id !== caseId);
  const clients = new Map((money.data?.clients ?? []).map(({ company }) => [company.id, company.name]));
  const form = useForm({
    read: (entries) => ({
      company: target,
      case: String(entries.get('case') ?? ''),
      reason: String(entries.get('reason') ?? ''),
    }),
    check: (input) => (input.case === '' ? { case: texts.noOtherCase } : undefined),
    async send(input) {
      await call(moveMoney, { params: { id: companyId, transaction: entry.id }, input });
      notify.success(texts.moved);
      onSaved();
    },
    tells: 'in-form',
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.moveTitle(exactText(entry.currency, entry.amount))}
      description={texts.moveAbout}
      actions={
        <>
          <Button onClick={onClose}>{commonMessages.cancel}</Button>
          <Button type="submit" form={formId} kind="primary" isBusy={form.isSending}>
            {texts.move}
          </Button>
        </>
      }
    >
      <form {...form.props} id={formId} className="flex flex-col gap-4">
        <SelectField
          label={moneyMessages.client}
          choices={[...clients].map(([value, label]) => ({ value, label }))}
          value={target}
          onChange={({ target: { value } }) => {
            setTarget(value);
            form.clear();
          }}
        />
        <SelectField
          key={target}
          {...form.field('case')}
          label={texts.case}
          choices={choices.map(({ id, kind }) => ({ value: id, label: caseKindMessages[kind] }))}
        />
        <TextAreaField {...form.field('reason')} label={texts.reason} maxLength={1000} />
        <FormProblem isAlert text={form.problem} />
      </form>
    </Dialog>
  );
}
