import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { InputOf } from '#contract/operation.ts';
import type { changeAnswers } from '#contract/plan-answers.ts';
import {
  type CompanyType,
  type OfficeType,
  officeTypes,
  type SubType,
  subTypesOf,
  visaChoices,
} from '#domain/catalogue/choices.ts';
import { answersMessages } from '#messages/answers-change.ts';
import { choiceLabels } from '#messages/choices.ts';
import { commonMessages } from '#messages/common.ts';
import { companyQuestionTexts } from '#messages/company-questions.ts';
import { Button } from '#web/design-system/button.tsx';
import { Dialog } from '#web/design-system/dialog.tsx';
import { SelectField } from '#web/design-system/select-field.tsx';
import { describeFailure } from '#web/platform/call.ts';
import { Differences, type Preview } from './plan-differences.tsx';

export type Answers = InputOf<typeof changeAnswers>;

interface AnswersDialogProps {
  about: string;
  company: { companyType: CompanyType; visas: number; officeType: OfficeType; subType: SubType | null };
  /** What other answers would do; nothing is saved. */
  look(answers: Answers): Promise<Preview>;
  save(answers: Answers): Promise<void>;
  onClose(): void;
}

/** Other answers to what a plan follows from: what comes and goes is shown before it is saved. */
export function AnswersDialog({ about, company, look, save, onClose }: AnswersDialogProps) {
  const formId = useId();
  const [answers, setAnswers] = useState<Answers>({
    visas: company.visas,
    officeType: company.officeType,
    subType: company.subType,
    questions: [],
  });
  const [preview, setPreview] = useState<Preview>();
  const [problem, setProblem] = useState<string>();
  const [isSaving, setIsSaving] = useState(false);
  const [isFresh, setIsFresh] = useState(false);
  const latestLook = useRef(look);
  latestLook.current = look;

  useEffect(() => {
    let isOutdated = false;
    setIsFresh(false);
    setProblem(undefined);
    latestLook.current(answers).then(
      (found) => {
        if (isOutdated) return;
        setPreview(found);
        setIsFresh(true);
      },
      (failure: unknown) => !isOutdated && setProblem(describeFailure(failure)),
    );
    return () => {
      isOutdated = true;
    };
  }, [answers]);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setIsSaving(true);
    try {
      await save(answers);
      onClose();
    } catch (failure) {
      setProblem(describeFailure(failure));
      setIsSaving(false);
    }
  }

  const answer = (question: Preview['questions'][number]) =>
    setAnswers({
      ...answers,
      questions: [
        ...(answers.questions ?? []).filter((each) => each.question !== question.question),
        question,
      ],
    });
  const isSame =
    answers.visas === company.visas &&
    answers.officeType === company.officeType &&
    answers.subType === company.subType &&
    answers.questions?.length === 0;
  const offered = subTypesOf(company.companyType);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={answersMessages.title}
      description={about}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {commonMessages.cancel}
          </Button>
          <Button type="submit" form={formId} kind="primary" isBusy={isSaving} disabled={isSame || !isFresh}>
            {answersMessages.save}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} className="grid gap-4">
        <SelectField
          label={answersMessages.visas}
          value={String(answers.visas)}
          choices={visaChoices.map((visas) => ({ value: String(visas), label: choiceLabels.visas[visas] }))}
          onChange={({ target }) => setAnswers({ ...answers, visas: Number(target.value) })}
        />
        <SelectField
          label={answersMessages.office}
          value={answers.officeType}
          choices={officeTypes.map((type) => ({ value: type, label: choiceLabels.officeType[type] }))}
          onChange={({ target }) => {
            const officeType = officeTypes.find((type) => type === target.value);
            if (officeType) setAnswers({ ...answers, officeType });
          }}
        />
        {offered.length > 0 && (
          <SelectField
            label={answersMessages.place}
            value={answers.subType ?? ''}
            choices={offered.map((type) => ({ value: type, label: choiceLabels.subType[type] }))}
            onChange={({ target }) => {
              const subType = offered.find((type) => type === target.value);
              if (subType) setAnswers({ ...answers, subType });
            }}
          />
        )}
        {preview?.questions.map((each) => (
          <SelectField
            key={each.question}
            label={companyQuestionTexts[each.question]}
            placeholder={answersMessages.unanswered}
            value={each.answer === null ? '' : String(each.answer)}
            choices={[
              { value: 'true', label: answersMessages.yes },
              { value: 'false', label: answersMessages.no },
            ]}
            onChange={({ target: { value } }) =>
              answer({ question: each.question, answer: value === '' ? null : value === 'true' })
            }
          />
        ))}
        <div role="status" aria-busy={!isFresh} className="grid min-h-16 gap-3 border-t border-line pt-4">
          {problem && <p className="text-bad">{problem}</p>}
          {preview && isFresh && <Differences of={preview} />}
        </div>
      </form>
    </Dialog>
  );
}
