import { useState } from 'react';
import { recordBankApplication } from '#contract/banking.ts';
import type { PartnerBank } from '#domain/banking/partner-banks.ts';
import { bankStepMessages } from '#messages/bank-step.ts';
import { Button } from '#web/design-system/button.tsx';
import { TextField } from '#web/design-system/text-input.tsx';
import { problemsOf } from '#web/platform/check-input.ts';
import { localToday } from '#web/platform/local-today.ts';
import { notify } from '#web/platform/notify.ts';
import { useForm } from '#web/platform/use-form.ts';
import type { BankRecording } from './use-banking.ts';

interface MarkSentProps {
  bank: PartnerBank;
  banking: BankRecording;
  onRecorded(): void;
}

/** Records an application that the founder sent on the bank's own website. */
export function MarkSent({ bank, banking, onRecorded }: MarkSentProps) {
  const [today] = useState(localToday);
  const form = useForm({
    read: (entries) => ({ bank: bank.id, on: String(entries.get('on') ?? '') }),
    check: (input) => problemsOf(recordBankApplication, input),
    async send(input) {
      await banking.apply(input);
      notify.success(bankStepMessages.recorded);
      onRecorded();
    },
  });
  const left = banking.banking?.toRepair.length ?? 0;
  return (
    <section className="grid gap-2">
      {left > 0 && <p className="border-s-4 border-warn ps-4">{bankStepMessages.repairsLeft(left)}</p>}
      <p className="text-muted">{bankStepMessages.markSentAbout}</p>
      <form {...form.props} className="flex flex-wrap items-start gap-3">
        <TextField
          type="date"
          label={bankStepMessages.sentDay}
          defaultValue={today}
          max={today}
          fieldClassName="w-44"
          {...form.field('on')}
        />
        <Button type="submit" isBusy={form.isSending} className="sm:mt-6.5">
          {bankStepMessages.markSent}
        </Button>
      </form>
    </section>
  );
}
