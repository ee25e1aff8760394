import type { TaskReviewView } from '#contract/desk-tasks.ts';
import type { Person } from '#domain/accounts/person.ts';
import type { Point } from '#domain/cases/case-event.ts';
import type { Task } from '#domain/cases/fold-case.ts';
import { answerField } from '#domain/cases/task-field.ts';
import { countedOf } from '#domain/cases/task-story.ts';
import { isHeldByOther } from '#domain/desk/claim.ts';
import { canUndo, type ReviewDecision } from '#domain/desk/decision.ts';
import { plainDate } from '#domain/values/plain-date.ts';
import { inCompanyAsStaff, type StaffScope } from '../audit/index.ts';
import { recordActionIn } from '../cases/index.ts';
import { Failure } from '../platform/failure.ts';
import { lockCompanies } from '../tenancy/index.ts';
import { dropClaim, findClaim, takeClaim } from './claim-repository.ts';
import { decisionOf } from './decide-review.ts';
import { addDecision, ofNumber } from './decision-repository.ts';
import type { DeskPorts } from './ports.ts';
import {
  isWaiting,
  type Reviewer,
  type ReviewSources,
  type TaskKey,
  taskReviewIn,
  taskUnderReview,
} from './read-task-review.ts';

type TaskPorts = Pick<
  DeskPorts,
  'clock' | 'database' | 'prices' | 'taskNeeds' | 'caseFollowers' | 'caseResults' | 'paperOwners' | 'secrets'
>;

/**
 * Opens a task for review and claims it. If somebody else has it, it can be read, and says who.
 * @throws Failure 'company-not-found', 'formation-not-found', 'case-not-found' or 'task-not-found'
 */
export function openTaskReview(
  services: TaskPorts,
  { person, role }: Reviewer,
  companyId: string,
  key: TaskKey,
): Promise<TaskReviewView> {
  return inTask(services, person, companyId, async (sources, scope) => {
    const { task } = await taskUnderReview(sources, scope, key);
    await takeClaim(scope, { companyId, subject: key, by: person.id, at: services.clock() });
    await scope.record({ action: 'operator-read', subject: task.template.label, details: { part: 'cases' } });
    return taskReviewIn(sources, scope, { person, role }, key);
  });
}

/**
 * Gives a task back, so that others can take it at once.
 * @throws Failure 'company-not-found'
 */
export function releaseTaskReview(
  services: Pick<DeskPorts, 'clock' | 'database'>,
  { person }: Reviewer,
  companyId: string,
  key: TaskKey,
): Promise<void> {
  return inCompanyAsStaff(services, person, companyId, async (scope) => {
    await dropClaim(scope, key, person.id);
    await scope.recordRead('cases');
  });
}

/** A decision, and what was on the screen when it was taken. */
interface TakenDecision {
  decision: ReviewDecision;
  number: number;
  seenEvents: number;
  seenDecisions: number;
  points: readonly Point[];
}

/**
 * Accepts or returns a task under review. The first of two acceptances leaves it waiting for a second reviewer.
 *
 * @throws Failure as `openTaskReview`, 'points-missing', 'review-claimed' while somebody else has it,
 * 'second-reviewer-needed' where the same person would agree with themselves, 'task-changed' where something else was
 * recorded since it was seen, or 'too-many-entries'
 */
export function decideTaskReview(
  services: TaskPorts,
  { person, role }: Reviewer,
  companyId: string,
  key: TaskKey,
  { decision, number, seenEvents, seenDecisions, points }: TakenDecision,
): Promise<TaskReviewView> {
  return inTask(services, person, companyId, async (sources, scope) => {
    await lockCompanies(scope, companyId);
    const at = services.clock();
    const reviewed = await taskUnderReview(sources, scope, key);
    const { task } = reviewed;
    if (isHeldByOther(await findClaim(scope, key, at), person.id, at)) throw new Failure('review-claimed');
    const decisions = ofNumber(reviewed.decisions, number);
    const isSeen = reviewed.number === number && task.history.length === seenEvents;
    if (!isSeen || decisions.length !== seenDecisions || !isWaiting(task)) throw new Failure('task-changed');
    if (decision === 'return') refuseWithoutPoints(points, task);
    const kind = decisionOf(person, decision, decisions, reviewed.needsSecond);
    if (kind === 'accepted-first') {
      await scope.record({ action: 'task-accepted', subject: task.template.label, details: { first: true } });
    } else {
      const user = { side: 'agency' as const, person, role };
      const on = plainDate(at.toISOString().slice(0, 10));
      const actor = { side: 'agency' as const, role };
      await recordActionIn(sources, { ...scope, actor }, user, key.caseId, key.task, decision, {
        on,
        points,
      });
    }
    const recorded = { companyId, subject: key, number, after: decisions.length };
    await addDecision(scope, { ...recorded, kind, by: person.id, at });
    await dropClaim(scope, key, person.id);
    return taskReviewIn(sources, scope, { person, role }, key);
  });
}

/** A point about a field that the task does not have would leave the founder nothing to repair. */
function refuseWithoutPoints(points: readonly Point[], { template }: Task): void {
  if (points.length === 0) throw new Failure('points-missing');
  const values = [...template.fields, answerField].map(({ id }) => id);
  const unknown = points.findIndex(({ about }) => about && !values.includes(about));
  if (unknown < 0) return;
  throw new Failure('invalid-input', {
    fields: { [`points.${unknown}.field`]: { code: 'not-one-of', name: 'field', values } },
  });
}

/**
 * Takes a reviewer's own acceptance back, for some minutes. It stays in the record.
 *
 * @throws Failure as `openTaskReview`, 'review-not-undone' where it is too late or something was recorded since,
 * 'task-built-upon' or 'too-many-entries'
 */
export function undoTaskReview(
  services: TaskPorts,
  { person, role }: Reviewer,
  companyId: string,
  key: TaskKey,
): Promise<TaskReviewView> {
  return inTask(services, person, companyId, async (sources, scope) => {
    await lockCompanies(scope, companyId);
    const at = services.clock();
    const { task, number, decisions: all } = await taskUnderReview(sources, scope, key);
    const decisions = ofNumber(all, number);
    if (!canUndo(decisions, person.id, at)) throw new Failure('review-not-undone');
    if (decisions.at(-1)?.kind === 'accepted') {
      if (countedOf(task.history).at(-1)?.event.kind !== 'accepted') throw new Failure('review-not-undone');
      const user = { side: 'agency' as const, person, role };
      const on = plainDate(at.toISOString().slice(0, 10));
      const actor = { side: 'agency' as const, role };
      await recordActionIn(sources, { ...scope, actor }, user, key.caseId, key.task, 'undo', { on });
    } else {
      await scope.record({ action: 'task-undone', subject: task.template.label, details: { first: true } });
    }
    const recorded = { companyId, subject: key, number, after: decisions.length };
    await addDecision(scope, { ...recorded, kind: 'undone', by: person.id, at });
    await takeClaim(scope, { companyId, subject: key, by: person.id, at });
    return taskReviewIn(sources, scope, { person, role }, key);
  });
}

/** Runs staff's work on a task in its company; the catalogue is read before the transaction begins. */
async function inTask<T>(
  services: TaskPorts,
  person: Person,
  companyId: string,
  work: (sources: ReviewSources, scope: StaffScope) => Promise<T>,
): Promise<T> {
  const sources = { ...services, catalogue: await services.prices.current() };
  return inCompanyAsStaff(services, person, companyId, (scope) => work(sources, scope));
}
