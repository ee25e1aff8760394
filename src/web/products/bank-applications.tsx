import { useState } from 'react';
import type { BankApplicationView, BankingView } from '#contract/banking.ts';
import { recordBankRepair } from '#contract/banking.ts';
import { canBecome, isPending, nextBankAfter } from '#domain/banking/bank-application.ts';
import { type RefusalReason, repairs, resending } from '#domain/banking/bank-rules.ts';
import { bankStepMessages } from '#messages/bank-step.ts';
import { Badge, type BadgeTone } from '#web/design-system/badge.tsx';
import { Button } from '#web/design-system/button.tsx';
import { SourceMark } from '#web/design-system/source-mark.tsx';
import { TextField } from '#web/design-system/text-input.tsx';
import { problemsOf } from '#web/platform/check-input.ts';
import { localToday } from '#web/platform/local-today.ts';
import { notify } from '#web/platform/notify.ts';
import { useForm } from '#web/platform/use-form.ts';
import { webSettings } from '#web/platform/web-settings.ts';
import { BankAnswerDialog } from './bank-answer-dialog.tsx';
import { bankNameOf } from './bank-name.ts';
import type { BankRecording } from './use-banking.ts';

/** Each application with what became of it, and what to repair before the next. */
export function BankApplications({ banking }: { banking: BankRecording }) {
  const [answered, setAnswered] = useState<BankApplicationView>();
  const [isOpen, setIsOpen] = useState(false);
  const { applications = [], toRepair = [] } = banking.banking ?? {};
  return (
    <div className="grid gap-6">
      {toRepair.length > 0 && <Repairs reasons={toRepair} banking={banking} />}
      {applications.length === 0 ? (
        <p className="text-muted">{bankStepMessages.noApplications}</p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {applications.toReversed().map((application) => (
            <Application
              key={application.id}
              application={application}
              banking={banking.banking}
              canChange={banking.canChange}
              onAnswer={() => {
                setAnswered(application);
                setIsOpen(true);
              }}
            />
          ))}
        </ul>
      )}
      {answered && (
        <BankAnswerDialog
          key={`${answered.id} ${answered.state}`}
          application={answered}
          banking={banking}
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
        />
      )}
    </div>
  );
}

const tones: Record<BankApplicationView['state'], BadgeTone> = {
  sent: 'neutral',
  asked: 'warn',
  opened: 'good',
  refused: 'bad',
  withdrawn: 'neutral',
  closed: 'bad',
};

interface ApplicationProps {
  banking: BankRecording['banking'];
  application: BankApplicationView;
  canChange: boolean;
  onAnswer(): void;
}

function Application({ application, banking, canChange, onAnswer }: ApplicationProps) {
  const { bank, sentOn, state, answers } = application;
  return (
    <li className="grid gap-1 py-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="font-semibold">{bankNameOf(bank)}</h3>
        <Badge tone={tones[state]}>{bankStepMessages.outcomes[state]}</Badge>
        <span className="text-muted">{bankStepMessages.sentOn(sentOn)}</span>
        {canChange && (isPending(application) || canBecome(application, 'closed')) && (
          <Button size="small" className="ms-auto pointer-coarse:min-h-11" onClick={onAnswer}>
            {isPending(application) ? bankStepMessages.recordAnswer : bankStepMessages.recordClosing}
            <span className="sr-only"> {bankNameOf(bank)}</span>
          </Button>
        )}
      </div>
      {answers.map((answer) => (
        <div key={`${answer.outcome}-${answer.on}-${answer.note}`} className="text-sm">
          <p>
            {bankStepMessages.outcomes[answer.outcome]}
            {answer.reasons.length > 0 &&
              `: ${answer.reasons.map((reason) => bankStepMessages.reasons[reason]).join('; ')}`}
            {answer.note && `. ${answer.note}`}
          </p>
          <p className="text-xs text-muted">
            {bankStepMessages.answeredOn(
              answer.on,
              answer.side === 'agency' ? webSettings.brand.operatorName : answer.by,
            )}
          </p>
        </div>
      ))}
      {state === 'closed' && banking && <AfterClosing application={application} banking={banking} />}
    </li>
  );
}

interface AfterClosingProps {
  application: BankApplicationView;
  banking: BankingView;
}

/** What to do once a bank has said that it closes the account. */
function AfterClosing({ application: { bank, answers }, banking }: AfterClosingProps) {
  const lastDay = answers.at(-1)?.lastDay;
  const [today] = useState(localToday);
  const next = nextBankAfter(bank, banking.applications, banking.profile);
  return (
    <section className="mt-2 border-s-4 border-warn ps-4">
      {lastDay && (
        <p className="font-medium">{bankStepMessages.endsOn(lastDay, daysBetween(today, lastDay))}</p>
      )}
      <h4 className="mt-2 font-semibold">{bankStepMessages.afterClosing}</h4>
      <ul className="mt-1 list-disc ps-4.5 marker:text-faint">
        {bankStepMessages.closingSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
        <li>{next ? bankStepMessages.nextBank(next.name) : bankStepMessages.noNextBank}</li>
      </ul>
    </section>
  );
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}

function Repairs({ reasons, banking }: { reasons: readonly RefusalReason[]; banking: BankRecording }) {
  return (
    <section className="border-s-4 border-warn ps-4">
      <h3 className="font-semibold">{bankStepMessages.repairFirst}</h3>
      <p className="mt-1 text-muted">
        {resending.text} <SourceMark sources={[resending.source]} subject={bankStepMessages.repairFirst} />
      </p>
      <ul className="mt-2 divide-y divide-line">
        {reasons.map((reason) => (
          <li key={reason} className="grid gap-2 py-3">
            <p>
              <span className="font-medium">{bankStepMessages.reasons[reason]}.</span> {repairs[reason].text}{' '}
              <SourceMark sources={[repairs[reason].source]} subject={bankStepMessages.reasons[reason]} />
            </p>
            {banking.repair && <Repair reason={reason} repair={banking.repair} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface RepairProps {
  reason: RefusalReason;
  repair: NonNullable<BankRecording['repair']>;
}

function Repair({ reason, repair }: RepairProps) {
  const form = useForm({
    read: (entries) => ({ note: String(entries.get('note') ?? '') }),
    check: (input) => problemsOf(recordBankRepair, input),
    async send(input) {
      await repair(reason, input.note);
      notify.success(bankStepMessages.recorded);
    },
  });
  return (
    <form {...form.props} className="flex flex-wrap items-start gap-2">
      <TextField
        label={bankStepMessages.repairNote}
        fieldClassName="min-w-0 flex-1 basis-60"
        {...form.field('note')}
      />
      <Button type="submit" isBusy={form.isSending} className="sm:mt-6.5">
        {bankStepMessages.repaired}
        <span className="sr-only"> {bankStepMessages.reasons[reason]}</span>
      </Button>
    </form>
  );
}
