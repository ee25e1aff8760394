import { useState } from 'react';
import { type CompanyFile, readBackOffice, readCompanyFile } from '#contract/operator.ts';
import { changeClientAnswers, previewClientAnswers } from '#contract/plan-answers.ts';
import { mayAsStaff } from '#domain/staff/permissions.ts';
import { answersMessages } from '#messages/answers-change.ts';
import { Button } from '#web/design-system/button.tsx';
import { call } from '#web/platform/call.ts';
import { notify } from '#web/platform/notify.ts';
import { setAnswer, useQuery } from '#web/platform/query.ts';
import { type Answers, AnswersDialog } from './answers-dialog.tsx';

interface ChangeClientAnswersProps {
  company: CompanyFile;
  onChanged(): void;
}

/** Opens the answers that a client's plan follows, on the client's behalf. */
export function ChangeClientAnswers({ company, onChanged }: ChangeClientAnswersProps) {
  const role = useQuery(readBackOffice, {}).data?.role;
  const [isOpen, setIsOpen] = useState(false);
  const params = { id: company.id };

  async function save(input: Answers): Promise<void> {
    const { message } = await call(changeClientAnswers, { params, input });
    const { questions: _, ...answers } = input;
    setAnswer(readCompanyFile, { params }, (file) => ({
      company: { ...(file?.company ?? company), ...answers },
    }));
    onChanged();
    notify.success(message);
  }

  if (!role || !mayAsStaff(role, 'act-for-client')) return null;
  return (
    <>
      <Button size="small" onClick={() => setIsOpen(true)}>
        {answersMessages.open}
      </Button>
      {isOpen && (
        <AnswersDialog
          about={answersMessages.aboutForStaff}
          company={company}
          look={(input) => call(previewClientAnswers, { params, input })}
          save={save}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
