import { Plus, X } from 'lucide-react';
import { useId, useState } from 'react';
import type { InputOf } from '#contract/operation.ts';
import type { StaffPayments, VoucherView } from '#contract/payments.ts';
import { addVoucher } from '#contract/vouchers.ts';
import { type Bearer, bearers } from '#domain/payments/voucher.ts';
import type { Currency } from '#domain/values/money.ts';
import { caseKindMessages } from '#messages/case-kinds.ts';
import { commonMessages } from '#messages/common.ts';
import { paymentMessages as texts } from '#messages/payments.ts';
import { Button, IconButton } from '#web/design-system/button.tsx';
import { Dialog } from '#web/design-system/dialog.tsx';
import { FormProblem } from '#web/design-system/form-problem.tsx';
import { SelectField } from '#web/design-system/select-field.tsx';
import { TextAreaField, TextField } from '#web/design-system/text-input.tsx';
import { call } from '#web/platform/call.ts';
import { notify } from '#web/platform/notify.ts';
import { useForm } from '#web/platform/use-form.ts';
import { exactText, typedAmount, typedText } from './amounts.ts';
import { handIn } from './hand-in.ts';
import { ProofField } from './proof-field.tsx';

interface VoucherDialogProps {
  companyId: string;
  money: StaffPayments;
  /** The voucher that it takes the place of, such as one that has expired. */
  replaced?: VoucherView;
  onClose(): void;
  onSaved(): void;
}

interface Row {
  key: number;
  /** Id of the quote's line; '' for none. */
  line: string;
  label: string;
  amount: string;
}

