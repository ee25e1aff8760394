import { useId, useState } from 'react';
import type { StaffPayments, VoucherView } from '#contract/payments.ts';
import { payVoucher } from '#contract/vouchers.ts';
import { commonMessages } from '#messages/common.ts';
import { moneyMessages, paymentMessages as texts } from '#messages/payments.ts';
import { Button } from '#web/design-system/button.tsx';
import { Dialog } from '#web/design-system/dialog.tsx';
import { FormProblem } from '#web/design-system/form-problem.tsx';
import { SelectField } from '#web/design-system/select-field.tsx';
import { TextField } from '#web/design-system/text-input.tsx';
import { call } from '#web/platform/call.ts';
import { localToday } from '#web/platform/local-today.ts';
import { notify } from '#web/platform/notify.ts';
import { useForm } from '#web/platform/use-form.ts';
import { exactText, typedAmount } from './amounts.ts';
import { handIn } from './hand-in.ts';
import { ProofField } from './proof-field.tsx';

interface PayVoucherDialogProps {
  companyId: string;
  voucher: VoucherView;
  money: StaffPayments;
  onClose(): void;
  onSaved(): void;
}

/** The agency pays a voucher from what it holds, with the authority's receipt. */
export default function PayVoucherDialog(props: PayVoucherDialogProps) {
  const { companyId, voucher, money, onClose, onSaved } = props;
  const formId = useId();
  const own = money.accounts.find(({ currency }) => currency === voucher.currency);
  const [accountId, setAccountId] = useState(own?.id ?? money.accounts[0]?.id ?? '');
  const account = money.accounts.find(({ id }) => id === accountId);
  const [file, setFile] = useState<File>();
  const [today] = useState(localToday);
  const amount = exactText(voucher.currency, voucher.asked + voucher.borne);
  const isExchanged = account !== undefined && account.currency !== voucher.currency;
  const form = useForm({
    read: (entries) => ({
      account: accountId,
      on: String(entries.get('on') ?? ''),
      reference: String(entries.get('reference') ?? '').trim(),
      ...(isExchanged && { counts: typedAmount(entries.get('counts'), account.currency) }),
    }),
    async send(input) {
      const paper = file && (await handIn(companyId, file));
      await call(payVoucher, {
        params: { id: companyId, voucher: voucher.id },
        input: { ...input, ...(paper && { paper }) },
      });
      notify.success(texts.recorded);
      onSaved();
    },
    tells: 'in-form',
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.payTitle(voucher.number)}
      description={texts.payAbout(amount, voucher.authority)}
      actions={
        <>
          <Button onClick={onClose}>{commonMessages.cancel}</Button>
          <Button type="submit" form={formId} kind="primary" isBusy={form.isSending}>
            {texts.recordPayment}
          </Button>
        </>
      }
    >
      <form {...form.props} id={formId} className="flex flex-col gap-4">
        <SelectField
          {...form.field('account')}
          label={texts.account}
          choices={money.accounts.map(({ id, bank, currency, number }) => ({
            value: id,
            label: moneyMessages.endsWith(bank, currency, number),
          }))}
          value={accountId}
          onChange={({ target }) => setAccountId(target.value)}
        />
        {isExchanged && (
          <TextField
            {...form.field('counts')}
            label={texts.atBank(account.currency)}
            inputMode="decimal"
            autoComplete="off"
          />
        )}
        <TextField {...form.field('on')} type="date" label={texts.on} max={today} defaultValue={today} />
        <TextField {...form.field('reference')} label={texts.receipt} isOptional maxLength={140} />
        <ProofField label={texts.receiptFile} onFile={setFile} />
        <FormProblem isAlert text={form.problem} />
      </form>
    </Dialog>
  );
}
