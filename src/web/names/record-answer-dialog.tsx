import { useId, useState } from 'react';
import {
  type AuthorityAnswer,
  answerLimits,
  type NameView,
  recordNameAnswer,
  recordOwnNameAnswer,
} from '#contract/names.ts';
import { commonMessages } from '#messages/common.ts';
import { nameMessages } from '#messages/names.ts';
import { Button } from '#web/design-system/button.tsx';
import { Checkbox } from '#web/design-system/checkbox.tsx';
import { Dialog } from '#web/design-system/dialog.tsx';
import { FormProblem } from '#web/design-system/form-problem.tsx';
import { SelectField } from '#web/design-system/select-field.tsx';
import { TextAreaField, TextField } from '#web/design-system/text-input.tsx';
import { call } from '#web/platform/call.ts';
import { localToday } from '#web/platform/local-today.ts';
import { notify } from '#web/platform/notify.ts';
import { useForm } from '#web/platform/use-form.ts';

interface RecordAnswerDialogProps {
  companyId: string;
  /** Staff record it for their clients, founders for themselves where there is no agency. */
  by: 'staff' | 'founder';
  name: NameView;
  /** Last day of a reservation made today, to begin with. */
  untilIfToday: string | null;
  onClose(): void;
  onSaved(): void;
}

/** Records what the authority said of a name. A refusal needs its reason and what the client does next. */
export function RecordAnswerDialog({
  companyId,
  by,
  name,
  untilIfToday,
  onClose,
  onSaved,
}: RecordAnswerDialogProps) {
  const formId = useId();
  const [answer, setAnswer] = useState<AuthorityAnswer['answer']>('reserved');
  const form = useForm({
    read: (entries) => {
      const text = (field: string) => String(entries.get(field) ?? '');
      const on = text('on');
      return answer === 'reserved'
        ? { answer, on, number: text('number'), until: text('until') }
        : {
            answer,
            on,
            reason: text('reason'),
            nextPath: text('nextPath'),
            isForLikeName: entries.has('isForLikeName'),
          };
    },
    async send(input) {
      const operation = by === 'staff' ? recordNameAnswer : recordOwnNameAnswer;
      await call(operation, { params: { id: companyId, name: name.id }, input });
      notify.success(nameMessages.answerSaved);
      onSaved();
    },
    tells: 'in-form',
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={nameMessages.recordTitle(name.name)}
      actions={
        <>
          <Button onClick={onClose}>{commonMessages.cancel}</Button>
          <Button type="submit" form={formId} kind="primary" isBusy={form.isSending}>
            {nameMessages.saveAnswer}
          </Button>
        </>
      }
    >
      <form {...form.props} id={formId} className="flex flex-col gap-4">
        <SelectField
          label={nameMessages.answer}
          choices={(['reserved', 'refused'] as const).map((value) => ({
            value,
            label: nameMessages.answers[value],
          }))}
          value={answer}
          onChange={({ target }) => {
            setAnswer(target.value as AuthorityAnswer['answer']);
            form.clear();
          }}
        />
        <TextField
          {...form.field('on')}
          type="date"
          label={nameMessages.answeredOn}
          defaultValue={localToday()}
        />
        {answer === 'reserved' ? (
          <>
            <TextField
              {...form.field('number')}
              label={nameMessages.number}
              maxLength={answerLimits.number}
              autoComplete="off"
            />
            <TextField
              {...form.field('until')}
              type="date"
              label={nameMessages.until}
              defaultValue={untilIfToday ?? ''}
            />
          </>
        ) : (
          <>
            <TextAreaField
              {...form.field('reason')}
              label={nameMessages.reason}
              maxLength={answerLimits.text}
            />
            <TextAreaField
              {...form.field('nextPath')}
              label={nameMessages.nextPathLabel[by]}
              {...(by === 'staff' && { hint: nameMessages.nextPathHint })}
              maxLength={answerLimits.text}
            />
            <Checkbox name="isForLikeName">{nameMessages.isForLikeName}</Checkbox>
          </>
        )}
        <FormProblem isAlert text={form.problem} />
      </form>
    </Dialog>
  );
}
