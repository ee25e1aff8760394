import { useState } from 'react';
import type { FormationView } from '#contract/case-views.ts';
import type { CompanyView } from '#contract/companies.ts';
import { changeAnswers, previewAnswers } from '#contract/plan-answers.ts';
import { answersMessages } from '#messages/answers-change.ts';
import { Button } from '#web/design-system/button.tsx';
import { call } from '#web/platform/call.ts';
import { useCurrentCompany } from '#web/platform/current-company.tsx';
import { notify } from '#web/platform/notify.ts';
import { type Answers, AnswersDialog } from './answers-dialog.tsx';

interface ChangeAnswersProps {
  company: CompanyView;
  accept(formation: FormationView): void;
}

/** Opens the answers that the plan of one's own company follows. */
export function ChangeAnswers({ company, accept }: ChangeAnswersProps) {
  const { refetch } = useCurrentCompany();
  const [isOpen, setIsOpen] = useState(false);
  const params = { id: company.id };

  async function save(input: Answers): Promise<void> {
    const { formation } = await call(changeAnswers, { params, input });
    accept(formation);
    await refetch();
    notify.success(answersMessages.saved);
  }

  return (
    <>
      <Button size="small" className="self-start pointer-coarse:min-h-11" onClick={() => setIsOpen(true)}>
        {answersMessages.open}
      </Button>
      {isOpen && (
        <AnswersDialog
          about={answersMessages.about}
          company={company}
          look={(input) => call(previewAnswers, { params, input })}
          save={save}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
