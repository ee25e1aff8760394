import { problemsOfLack } from '#contract/action-lack.ts';
import { displayNameOf } from '#domain/accounts/person.ts';
import type { AuditEntry } from '#domain/audit/audit-entry.ts';
import type { ActionInput } from '#domain/cases/action-input.ts';
import { obstacleTo } from '#domain/cases/allowed-actions.ts';
import type { Point, TaskEvent } from '#domain/cases/case-event.ts';
import { eventOfAction } from '#domain/cases/event-of-action.ts';
import type { Task } from '#domain/cases/fold-case.ts';
import { daysOfTask } from '#domain/cases/possible-days.ts';
import type { TaskAction } from '#domain/cases/task-action.ts';
import type { TaskField } from '#domain/cases/task-field.ts';
import { Failure } from '../platform/failure.ts';
import { type CaseUser, enterCases } from './enter-cases.ts';
import type { CaseScope } from './ports.ts';
import type { CaseFile } from './read-case.ts';
import type { SeenBy } from './read-cases.ts';
import {
  type DecideEvent,
  type RecordingPorts,
  type RecordingSources,
  recordCaseEventIn,
} from './record-case-event.ts';
import { refuseDayOutside } from './refuse-day.ts';

/**
 * Records what somebody did about a task, or what an authority said.
 * @throws Failure as `recordCaseEvent`, 'paper-not-found', what `obstacleTo` names, or 'invalid-input' for an impossible day
 * or where something is missing
 */
export async function recordAction(
  services: RecordingPorts,
  user: CaseUser,
  companyId: string,
  caseId: string,
  taskId: string,
  action: TaskAction,
  { papers: ids = [], ...input }: Omit<ActionInput, 'papers'> & { papers?: readonly string[] | undefined },
): Promise<SeenBy<CaseFile>> {
  const catalogue = await services.prices.current();
  return enterCases(services, user, companyId, 'change-formation', async (scope) => {
    const papers = ids.length > 0 ? await services.answerPapers?.refer(scope, user.person, ids) : [];
    const decide = eventFor(user, taskId, action, { ...input, papers });
    return recordCaseEventIn({ ...services, catalogue }, scope, user, caseId, decide);
  });
}

/** The same in a transaction that has entered the company already. */
export function recordActionIn(
  services: RecordingSources,
  scope: CaseScope,
  user: CaseUser,
  caseId: string,
  taskId: string,
  action: TaskAction,
  input: ActionInput,
): Promise<SeenBy<CaseFile>> {
  return recordCaseEventIn(services, scope, user, caseId, eventFor(user, taskId, action, input));
}

/** Decides what an action records, or throws why it cannot. */
export function eventFor(
  user: CaseUser,
  taskId: string,
  action: TaskAction,
  input: ActionInput,
): DecideEvent {
  return (found, file, actor) => {
    const obstacle = obstacleTo(action, taskId, actor, found, file.practice, input);
    if (typeof obstacle === 'string') throw new Failure(obstacle);
    const { folded } = found;
    const task = folded.tasks.find(({ template, isFormer }) => template.id === taskId && !isFormer);
    if (!task) throw new Failure('task-not-found');
    refuseDayOutside(daysOfTask(task, folded, file.latestDay), input.on);
    if (obstacle) throw new Failure('invalid-input', { fields: problemsOfLack(obstacle) });
    const event = eventOfAction(action, task, input);
    return { event, entry: entryOf(event, task), told: toldOf(event, task, user) };
  };
}

const actions = {
  submitted: 'task-submitted',
  accepted: 'task-accepted',
  returned: 'task-returned',
  filed: 'task-filed',
  approved: 'task-approved',
  refused: 'task-refused',
  completed: 'step-recorded',
  noted: 'task-noted',
  reopened: 'step-reopened',
  waived: 'task-waived',
  unwaived: 'task-unwaived',
  undone: 'task-undone',
} as const satisfies Record<TaskEvent['kind'], AuditEntry['action']>;

/** The log stores a task's current label, because the catalogue may change. */
function entryOf(event: TaskEvent, { template }: Task): AuditEntry {
  return {
    action: actions[event.kind],
    subject: template.label,
    details: {
      ...(event.kind !== 'reopened' && { on: event.on }),
      ...('reference' in event && event.reference && { reference: event.reference }),
    },
  };
}

/** Whom the other side is told by: what needs them, and what an authority said. */
function toldOf(event: TaskEvent, { template: { id, label, fields } }: Task, { person, side }: CaseUser) {
  const task = { task: id, label };
  switch (event.kind) {
    case 'submitted':
      return side === 'founder'
        ? ({ kind: 'task-submitted', details: { ...task, from: displayNameOf(person) } } as const)
        : undefined;
    case 'returned':
      return {
        kind: 'task-returned',
        details: {
          ...task,
          by: event.from,
          points: event.points.length,
          about: fieldLabelsOf(event.points, fields),
        },
      } as const;
    case 'refused':
      return { kind: 'task-refused', details: task } as const;
    case 'approved':
      return { kind: 'task-approved', details: { ...task, reference: event.reference ?? '' } } as const;
    default:
      return undefined;
  }
}

/** The names of the fields that points are about. */
function fieldLabelsOf(points: readonly Point[], fields: readonly TaskField[]): string[] {
  const named = new Set(points.map(({ about }) => about));
  return fields.flatMap(({ id, label }) => (named.has(id) ? [label] : []));
}
