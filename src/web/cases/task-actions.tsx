import { useState } from 'react';
import type { CaseTaskView } from '#contract/case-views.ts';
import type { TaskAction } from '#domain/cases/task-action.ts';
import { caseMessages } from '#messages/cases.ts';
import { Button } from '#web/design-system/button.tsx';
import { todayWithin } from '#web/platform/local-today.ts';
import { ActionForm } from './action-form.tsx';
import type { RecordAction } from './case-changes.ts';

/** What is usual on each side, the likeliest first; the rest is a button each. */
const usual: Record<'founder' | 'agency', readonly TaskAction[]> = {
  founder: ['complete', 'submit', 'approve'],
  agency: ['accept', 'complete', 'file', 'approve'],
};

/** What needs no more words than the button. */
const atOnce: readonly TaskAction[] = ['reopen', 'undo', 'unwaive'];

interface TaskActionsProps {
  task: CaseTaskView;
  record: RecordAction;
  isStaff?: boolean;
  isPrimary?: boolean;
}

/** All that can be done with a task now: the usual one with its form, the others as buttons that open theirs. */
export function TaskActions({ task, record, isStaff = false, isPrimary = false }: TaskActionsProps) {
  const [chosen, setChosen] = useState<TaskAction>();
  const side = isStaff ? 'agency' : 'founder';
  const hasTurn = task.turn !== null;
  const main = hasTurn ? usual[side].find((action) => task.actions.includes(action)) : undefined;
  const open = chosen && task.actions.includes(chosen) ? chosen : main;
  const others = task.actions.filter((action) => action !== open);
  const [busy, setBusy] = useState<TaskAction>();
  const verbOf = (action: TaskAction) => caseMessages.actions[side][action];
  async function recordNow(action: TaskAction): Promise<void> {
    setBusy(action);
    await record(task, { action, on: todayWithin(task.possibleDays) });
    setBusy(undefined);
  }

  if (task.actions.length === 0) return null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {open && (
        <ActionForm
          key={`${task.id} ${open}`}
          task={task}
          action={open}
          verb={verbOf(open)}
          isPrimary={isPrimary}
          record={record}
          onCancel={open === main ? undefined : () => setChosen(undefined)}
        />
      )}
      {others.length > 0 && (
        <div className="-ms-3 flex flex-wrap gap-x-1 gap-y-2">
          {others.map((action) => (
            <Button
              key={action}
              size="small"
              kind="quiet"
              className="pointer-coarse:min-h-11"
              isBusy={busy === action}
              onClick={() => (atOnce.includes(action) ? recordNow(action) : setChosen(action))}
            >
              {verbOf(action)}
              <span className="sr-only"> {task.label}</span>
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
