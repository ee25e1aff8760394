import { mayAsStaff, type StaffRight, type StaffRole } from '#domain/staff/permissions.ts';
import { may, type Role } from '#domain/team/permissions.ts';
import { type ActionInput, type ActionLack, lackOf } from './action-input.ts';
import type { Side } from './case-event.ts';
import { openFieldsOf } from './event-of-action.ts';
import type { FoldedCase, Practice, Task } from './fold-case.ts';
import { type TaskAction, taskActions } from './task-action.ts';
import { countedOf } from './task-story.ts';
import { isOutsider, isReviewed } from './task-template.ts';

/** Who wants to act on a case. */
export type CaseActor = { side: 'founder'; role: Role } | { side: 'agency'; role: StaffRole };

/** Why an action is impossible. */
export type TaskObstacle =
  | 'task-not-found'
  /** Their role in the company or among the staff may not. */
  | 'not-allowed'
  /** The other side does this. */
  | 'not-your-side'
  /** Something it needs is missing, or the plan does not have it. */
  | 'task-not-ready'
  | 'task-already-done'
  | 'task-not-done'
  /** A later task stands on it. */
  | 'task-built-upon'
  /** It does not go this way, as where an authority's task would be completed by hand. */
  | 'task-not-like-this'
  /** Papers or people's details that it asks for are not there. */
  | 'task-incomplete';

/** A case as it stands, and what its open tasks still lack of papers and people's details, by task. */
export interface CaseInHand {
  folded: FoldedCase;
  missing: ReadonlyMap<string, readonly unknown[]>;
}

/**
 * What stands against an action on a task; `undefined` where it is possible. Everything that offers, takes or
 * explains an action asks this.
 * @param said what somebody says with the action; without it, whether the action is open to them at all
 */
export function obstacleTo(
  action: TaskAction,
  id: string,
  actor: CaseActor,
  found: CaseInHand,
  practice: Practice,
): TaskObstacle | undefined;
export function obstacleTo(
  action: TaskAction,
  id: string,
  actor: CaseActor,
  found: CaseInHand,
  practice: Practice,
  said: ActionInput,
): TaskObstacle | ActionLack | undefined;
export function obstacleTo(
  action: TaskAction,
  id: string,
  actor: CaseActor,
  { folded: { tasks }, missing }: CaseInHand,
  practice: Practice,
  said?: ActionInput,
): TaskObstacle | ActionLack | undefined {
  const task = tasks.find(({ template, isFormer }) => template.id === id && !isFormer);
  if (actor.side === 'founder' && !may(actor.role, 'change-formation')) return 'not-allowed';
  if (actor.side === 'agency' && !mayAsStaff(actor.role, rightFor(action, task))) return 'not-allowed';
  if (!task || (task.state === 'not-needed' && !task.isStarted)) return 'task-not-found';
  if (!sidesOf(action, task, practice).includes(actor.side)) return 'not-your-side';
  const obstacle = obstacleByState(action, task, tasks);
  if (obstacle) return obstacle;
  // Staff may know better; without an agency nobody reviews what is there.
  if (action === 'submit' && actor.side === 'founder' && missing.has(id)) return 'task-incomplete';
  return said && lackOf(action, openFieldsOf(task), said);
}

/** All that somebody can do with a task now. */
export function actionsOn(
  id: string,
  actor: CaseActor,
  found: CaseInHand,
  practice: Practice,
): readonly TaskAction[] {
  return taskActions.filter((action) => obstacleTo(action, id, actor, found, practice) === undefined);
}

/** The right of staff that an action asks for. */
function rightFor(action: TaskAction, task: Task | undefined): StaffRight {
  const isWithAgency = task?.turn === 'agency';
  switch (action) {
    case 'accept':
      return 'review-papers';
    case 'return':
      return isWithAgency ? 'review-papers' : 'record-authority-answer';
    case 'file':
    case 'approve':
    case 'refuse':
      return 'record-authority-answer';
    case 'submit':
      return 'act-for-client';
    case 'undo':
      // Who accepts may take that back.
      return countedOf(task?.history ?? []).at(-1)?.event.kind === 'accepted'
        ? 'review-papers'
        : 'work-on-cases';
    default:
      return 'work-on-cases';
  }
}

const nobody: readonly Side[] = [];
const both: readonly Side[] = ['founder', 'agency'];
const agencyOnly: readonly Side[] = ['agency'];

/** Who may do this at all. Without an agency the founder records both sides. */
function sidesOf(
  action: TaskAction,
  { template, history, turn }: Task,
  { hasAgency }: Practice,
): readonly Side[] {
  const isReview = action === 'submit' || action === 'accept' || (action === 'return' && turn === 'agency');
  if (!hasAgency) return isReview ? nobody : both;
  switch (action) {
    case 'submit':
      // The agency may always act for a founder who cannot.
      return both;
    case 'note':
      return both;
    case 'complete':
    case 'reopen':
      return template.decidedBy === 'founder' && !isReviewed(template) ? both : agencyOnly;
    case 'undo':
      return countedOf(history).at(-1)?.record.side === 'founder' ? both : agencyOnly;
    default:
      return agencyOnly;
  }
}

function obstacleByState(action: TaskAction, task: Task, tasks: readonly Task[]): TaskObstacle | undefined {
  const { state, turn, template, history } = task;
  switch (action) {
    case 'reopen':
      if (state !== 'done') return 'task-not-done';
      return isBuiltUpon(task, tasks) ? 'task-built-upon' : undefined;
    case 'undo':
      if (countedOf(history).length === 0) return 'task-not-like-this';
      return isBuiltUpon(task, tasks) ? 'task-built-upon' : undefined;
    case 'unwaive':
      if (state !== 'waived') return 'task-not-like-this';
      return isBuiltUpon(task, tasks) ? 'task-built-upon' : undefined;
    case 'waive':
      if (state === 'done') return 'task-already-done';
      return state === 'waived' || state === 'not-needed' ? 'task-not-like-this' : undefined;
  }
  if (state === 'done') return 'task-already-done';
  if (state === 'locked' || state === 'not-needed' || state === 'waived') return 'task-not-ready';
  const isOpen = state === 'ready' || state === 'returned';
  const isWithOutsider = state === 'in-review' && turn === template.decidedBy;
  const isPossible: Record<Exclude<TaskAction, 'reopen' | 'undo' | 'waive' | 'unwaive'>, boolean> = {
    submit: isOpen && turn === 'founder' && isReviewed(template),
    accept: state === 'in-review' && turn === 'agency',
    // What an authority returned the agency may hand on to the founder.
    return: turn === 'agency' ? template.hasFounderPart : isWithOutsider && isOutsider(template.decidedBy),
    file: isOutsider(template.decidedBy) && isOpen,
    // What was filed elsewhere, or earlier than it was written down, counts too.
    approve: isOutsider(template.decidedBy),
    refuse: isOutsider(template.decidedBy) && isWithOutsider,
    complete: !isOutsider(template.decidedBy),
    note: turn !== undefined && template.fields.some(({ isResult }) => isResult),
  };
  return isPossible[action] ? undefined : 'task-not-like-this';
}

function isBuiltUpon({ template, isFormer }: Task, tasks: readonly Task[]): boolean {
  return !isFormer && tasks.some(({ state, needs }) => state === 'done' && needs.includes(template.id));
}
