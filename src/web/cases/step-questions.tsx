import { useState } from 'react';
import type { FormationView } from '#contract/case-views.ts';
import { answerQuestion } from '#contract/cases.ts';
import type { CompanyView } from '#contract/companies.ts';
import { previewAnswers } from '#contract/plan-answers.ts';
import { caseMessages } from '#messages/cases.ts';
import { commonMessages } from '#messages/common.ts';
import { companyQuestionTexts } from '#messages/company-questions.ts';
import { Button } from '#web/design-system/button.tsx';
import { Dialog } from '#web/design-system/dialog.tsx';
import { YesOrNo } from '#web/design-system/yes-or-no.tsx';
import { call, describeFailure } from '#web/platform/call.ts';
import { notify } from '#web/platform/notify.ts';
import { Differences, type Preview } from './plan-differences.tsx';

interface StepQuestionsProps {
  company: Pick<CompanyView, 'id' | 'subType'>;
  formation: FormationView;
  canAnswer: boolean;
  accept(formation: FormationView): void;
}

type Question = FormationView['questions'][number];

/** What decides which steps a company has. What comes and goes is shown before it is saved; what was begun stays in view. */
export function StepQuestions({
  company,
  formation: { questions, requirements },
  canAnswer,
  accept,
}: StepQuestionsProps) {
  const [asked, setAsked] = useState<Question & { preview: Preview }>();
  const [isSending, setIsSending] = useState(false);

  async function look({ question, answer }: Question): Promise<void> {
    if (isSending) return;
    setIsSending(true);
    try {
      const input = { ...requirements, subType: company.subType, questions: [{ question, answer }] };
      const preview = await call(previewAnswers, { params: { id: company.id }, input });
      const { added, removed, kept, passed } = preview;
      const isNothing = [added, removed, kept, passed].every(({ length }) => length === 0);
      if (isNothing) await save({ question, answer });
      else setAsked({ question, answer, preview });
    } catch (failure) {
      notify.error(describeFailure(failure));
    } finally {
      setIsSending(false);
    }
  }

  async function save({ question, answer }: Question, keepsStarted = false): Promise<void> {
    const params = { id: company.id, question };
    const { formation } = await call(answerQuestion, { params, input: { answer, keepsStarted } });
    accept(formation);
    setAsked(undefined);
  }

  async function confirm(): Promise<void> {
    if (!asked) return;
    setIsSending(true);
    try {
      await save(asked, true);
    } catch (failure) {
      notify.error(describeFailure(failure));
    } finally {
      setIsSending(false);
    }
  }

  if (questions.length === 0) return null;
  return (
    <section aria-labelledby="step-questions">
      <h2 id="step-questions" className="text-lg font-semibold tracking-tight">
        {caseMessages.stepQuestions}
      </h2>
      <p className="mt-1 max-w-prose text-pretty text-muted">{caseMessages.stepQuestionsAbout}</p>
      <div className="mt-3 divide-y divide-line border-y border-line">
        {questions.map(({ question, answer }) => (
          <YesOrNo
            key={question}
            question={companyQuestionTexts[question]}
            answer={answer}
            texts={{ yes: caseMessages.yes, no: caseMessages.no }}
            isDisabled={!canAnswer || isSending}
            // Pressed again, the answer is taken back.
            onAnswer={(choice) => void look({ question, answer: answer === choice ? null : choice })}
          />
        ))}
      </div>
      {asked && (
        <Dialog
          isOpen
          onClose={() => setAsked(undefined)}
          title={caseMessages.answerTitle(asked.answer)}
          description={companyQuestionTexts[asked.question]}
          actions={
            <>
              <Button kind="quiet" onClick={() => setAsked(undefined)}>
                {commonMessages.cancel}
              </Button>
              <Button kind="primary" isBusy={isSending} onClick={() => void confirm()}>
                {caseMessages.saveAnswer}
              </Button>
            </>
          }
        >
          <Differences of={asked.preview} />
        </Dialog>
      )}
    </section>
  );
}
