import { useId, useState } from 'react';
import {
  type AuthorityAction,
  authorityActions,
  recordAuthorityAnswers,
} from '#contract/authority-answers.ts';
import type { OutputOf } from '#contract/operation.ts';
import type { TodayRow } from '#contract/today.ts';
import { commonMessages } from '#messages/common.ts';
import { todayMessages as texts } from '#messages/today.ts';
import { Button } from '#web/design-system/button.tsx';
import { Dialog } from '#web/design-system/dialog.tsx';
import { FormProblem } from '#web/design-system/form-problem.tsx';
import { SelectField } from '#web/design-system/select-field.tsx';
import { TextAreaField, TextField } from '#web/design-system/text-input.tsx';
import { call, describeFailure } from '#web/platform/call.ts';
import { problemsOf } from '#web/platform/check-input.ts';
import { localToday } from '#web/platform/local-today.ts';
import { notify } from '#web/platform/notify.ts';
import { useForm } from '#web/platform/use-form.ts';

interface AnswerDialogProps {
  rows: readonly TodayRow[];
  isOpen: boolean;
  onClose(): void;
  onDone(): void;
}

type Results = OutputOf<typeof recordAuthorityAnswers>;

/** Records one answer of an authority for many steps, and takes it back where it was the wrong one. */
export default function AnswerDialog({ rows, isOpen, onClose, onDone }: AnswerDialogProps) {
  const formId = useId();
  const [action, setAction] = useState<AuthorityAction>('approve');
  const [done, setDone] = useState<Results>();
  const [isTakenBack, setIsTakenBack] = useState(false);
  const tasks = rows.flatMap(({ company, task }) =>
    task ? [{ companyId: company.id, caseId: task.caseId, task: task.id }] : [],
  );
  const form = useForm({
    read: (entries) => {
      const said = (name: string) => String(entries.get(name) ?? '').trim() || undefined;
      return {
        tasks,
        action,
        on: String(entries.get('on') ?? ''),
        reference: said('reference'),
        point: said('point'),
        reason: said('reason'),
        nextPath: said('nextPath'),
      };
    },
    check: (input) => problemsOf(recordAuthorityAnswers, input),
    async send(input) {
      setDone(await call(recordAuthorityAnswers, { input }));
    },
    tells: 'in-form',
  });

  async function takeBack({ results }: Results): Promise<void> {
    const recorded = results.flatMap(({ problem, ...task }) => (problem === null ? [task] : []));
    const on = localToday();
    try {
      setDone(await call(recordAuthorityAnswers, { input: { tasks: recorded, action: 'undo', on } }));
      setIsTakenBack(true);
    } catch (failure) {
      notify.error(describeFailure(failure));
    }
  }

  const failed = done?.results.filter(({ problem }) => problem !== null) ?? [];
  return (
    <Dialog
      isOpen={isOpen}
      onClose={done ? onDone : onClose}
      title={texts.recordTitle}
      description={done ? done.message : texts.recordText(tasks.length)}
      actions={
        done ? (
          <>
            {action !== 'undo' && !isTakenBack && (
              <Button onClick={() => takeBack(done)}>{texts.takeBack}</Button>
            )}
            <Button kind="primary" onClick={onDone}>
              {commonMessages.close}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={onClose}>{commonMessages.cancel}</Button>
            <Button type="submit" form={formId} kind="primary" isBusy={form.isSending}>
              {texts.save}
            </Button>
          </>
        )
      }
    >
      {done ? (
        failed.length > 0 && (
          <div className="flex flex-col gap-2">
            <p>{texts.notRecorded}</p>
            <ul className="list-disc ps-5">
              {failed.map(({ companyId, task }) => (
                <li key={companyId + task}>
                  {rows.find(({ company }) => company.id === companyId)?.company.name}
                </li>
              ))}
            </ul>
          </div>
        )
      ) : (
        <form {...form.props} id={formId} className="flex flex-col gap-4">
          <SelectField
            label={texts.answer}
            choices={authorityActions.map((value) => ({ value, label: texts.answers[value] }))}
            value={action}
            onChange={({ target }) => setAction(target.value as AuthorityAction)}
          />
          <TextField label={texts.on} type="date" defaultValue={localToday()} {...form.field('on')} />
          {action === 'approve' && (
            <TextField label={texts.reference} isOptional {...form.field('reference')} />
          )}
          {action === 'return' && (
            <TextAreaField label={texts.point} rows={3} required {...form.field('point')} />
          )}
          {action === 'refuse' && (
            <>
              <TextAreaField label={texts.reason} rows={2} required {...form.field('reason')} />
              <TextAreaField label={texts.nextPath} rows={2} required {...form.field('nextPath')} />
            </>
          )}
          <FormProblem isAlert text={form.problem} />
        </form>
      )}
    </Dialog>
  );
}
