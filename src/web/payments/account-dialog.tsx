import { useId } from 'react';
import { addBankAccount, type BankAccountView, changeBankAccount } from '#contract/bank-accounts.ts';
import { type Currency, currencies } from '#domain/values/money.ts';
import { commonMessages } from '#messages/common.ts';
import { moneyMessages, paymentMessages as texts } from '#messages/payments.ts';
import { Button } from '#web/design-system/button.tsx';
import { Checkbox } from '#web/design-system/checkbox.tsx';
import { Dialog } from '#web/design-system/dialog.tsx';
import { FormProblem } from '#web/design-system/form-problem.tsx';
import { SelectField } from '#web/design-system/select-field.tsx';
import { TextAreaField, TextField } from '#web/design-system/text-input.tsx';
import { call } from '#web/platform/call.ts';
import { notify } from '#web/platform/notify.ts';
import { useForm } from '#web/platform/use-form.ts';

interface AccountDialogProps {
  /** The account that is changed; a new one without it. */
  account?: BankAccountView;
  onClose(): void;
  onSaved(): void;
}

/** Adds a bank account of the agency that clients transfer to, or changes what is said about one. */
export default function AccountDialog({ account, onClose, onSaved }: AccountDialogProps) {
  const formId = useId();
  const form = useForm({
    read: (entries) => {
      const text = (name: string) => String(entries.get(name) ?? '');
      return {
        currency: account?.currency ?? (text('currency') as Currency),
        holder: text('holder'),
        bank: text('bank'),
        number: account?.number ?? text('number'),
        bic: text('bic'),
        note: text('note'),
        isOffered: !account || entries.get('isOffered') !== null,
      };
    },
    async send(input) {
      await (account
        ? call(changeBankAccount, { params: { id: account.id }, input, ifMatch: account.version })
        : call(addBankAccount, { input }));
      notify.success(moneyMessages.accountSaved);
      onSaved();
    },
    tells: 'in-form',
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={account ? moneyMessages.changeTitle : moneyMessages.addTitle}
      description={account && moneyMessages.changeAbout}
      actions={
        <>
          <Button onClick={onClose}>{commonMessages.cancel}</Button>
          <Button type="submit" form={formId} kind="primary" isBusy={form.isSending}>
            {account ? moneyMessages.saveAccount : moneyMessages.addAccount}
          </Button>
        </>
      }
    >
      <form {...form.props} id={formId} className="flex flex-col gap-4">
        {!account && (
          <SelectField
            {...form.field('currency')}
            label={moneyMessages.currency}
            choices={currencies.map((value) => ({ value, label: value }))}
          />
        )}
        <TextField
          {...form.field('holder')}
          label={texts.holder}
          defaultValue={account?.holder}
          maxLength={70}
        />
        <TextField {...form.field('bank')} label={texts.bank} defaultValue={account?.bank} maxLength={70} />
        <TextField
          {...form.field('number')}
          label={texts.iban}
          dir="ltr"
          defaultValue={account?.number}
          readOnly={account !== undefined}
          maxLength={40}
          autoComplete="off"
        />
        <TextField
          {...form.field('bic')}
          label={texts.bic}
          dir="ltr"
          defaultValue={account?.bic}
          maxLength={11}
          isOptional
          autoComplete="off"
        />
        <TextAreaField
          {...form.field('note')}
          label={moneyMessages.accountNote}
          defaultValue={account?.note}
          isOptional
          maxLength={300}
        />
        {account && (
          <Checkbox name="isOffered" defaultChecked={account.isOffered}>
            {moneyMessages.offerIt}
          </Checkbox>
        )}
        <FormProblem isAlert text={form.problem} />
      </form>
    </Dialog>
  );
}
