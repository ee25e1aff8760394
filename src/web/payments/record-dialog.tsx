import { useId, useState } from 'react';
import { type MoneyInput, recordMoney, type StaffPayments } from '#contract/payments.ts';
import { type Currency, currencies } from '#domain/values/money.ts';
import { caseKindMessages } from '#messages/case-kinds.ts';
import { commonMessages } from '#messages/common.ts';
import { moneyMessages, paymentMessages as texts } from '#messages/payments.ts';
import { Button } from '#web/design-system/button.tsx';
import { Dialog } from '#web/design-system/dialog.tsx';
import { FormProblem } from '#web/design-system/form-problem.tsx';
import { SelectField } from '#web/design-system/select-field.tsx';
import { TextAreaField, TextField } from '#web/design-system/text-input.tsx';
import { call } from '#web/platform/call.ts';
import { localToday } from '#web/platform/local-today.ts';
import { notify } from '#web/platform/notify.ts';
import { useForm } from '#web/platform/use-form.ts';
import { typedAmount } from './amounts.ts';

type Kind = MoneyInput['kind'];
const kinds = Object.keys(texts.recordKinds) as Kind[];

interface RecordDialogProps {
  companyId: string;
  money: StaffPayments;
  /** What it is about at first, and for which case. */
  first?: Kind | undefined;
  firstCase?: string | undefined;
  onClose(): void;
  onSaved(): void;
}

/** Records what happened with a client's money. Only the fields that this takes are shown. */
export default function RecordDialog(props: RecordDialogProps) {
  const { companyId, money, first = 'received', firstCase, onClose, onSaved } = props;
  const formId = useId();
  const [kind, setKind] = useState<Kind>(first);
  const [caseId, setCaseId] = useState(
    firstCase ?? money.payments.cases[0]?.case ?? money.cases[0]?.id ?? '',
  );
  const [accountId, setAccountId] = useState(money.accounts[0]?.id ?? '');
  const known = money.payments.cases.find((each) => each.case === caseId);
  const lines = (known?.lines ?? []).filter(({ payee }) => kind !== 'earned' || payee === 'fee');
  const [lineId, setLineId] = useState('');
  const line = lines.find(({ id }) => id === lineId) ?? (kind === 'owed' ? undefined : lines[0]);
  const account = money.accounts.find(({ id }) => id === accountId);
  const [chosen, setChosen] = useState<Currency>();
  const currency =
    (['received', 'returned'].includes(kind) || !line ? undefined : line.currency) ??
    chosen ??
    known?.positions[0]?.currency ??
    'AED';
  const atBank = ['received', 'paid-on', 'returned'].includes(kind);
  const isExchanged = atBank && account !== undefined && account.currency !== currency;
  const form = useForm<MoneyInput>({
    read: (entries) => {
      const text = (name: string) => String(entries.get(name) ?? '').trim();
      const amountIn = kind === 'received' && account ? account.currency : currency;
      const base = { case: caseId, on: text('on'), amount: typedAmount(entries.get('amount'), amountIn) };
      const countsIn = kind === 'received' ? currency : (account?.currency ?? currency);
      const counts = isExchanged ? { counts: typedAmount(entries.get('counts'), countsIn) } : {};
      const reference = text('reference');
      switch (kind) {
        case 'received':
          return { kind, ...base, account: accountId, currency, ...counts, reference, payer: text('payer') };
        case 'paid-on':
          return {
            kind,
            ...base,
            account: accountId,
            line: line?.id ?? '',
            ...counts,
            payee: text('payee'),
            reference,
          };
        case 'returned':
          return { kind, ...base, account: accountId, currency, ...counts, reference };
        case 'owed':
          return { kind, ...base, currency, line: line?.id ?? null, reason: text('reason') };
        case 'allotted':
          return {
            kind,
            ...base,
            currency,
            from: text('from') || null,
            line: line?.id ?? '',
            reason: text('reason'),
          };
        case 'earned':
          return { kind, ...base, line: line?.id ?? '' };
        case 'waived':
          return { kind, ...base, line: line?.id ?? '', reason: text('reason') };
      }
    },
    check: (input) => (input.amount > 0 ? undefined : { amount: texts.wrongAmount }),
    async send(input) {
      await call(recordMoney, { params: { id: companyId }, input });
      notify.success(texts.recorded);
      onSaved();
    },
    tells: 'in-form',
  });
  const lineChoices = lines.map(({ id, label, currency: of }) => ({ value: id, label: `${label}, ${of}` }));
  const suspense = { value: '', label: texts.fromSuspense };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.record}
      actions={
        <>
          <Button onClick={onClose}>{commonMessages.cancel}</Button>
          <Button type="submit" form={formId} kind="primary" isBusy={form.isSending}>
            {texts.save}
          </Button>
        </>
      }
    >
      <form {...form.props} id={formId} className="flex flex-col gap-4">
        <SelectField
          label={texts.what}
          choices={kinds.map((value) => ({ value, label: texts.recordKinds[value] }))}
          value={kind}
          onChange={({ target }) => {
            setKind(target.value as Kind);
            setLineId('');
            form.clear();
          }}
        />
        {money.cases.length > 1 && (
          <SelectField
            label={texts.case}
            choices={money.cases.map(({ id, kind: of }) => ({ value: id, label: caseKindMessages[of] }))}
            value={caseId}
            onChange={({ target }) => setCaseId(target.value)}
          />
        )}
        <TextField {...form.field('on')} type="date" label={texts.on} defaultValue={localToday()} />
        {kind === 'allotted' && (
          <SelectField {...form.field('from')} label={texts.fromLine} choices={[suspense, ...lineChoices]} />
        )}
        {!['received', 'returned'].includes(kind) && (
          <SelectField
            {...form.field('line')}
            label={texts.forLine}
            choices={kind === 'owed' ? [suspense, ...lineChoices] : lineChoices}
            value={line?.id ?? ''}
            onChange={({ target }) => setLineId(target.value)}
          />
        )}
        {atBank && (
          <SelectField
            {...form.field('account')}
            label={texts.account}
            choices={money.accounts.map(({ id, bank, currency: of, number }) => ({
              value: id,
              label: moneyMessages.endsWith(bank, of, number),
            }))}
            value={accountId}
            onChange={({ target }) => setAccountId(target.value)}
          />
        )}
        {['received', 'returned'].includes(kind) && (
          <SelectField
            label={moneyMessages.currency}
            choices={currencies.map((value) => ({ value, label: value }))}
            value={currency}
            onChange={({ target }) => setChosen(target.value as Currency)}
          />
        )}
        <TextField
          {...form.field('amount')}
          label={`${texts.amount}, ${kind === 'received' && account ? account.currency : currency}`}
          inputMode="decimal"
          autoComplete="off"
        />
        {isExchanged && (
          <TextField
            {...form.field('counts')}
            label={kind === 'received' ? texts.counts(currency) : texts.atBank(account.currency)}
            inputMode="decimal"
            autoComplete="off"
          />
        )}
        {kind === 'received' && <TextField {...form.field('payer')} label={texts.payer} isOptional />}
        {kind === 'paid-on' && <TextField {...form.field('payee')} label={texts.payee} />}
        {atBank && <TextField {...form.field('reference')} label={texts.receipt} isOptional />}
        {['owed', 'allotted', 'waived'].includes(kind) && (
          <TextAreaField {...form.field('reason')} label={texts.reason} />
        )}
        <FormProblem isAlert text={form.problem} />
      </form>
    </Dialog>
  );
}
