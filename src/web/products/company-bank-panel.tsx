import { useState } from 'react';
import type { BankingView } from '#contract/banking.ts';
import {
  readClientBanking,
  recordClientBankAnswer,
  recordClientBankApplication,
} from '#contract/client-banking.ts';
import type { CompanyFile } from '#contract/operator.ts';
import { bankQuestions } from '#domain/banking/bank-rules.ts';
import { fileProblemsOf } from '#domain/banking/contradictions.ts';
import { partnerBanks } from '#domain/banking/partner-banks.ts';
import { mayAsStaff, type StaffRole } from '#domain/staff/permissions.ts';
import { bankStepMessages } from '#messages/bank-step.ts';
import { clientBankMessages } from '#messages/client-banking.ts';
import { Button } from '#web/design-system/button.tsx';
import { SelectField } from '#web/design-system/select-field.tsx';
import { Skeleton } from '#web/design-system/skeleton.tsx';
import { ErrorState } from '#web/design-system/state-message.tsx';
import { TextField } from '#web/design-system/text-input.tsx';
import { call, describeFailure } from '#web/platform/call.ts';
import { problemsOf } from '#web/platform/check-input.ts';
import { localToday } from '#web/platform/local-today.ts';
import { notify } from '#web/platform/notify.ts';
import { setAnswer, useQuery } from '#web/platform/query.ts';
import { useForm } from '#web/platform/use-form.ts';
import { useRetry } from '#web/platform/use-retry.ts';
import { BankApplications } from './bank-applications.tsx';
import type { BankRecording } from './use-banking.ts';

/** A client's way to a bank account in its file: what lacks, each application, and what the banks said. */
export default function CompanyBankPanel({ company, role }: { company: CompanyFile; role: StaffRole }) {
  const params = { id: company.id };
  const { data, failure, refetch } = useQuery(readClientBanking, { params });
  const { isRetrying, retry } = useRetry(refetch, () => {});
  if (!data) {
    if (!failure) {
      return (
        <div role="status" aria-label={clientBankMessages.loading} className="grid gap-3">
          <Skeleton className="h-6 w-60" />
          <Skeleton className="h-16" />
        </div>
      );
    }
    return (
      <ErrorState title={clientBankMessages.unread} onRetry={retry} isRetrying={isRetrying}>
        {describeFailure(failure)}
      </ErrorState>
    );
  }
  const accept = ({ banking }: { banking: BankingView }) =>
    setAnswer(readClientBanking, { params }, () => ({ banking }));
  const recording: BankRecording = {
    banking: data.banking,
    canChange: mayAsStaff(role, 'work-on-cases'),
    apply: async (input) => accept(await call(recordClientBankApplication, { params, input })),
    answer: async (application, input) =>
      accept(
        await call(recordClientBankAnswer, {
          params: { ...params, application: String(application) },
          input,
        }),
      ),
    repair: undefined,
  };
  return (
    <div className="@container">
      <div className="grid gap-x-12 gap-y-8 @4xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <section aria-labelledby="bank-applications" className="grid content-start gap-4">
          <h2 id="bank-applications" className="text-lg font-semibold tracking-tight">
            {clientBankMessages.applications}
          </h2>
          {!recording.canChange && <p className="text-muted">{clientBankMessages.readOnly}</p>}
          <BankApplications banking={recording} />
          {recording.canChange && <NewApplication company={company} recording={recording} />}
        </section>
        <Gaps profile={data.banking.profile} />
      </div>
    </div>
  );
}

interface NewApplicationProps {
  company: CompanyFile;
  recording: BankRecording;
}

function NewApplication({ company, recording }: NewApplicationProps) {
  const [today] = useState(localToday);
  const here = partnerBanks.filter(({ country }) => country === company.country);
  const others = partnerBanks.filter(({ country }) => country !== company.country);
  const banks = [...here, ...others];
  const form = useForm({
    read: (entries) => ({
      bank: banks.find(({ id }) => id === entries.get('bank'))?.id ?? '',
      on: String(entries.get('on') ?? ''),
    }),
    check: (input) => problemsOf(recordClientBankApplication, input),
    async send(input) {
      await recording.apply(input);
      notify.success(clientBankMessages.recorded);
    },
  });
  return (
    <form
      {...form.props}
      aria-label={clientBankMessages.record}
      className="grid items-start gap-3 sm:flex sm:flex-wrap"
    >
      <SelectField
        label={clientBankMessages.bank}
        choices={banks.map(({ id, name }) => ({ value: id, label: name }))}
        {...form.field('bank')}
      />
      <TextField
        type="date"
        label={clientBankMessages.sentOn}
        defaultValue={today}
        max={today}
        fieldClassName="w-44"
        {...form.field('on')}
      />
      <Button type="submit" isBusy={form.isSending} className="justify-self-start sm:mt-6.5">
        {clientBankMessages.save}
      </Button>
    </form>
  );
}

/** What a bank would miss or find to contradict. */
function Gaps({ profile }: { profile: BankingView['profile'] }) {
  const gaps = [
    ...(profile.activity ? [] : [clientBankMessages.noActivity]),
    ...(profile.websiteText ? [] : [clientBankMessages.noWebsite]),
    ...bankQuestions
      .filter((question) => profile[question] === null)
      .map((question) => clientBankMessages.unanswered(bankStepMessages.questions[question])),
    ...fileProblemsOf(profile).map((problem) =>
      problem.kind === 'activity-says-nothing'
        ? bankStepMessages.saysNothing
        : problem.kind === 'high-risk'
          ? bankStepMessages.highRisk(problem.activity)
          : bankStepMessages.contradiction,
    ),
  ];
  return (
    <section aria-labelledby="bank-gaps" className="grid content-start gap-3">
      <h2 id="bank-gaps" className="text-lg font-semibold tracking-tight">
        {clientBankMessages.gaps}
      </h2>
      {gaps.length === 0 ? (
        <p className="text-muted">{clientBankMessages.noGaps}</p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {gaps.map((gap) => (
            <li key={gap} className="py-2 text-pretty">
              {gap}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
