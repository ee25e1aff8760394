import type { CaseTaskView } from '#contract/case-views.ts';
import { caseMessages } from '#messages/cases.ts';
import { ownWindowMessages } from '#messages/own-windows.ts';
import { turnMessages } from '#messages/turns.ts';
import { Badge } from '#web/design-system/badge.tsx';
import { Fold } from '#web/design-system/fold.tsx';
import type { RecordAction } from './case-changes.ts';
import { TaskActions } from './task-actions.tsx';
import { TaskRecord } from './task-record.tsx';

interface CaseTasksProps {
  tasks: readonly CaseTaskView[];
  /** `undefined` for people with read access only. */
  record: RecordAction | undefined;
  isStaff?: boolean;
}

/** The tasks of a case: those that somebody has to act on, then those that come later, then those that ended. */
export function CaseTasks({ tasks, record, isStaff = false }: CaseTasksProps) {
  const open = tasks.filter(({ turn }) => turn);
  const later = tasks.filter(({ state }) => state === 'locked');
  const ended = tasks.filter(({ state, turn }) => !turn && state !== 'locked');
  const labels = new Map(tasks.map(({ id, label, doneOn }) => [id, doneOn ? undefined : label]));
  return (
    <div className="grid gap-6">
      {open.length > 0 && (
        <ol className="divide-y divide-line border-y border-line">
          {open.map((task, index) => (
            <li key={task.id} id={task.id} className="grid gap-3 py-4">
              <TaskHead task={task} isStaff={isStaff} />
              <TaskRecord task={task} record={record} />
              {record && (
                <TaskActions
                  task={task}
                  record={record}
                  isStaff={isStaff}
                  isPrimary={!isStaff && index === 0}
                />
              )}
            </li>
          ))}
        </ol>
      )}
      {later.length > 0 && (
        <Group title={caseMessages.later}>
          {later.map((task) => (
            <FoldedTask
              key={task.id}
              task={task}
              note={caseMessages.waitsFor(task.needs.flatMap((need) => labels.get(need) ?? []))}
              record={record}
              isStaff={isStaff}
            />
          ))}
        </Group>
      )}
      {ended.length > 0 && (
        <Group title={caseMessages.doneSteps(ended.length)}>
          {ended.map((task) => (
            <FoldedTask key={task.id} task={task} note={endOf(task)} record={record} isStaff={isStaff} />
          ))}
        </Group>
      )}
    </div>
  );
}

function TaskHead({ task: { label, turn, state }, isStaff }: { task: CaseTaskView; isStaff: boolean }) {
  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="min-w-0 text-base font-semibold text-pretty">{label}</h3>
        {state === 'returned' && <Badge tone="warn">{caseMessages.states.returned}</Badge>}
        {turn?.isLate && <Badge tone="warn">{caseMessages.late}</Badge>}
      </div>
      {turn && (
        <p className="tabular mt-0.5 text-muted">
          {isStaff ? turnMessages.forStaff(turn) : turnMessages.text(turn, turn.of, turn.usual)}
          {turn.here && ` · ${ownWindowMessages.lately(turn.here)}`}
        </p>
      )}
    </div>
  );
}

interface FoldedTaskProps {
  task: CaseTaskView;
  note: string;
  record: RecordAction | undefined;
  isStaff: boolean;
}

function FoldedTask({ task, note, record, isStaff }: FoldedTaskProps) {
  return (
    <li>
      <Fold
        isHeading
        startsOpen={task.warnings.length > 0}
        summary={task.label}
        aside={<span className="tabular text-muted max-lg:pb-2.5 lg:py-2.5">{note}</span>}
        className="gap-x-8 lg:grid-cols-2"
      >
        <div className="grid gap-3 pb-4">
          <TaskRecord task={task} />
          {record && <TaskActions task={task} record={record} isStaff={isStaff} />}
        </div>
      </Fold>
    </li>
  );
}

function Group({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div>
      <p className="pb-2 text-sm font-semibold text-muted">{title}</p>
      <ol className="divide-y divide-line border-y border-line">{children}</ol>
    </div>
  );
}

function endOf({ state, doneOn }: CaseTaskView): string {
  if (doneOn) return caseMessages.doneOn(doneOn);
  return state === 'waived' ? caseMessages.states.waived : caseMessages.states['not-needed'];
}
