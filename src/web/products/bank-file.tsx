import { useState } from 'react';
import { changeBankProfile, maxActivityLength, maxWebsiteTextLength } from '#contract/banking.ts';
import { type BankProfile, type BankQuestion, bankQuestions } from '#domain/banking/bank-rules.ts';
import { type FileProblem, fileProblemsOf } from '#domain/banking/contradictions.ts';
import { bankStepMessages } from '#messages/bank-step.ts';
import { Button } from '#web/design-system/button.tsx';
import { SelectField } from '#web/design-system/select-field.tsx';
import { TextAreaField, TextField } from '#web/design-system/text-input.tsx';
import { problemsOf } from '#web/platform/check-input.ts';
import { notify } from '#web/platform/notify.ts';
import { useForm } from '#web/platform/use-form.ts';
import type { Banking } from './use-banking.ts';

const answers = ['', 'yes', 'no'] as const;
const answerOf = (entry: FormDataEntryValue | null) =>
  entry === 'yes' ? true : entry === 'no' ? false : null;
const entryOf = (answer: boolean | null) => (answer === null ? '' : answer ? 'yes' : 'no');

/** What a bank compares, as the company tells it; contradictions show while typing. */
export function BankFile({ banking }: { banking: Banking }) {
  const { company, profile, canChange, send } = banking;
  const [typed, setTyped] = useState(profile);
  const form = useForm<BankProfile>({
    read: (entries) => ({
      activity: String(entries.get('activity') ?? ''),
      websiteText: String(entries.get('websiteText') ?? ''),
      appliesFromWithin: answerOf(entries.get('appliesFromWithin')),
      paysAbroad: answerOf(entries.get('paysAbroad')),
      holdsClientMoney: answerOf(entries.get('holdsClientMoney')),
      hasLargeTurnover: answerOf(entries.get('hasLargeTurnover')),
    }),
    check: (input) => problemsOf(changeBankProfile, input),
    async send(input) {
      await send(changeBankProfile, { params: { id: company?.id ?? '' }, input });
      notify.success(bankStepMessages.saved);
    },
  });
  return (
    <form {...form.props} className="grid gap-5">
      <div className="grid gap-x-8 gap-y-4 @2xl:grid-cols-2">
        {bankQuestions.map((question) => (
          <Answer key={question} question={question} answer={profile[question]} isDisabled={!canChange} />
        ))}
      </div>
      <TextField
        label={bankStepMessages.activity}
        maxLength={maxActivityLength}
        defaultValue={profile.activity}
        disabled={!canChange}
        onChange={({ target }) => setTyped({ ...typed, activity: target.value })}
        {...form.field('activity')}
      />
      <TextAreaField
        label={bankStepMessages.websiteText}
        hint={bankStepMessages.websiteTextHint}
        rows={4}
        maxLength={maxWebsiteTextLength}
        defaultValue={profile.websiteText}
        disabled={!canChange}
        onChange={({ target }) => setTyped({ ...typed, websiteText: target.value })}
        {...form.field('websiteText')}
      />
      <div role="status" className="grid gap-3">
        {fileProblemsOf(typed).map((problem) => (
          <Problem key={problem.kind} problem={problem} />
        ))}
      </div>
      {canChange && (
        <Button type="submit" isBusy={form.isSending} className="justify-self-start">
          {bankStepMessages.save}
        </Button>
      )}
    </form>
  );
}

interface AnswerProps {
  question: BankQuestion;
  answer: boolean | null;
  isDisabled: boolean;
}

function Answer({ question, answer, isDisabled }: AnswerProps) {
  return (
    <SelectField
      name={question}
      label={bankStepMessages.questions[question]}
      defaultValue={entryOf(answer)}
      disabled={isDisabled}
      choices={answers.map((value) => ({
        value,
        label: bankStepMessages.answers[value === '' ? 'unknown' : value],
      }))}
    />
  );
}

function Problem({ problem }: { problem: FileProblem }) {
  if (problem.kind === 'activity-says-nothing') return <Warning>{bankStepMessages.saysNothing}</Warning>;
  if (problem.kind === 'high-risk') return <Warning>{bankStepMessages.highRisk(problem.activity)}</Warning>;
  return (
    <div className="border-s-4 border-warn ps-4">
      <p className="font-semibold">{bankStepMessages.contradiction}</p>
      <dl className="mt-1 grid gap-x-8 gap-y-1 @md:grid-cols-2">
        <div>
          <dt className="text-xs font-medium text-muted">{bankStepMessages.licenceSays}</dt>
          <dd>{bankStepMessages.named(problem.licence)}</dd>
        </div>
        <div>
          <dt className="text-xs font-medium text-muted">{bankStepMessages.websiteSays}</dt>
          <dd>{bankStepMessages.named(problem.website)}</dd>
        </div>
      </dl>
      <p className="mt-1 text-muted">{bankStepMessages.contradictionAbout}</p>
    </div>
  );
}

function Warning({ children }: { children: string }) {
  return <p className="border-s-4 border-warn ps-4">{children}</p>;
}