/** Enters a payment voucher of an authority, line by line against the quote. */
export default function VoucherDialog({ companyId, money, replaced, onClose, onSaved }: VoucherDialogProps) {
  const formId = useId();
  const [caseId, setCaseId] = useState(
    replaced?.case ?? money.payments.cases[0]?.case ?? money.cases[0]?.id ?? '',
  );
  const known = money.payments.cases.find((each) => each.case === caseId);
  const currency: Currency = replaced?.currency ?? known?.positions[0]?.currency ?? 'AED';
  const lines = (known?.lines ?? []).filter((each) => each.payee !== 'fee' && each.currency === currency);
  const [rows, setRows] = useState<readonly Row[]>(() => rowsOf(replaced, currency, lines[0]?.id));
  const [bearer, setBearer] = useState<Bearer>('client');
  const [file, setFile] = useState<File>();
  const change = (key: number, to: Partial<Row>) =>
    setRows(rows.map((row) => (row.key === key ? { ...row, ...to } : row)));

  const form = useForm({
    read: (entries): InputOf<typeof addVoucher> => {
      const text = (name: string) => String(entries.get(name) ?? '').trim();
      const charge = typedAmount(entries.get('charge'), currency);
      return {
        case: caseId,
        authority: text('authority'),
        number: text('number'),
        currency,
        expiresOn: text('expiresOn'),
        explanation: text('explanation'),
        lines: [
          ...rows.map(({ line, label, amount }) => ({
            label: label.trim() || (lines.find(({ id }) => id === line)?.label ?? ''),
            amount: typedAmount(amount, currency),
            line: line || null,
          })),
          ...(charge > 0 ? [{ label: texts.newCharge, amount: charge, line: null, bearer }] : []),
        ],
        ...(replaced && { replaces: replaced.id }),
      };
    },
    check: ({ lines: told }) =>
      told.every(({ amount, label }) => amount > 0 && label !== '') ? undefined : { lines: texts.wrongLines },
    async send(input) {
      const paper = file && (await handIn(companyId, file));
      await call(addVoucher, {
        params: { id: companyId },
        input: { ...input, ...(paper && { file: paper }) },
      });
      notify.success(texts.voucherAdded);
      onSaved();
    },
    tells: 'in-form',
  });
  const asked = rows.reduce((sum, { amount }) => sum + typedAmount(amount, currency), 0);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="wide"
      title={replaced ? texts.reissueTitle(replaced.number) : texts.addVoucher}
      description={replaced ? texts.reissueAbout : texts.addVoucherAbout}
      actions={
        <>
          <Button onClick={onClose}>{commonMessages.cancel}</Button>
          <Button type="submit" form={formId} kind="primary" isBusy={form.isSending}>
            {texts.addVoucher}
          </Button>
        </>
      }
    >
      <form {...form.props} id={formId} className="flex flex-col gap-4">
        {!replaced && money.cases.length > 1 && (
          <SelectField
            label={texts.case}
            choices={money.cases.map(({ id, kind }) => ({ value: id, label: caseKindMessages[kind] }))}
            value={caseId}
            onChange={({ target }) => {
              setCaseId(target.value);
              setRows(rowsOf(undefined, currency, undefined));
            }}
          />
        )}
        <div className="grid gap-4 sm:grid-cols-3">
          <TextField
            {...form.field('authority')}
            label={texts.authority}
            defaultValue={replaced?.authority}
            maxLength={140}
          />
          <TextField {...form.field('number')} label={texts.number} maxLength={140} autoComplete="off" />
          <TextField {...form.field('expiresOn')} type="date" label={texts.expiresOn} />
        </div>
        <fieldset className="grid gap-3">
          <legend className="mb-2 text-sm font-medium">{texts.linesAgainstQuote}</legend>
          {rows.map(({ key, line, label, amount }, index) => (
            <div
              key={key}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3 border-b border-line pb-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_8rem_auto]"
            >
              <SelectField
                label={texts.lineOf(index + 1)}
                placeholder={texts.notInQuote}
                choices={lines.map(({ id, label: name, quoted }) => ({
                  value: id,
                  label: `${name}, ${exactText(currency, quoted)}`,
                }))}
                value={line}
                onChange={({ target }) => change(key, { line: target.value })}
              />
              <IconButton
                label={texts.removeLine(index + 1)}
                icon={<X aria-hidden="true" size={18} strokeWidth={1.5} />}
                disabled={rows.length === 1}
                onClick={() => setRows(rows.filter((row) => row.key !== key))}
                className="sm:order-last"
              />
              <TextField
                label={texts.labelOf(index + 1)}
                value={label}
                isOptional={line !== ''}
                maxLength={140}
                onChange={({ target }) => change(key, { label: target.value })}
              />
              <TextField
                label={`${texts.amount}, ${currency}`}
                value={amount}
                inputMode="decimal"
                autoComplete="off"
                onChange={({ target }) => change(key, { amount: target.value })}
              />
            </div>
          ))}
          {form.errors.lines && (
            <p role="alert" className="text-xs font-medium text-bad">
              {form.errors.lines}
            </p>
          )}
          <div className="flex flex-wrap items-center justify-between gap-3">
            <Button
              size="small"
              onClick={() =>
                setRows([...rows, { key: (rows.at(-1)?.key ?? 0) + 1, line: '', label: '', amount: '' }])
              }
            >
              <Plus aria-hidden="true" size={16} strokeWidth={1.5} />
              {texts.addLine}
            </Button>
            <span className="text-sm tabular">{texts.sum(exactText(currency, asked))}</span>
          </div>
        </fieldset>
        {replaced && (
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              name="charge"
              label={`${texts.newCharge}, ${currency}`}
              isOptional
              inputMode="decimal"
              autoComplete="off"
            />
            <SelectField
              label={texts.whoBears}
              choices={bearers.map((value) => ({ value, label: texts.bearers[value] }))}
              value={bearer}
              onChange={({ target }) => setBearer(target.value as Bearer)}
            />
          </div>
        )}
        <TextAreaField
          {...form.field('explanation')}
          label={texts.explanation}
          hint={texts.explanationHint}
          isOptional
          maxLength={1000}
        />
        <ProofField label={texts.voucherFile} onFile={setFile} />
        <FormProblem isAlert text={form.problem} />
      </form>
    </Dialog>
  );
}

/** What is asked at first: the lines of the voucher that is replaced, or one line of the quote. */
function rowsOf(replaced: VoucherView | undefined, currency: Currency, first: string | undefined): Row[] {
  const known = (replaced?.lines ?? []).filter(({ bearer }) => bearer === 'client');
  if (known.length === 0) return [{ key: 0, line: first ?? '', label: '', amount: '' }];
  return known.map(({ line, label, amount }, key) => ({
    key,
    line: line ?? '',
    label,
    amount: typedText(amount, currency),
  }));
}
