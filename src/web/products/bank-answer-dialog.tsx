import { useState } from 'react';
import { type BankApplicationView, recordBankAnswer } from '#contract/banking.ts';
import {
  type BankOutcome,
  bankOutcomes,
  canBecome,
  maxBankNoteLength,
} from '#domain/banking/bank-application.ts';
import { refusalReasons } from '#domain/banking/bank-rules.ts';
import { bankStepMessages } from '#messages/bank-step.ts';
import { Checkbox } from '#web/design-system/checkbox.tsx';
import { FormDialogFrame } from '#web/design-system/form-dialog-frame.tsx';
import { SelectField } from '#web/design-system/select-field.tsx';
import { TextAreaField, TextField } from '#web/design-system/text-input.tsx';
import { problemsOf } from '#web/platform/check-input.ts';
import { localToday } from '#web/platform/local-today.ts';
import { notify } from '#web/platform/notify.ts';
import { useForm } from '#web/platform/use-form.ts';
import { bankNameOf } from './bank-name.ts';
import type { BankRecording } from './use-banking.ts';

interface BankAnswerDialogProps {
  application: BankApplicationView;
  banking: BankRecording;
  isOpen: boolean;
  onClose(): void;
}

/** Records what a bank answered; a refusal with the reasons it gave. */
export function BankAnswerDialog({ application, banking, isOpen, onClose }: BankAnswerDialogProps) {
  const [outcome, setOutcome] = useState<BankOutcome>(application.state === 'opened' ? 'closed' : 'asked');
  const [today] = useState(localToday);
  const form = useForm({
    read: (entries) => ({
      outcome,
      on: String(entries.get('on') ?? ''),
      reasons: refusalReasons.filter((reason) => outcome === 'refused' && entries.get(reason) === 'on'),
      note: String(entries.get('note') ?? ''),
      ...(outcome === 'closed' && { lastDay: String(entries.get('lastDay') ?? '') }),
    }),
    check: (input) => problemsOf(recordBankAnswer, input),
    async send(input) {
      await banking.answer(application.id, input);
      notify.success(bankStepMessages.recorded);
      onClose();
    },
    tells: 'in-form',
  });
  return (
    <FormDialogFrame
      isOpen={isOpen}
      onClose={onClose}
      title={bankStepMessages.recordAnswerOf(bankNameOf(application.bank))}
      action={bankStepMessages.record}
      form={form}
    >
      <SelectField
        name="outcome"
        label={bankStepMessages.outcome}
        value={outcome}
        onChange={({ target }) => setOutcome(bankOutcomes.find((each) => each === target.value) ?? 'asked')}
        choices={bankOutcomes
          .filter((value) => canBecome(application, value))
          .map((value) => ({ value, label: bankStepMessages.outcomes[value] }))}
      />
      {outcome === 'refused' && <Reasons error={form.errors.reasons} />}
      <TextField
        type="date"
        label={bankStepMessages.answeredDay}
        defaultValue={today}
        max={today}
        fieldClassName="w-44"
        {...form.field('on')}
      />
      {outcome === 'closed' && (
        <TextField
          type="date"
          label={bankStepMessages.lastDay}
          hint={bankStepMessages.lastDayHint}
          fieldClassName="w-60"
          {...form.field('lastDay')}
        />
      )}
      <TextAreaField
        label={bankStepMessages.note}
        isOptional
        rows={2}
        maxLength={maxBankNoteLength}
        {...form.field('note')}
      />
    </FormDialogFrame>
  );
}

function Reasons({ error }: { error: string | undefined }) {
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 text-sm font-medium">{bankStepMessages.reasonsGiven}</legend>
      {refusalReasons.map((reason) => (
        <Checkbox key={reason} name={reason} aria-invalid={error !== undefined}>
          {bankStepMessages.reasons[reason]}
        </Checkbox>
      ))}
      {error && (
        <p role="alert" className="text-sm text-bad">
          {error}
        </p>
      )}
    </fieldset>
  );
}
