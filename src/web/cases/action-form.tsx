import { type FormEvent, lazy, Suspense, useRef, useState } from 'react';
import type { CaseTaskView } from '#contract/case-views.ts';
import { fieldsWith } from '#domain/cases/action-input.ts';
import type { TaskAction } from '#domain/cases/task-action.ts';
import { answerField } from '#domain/cases/task-field.ts';
import { caseMessages } from '#messages/cases.ts';
import { commonMessages } from '#messages/common.ts';
import { Button } from '#web/design-system/button.tsx';
import { classNames } from '#web/design-system/class-names.ts';
import { TextAreaField, TextField } from '#web/design-system/text-input.tsx';
import type { InputProblems } from '#web/platform/check-input.ts';
import { todayWithin } from '#web/platform/local-today.ts';
import type { ChosenPaper } from './answer-papers.ts';
import type { RecordAction } from './case-changes.ts';
import { type DraftPoint, PointFields } from './point-fields.tsx';
import { ValueFields } from './value-fields.tsx';

const AttachToAnswer = lazy(() => import('./attach-to-answer.tsx'));

interface ActionFormProps {
  task: CaseTaskView;
  action: TaskAction;
  /** The button's verb. */
  verb: string;
  isPrimary: boolean;
  record: RecordAction;
  onCancel: (() => void) | undefined;
}

const withDay: readonly TaskAction[] = ['submit', 'file', 'approve', 'return', 'refuse', 'complete'];
const withPapers: readonly TaskAction[] = ['submit', 'file'];
const withReference: readonly TaskAction[] = ['file', 'approve'];

/** What an action says: its day and what belongs to it, and the button that records it. */
export function ActionForm({ task, action, verb, isPrimary, record, onCancel }: ActionFormProps) {
  const fields = typedWith(task, action);
  const form = useRef<HTMLFormElement>(null);
  const [on, setOn] = useState<string>(todayWithin(task.possibleDays));
  const [reference, setReference] = useState('');
  const [reason, setReason] = useState('');
  const [nextPath, setNextPath] = useState('');
  const [points, setPoints] = useState<readonly DraftPoint[]>([{ id: 0, text: '', about: '' }]);
  const [values, setValues] = useState(() => startingValues(task, action));
  const [problems, setProblems] = useState<InputProblems>({});
  const [isSaving, setIsSaving] = useState(false);
  const [papers, setPapers] = useState<readonly ChosenPaper[]>([]);
  const hasAnswer = withPapers.includes(action) && fields.some(({ id }) => id === answerField.id);
  const hasReason = action === 'refuse' || action === 'waive';

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isSaving) return;
    setIsSaving(true);
    const written = points.flatMap(({ text, about }) =>
      text.trim() ? [{ text, ...(about && { about }) }] : [],
    );
    const found = await record(task, {
      action,
      on,
      ...(reference && { reference }),
      ...(fields.length > 0 && { values }),
      ...(papers.length > 0 && { papers: papers.map(({ id }) => id) }),
      ...(action === 'return' && { points: written }),
      ...(hasReason && { reason }),
      ...(action === 'refuse' && { nextPath }),
    });
    setIsSaving(false);
    setProblems(found ?? {});
    if (found) {
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
    } else onCancel?.();
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={save}
      className="@container grid max-w-prose grid-cols-[minmax(0,1fr)] gap-4"
    >
      <ValueFields task={task} fields={fields} values={values} problems={problems} onChange={setValues} />
      {hasAnswer && (
        <Suspense>
          <AttachToAnswer chosen={papers} onChosen={setPapers} />
        </Suspense>
      )}
      {action === 'return' && (
        <PointFields task={task} points={points} problem={problems.points} onChange={setPoints} />
      )}
      {hasReason && (
        <TextAreaField
          label={action === 'refuse' ? caseMessages.authorityReason : caseMessages.waiveReason}
          required
          value={reason}
          error={problems.reason}
          onChange={({ target }) => setReason(target.value)}
        />
      )}
      {action === 'refuse' && (
        <TextAreaField
          label={caseMessages.nextPath}
          hint={caseMessages.nextPathHint}
          required
          value={nextPath}
          error={problems.nextPath}
          onChange={({ target }) => setNextPath(target.value)}
        />
      )}
      <div className="flex flex-wrap items-start gap-3">
        {withDay.includes(action) && (
          <TextField
            type="date"
            label={caseMessages.dayOf[action]}
            required
            min={task.possibleDays.from}
            max={task.possibleDays.until}
            value={on}
            error={problems.on}
            fieldClassName="w-44 max-w-full"
            onChange={({ target }) => {
              setOn(target.value);
              setProblems({});
            }}
          />
        )}
        {withReference.includes(action) && (
          <TextField
            label={caseMessages.reference}
            isOptional
            value={reference}
            error={problems.reference}
            fieldClassName="w-52 max-w-full"
            onChange={({ target }) => setReference(target.value)}
          />
        )}
        {/* Where there is room beside the controls: on their line, not on the labels'. Elsewhere below them. */}
        <div
          className={classNames(
            'flex basis-full gap-2 @min-[34rem]:basis-auto',
            withDay.includes(action) && '@min-[34rem]:pt-6.5',
          )}
        >
          <Button type="submit" kind={isPrimary ? 'primary' : 'secondary'} isBusy={isSaving}>
            {verb}
            <span className="sr-only"> {task.label}</span>
          </Button>
          {onCancel && (
            <Button kind="quiet" onClick={onCancel}>
              {commonMessages.cancel}
            </Button>
          )}
        </div>
      </div>
    </form>
  );
}

/** What was typed before; a value that was returned, and an answer, has to be typed anew. */
function startingValues(task: CaseTaskView, action: TaskAction): Record<string, string> {
  const returned = new Set(task.points.map(({ about }) => about));
  return Object.fromEntries(
    typedWith(task, action).map(({ id, value }) => [
      id,
      returned.has(id) || id === answerField.id ? '' : value,
    ]),
  );
}

function typedWith({ fields }: CaseTaskView, action: TaskAction): CaseTaskView['fields'] {
  return [
    ...fieldsWith(
      action,
      fields.filter(({ isOpen }) => isOpen),
    ),
  ];
}
