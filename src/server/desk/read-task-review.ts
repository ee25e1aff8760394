import type { AttachedPaperView } from '#contract/attached-paper.ts';
import type { TaskReviewView, TaskRoundView } from '#contract/desk-tasks.ts';
import type { Person } from '#domain/accounts/person.ts';
import type { AnswerPaper } from '#domain/cases/case-event.ts';
import type { Task } from '#domain/cases/fold-case.ts';
import { answerField, type TaskField } from '#domain/cases/task-field.ts';
import { countedOf } from '#domain/cases/task-story.ts';
import { asksForIdentity, canUndo } from '#domain/desk/decision.ts';
import { typedFieldsOf, worded } from '#domain/desk/typed-fields.ts';
import type { StaffRole } from '#domain/staff/permissions.ts';
import type { StaffScope } from '../audit/index.ts';
import { type CompanyCase, type RecordingSources, readCaseFile } from '../cases/index.ts';
import { describePapers, paperScopeOf } from '../papers/index.ts';
import { Failure } from '../platform/failure.ts';
import { findClaim } from './claim-repository.ts';
import { areTwoAsked, listDecisions, ofNumber, type RecordedDecision } from './decision-repository.ts';
import type { DeskPorts } from './ports.ts';
import { viewClaim, viewDecisions } from './read-review.ts';

/** A task of a company's case. */
export interface TaskKey {
  caseId: string;
  task: string;
}

/** A task with its case and what was decided about it. */
export interface ReviewedTask {
  found: CompanyCase;
  task: Task;
  /** Which submission is the latest, from 1, also counting those that were taken back. */
  number: number;
  decisions: readonly RecordedDecision[];
  needsSecond: boolean;
}

/**
 * A task that can be under review, inside a transaction of staff in its company.
 * @throws Failure 'formation-not-found', 'case-not-found' or 'task-not-found'
 */
export async function taskUnderReview(
  sources: RecordingSources,
  scope: StaffScope,
  { caseId, task: id }: TaskKey,
): Promise<ReviewedTask> {
  const { cases } = await readCaseFile(sources, scope, scope.company);
  const found = cases.find(({ row }) => row.id === caseId);
  if (!found) throw new Failure('case-not-found');
  const task = found.folded.tasks.find(({ template, isFormer }) => template.id === id && !isFormer);
  if (!task) throw new Failure('task-not-found');
  const kinds = task.template.documents.flatMap(({ papers, papersIfHeld = [] }) => [
    ...papers,
    ...papersIfHeld,
  ]);
  return {
    found,
    task,
    number: submissionsOf(task).length,
    decisions: await listDecisions(scope, { caseId, task: id }),
    needsSecond: asksForIdentity(kinds) && (await areTwoAsked(scope)),
  };
}

/** Whether a reviewer can decide about it. */
export function isWaiting({ state, turn }: Task): boolean {
  return state === 'in-review' && turn === 'agency';
}

/** What the review of a task reads from: its case, and the papers that go with its answers. */
export type ReviewSources = RecordingSources & Pick<DeskPorts, 'paperOwners' | 'secrets'>;

/** A reviewer of the staff. */
export interface Reviewer {
  person: Person;
  role: StaffRole;
}

/** All that a reviewer sees of a task. */
export async function taskReviewIn(
  sources: ReviewSources,
  scope: StaffScope,
  { person: reviewer, role }: Reviewer,
  key: TaskKey,
): Promise<TaskReviewView> {
  const { found, task, number, decisions, needsSecond } = await taskUnderReview(sources, scope, key);
  const now = sources.clock();
  const { template, history } = task;
  const current = ofNumber(decisions, number);
  const sent = task.rounds.flatMap(({ papers = [] }) => papers);
  const describePaper = await describePapers(sources, paperScopeOf(scope), { side: 'staff', role }, sent);
  return {
    of: 'task',
    company: { id: scope.company.id, name: scope.company.name },
    case: found.row.id,
    caseKind: found.row.kind,
    task: template.id,
    label: template.label,
    claim: viewClaim(await findClaim(scope, key, now), reviewer),
    isWaiting: isWaiting(task),
    number,
    events: history.length,
    fields: typedFieldsOf(askedFields(task), task.values, task.rounds).map(
      ({ field, returnedFor, ...typed }) => ({
        ...typed,
        field: field.id,
        label: field.label,
        returnedFor: [...returnedFor],
      }),
    ),
    missing: (found.missing.get(template.id) ?? []).map(({ label }) => label),
    rounds: viewRounds(task, decisions, reviewer, describePaper).toReversed(),
    decisions: viewDecisions(current, reviewer),
    needsSecond,
    canUndo: canUndo(current, reviewer.id, now),
  };
}

/** What the founder types, with the answer to what was asked beyond the form; results are the authority's. */
function askedFields({ template, values }: Task): readonly TaskField[] {
  const own = template.fields.filter(({ isResult }) => !isResult);
  return values[answerField.id] ? [...own, answerField] : own;
}

function submissionsOf({ history }: Task) {
  return history.filter(({ event }) => event.kind === 'submitted');
}

function viewRounds(
  task: Task,
  decisions: readonly RecordedDecision[],
  reviewer: Person,
  describePaper: (paper: AnswerPaper) => AttachedPaperView,
): TaskRoundView[] {
  const { rounds, template, history } = task;
  const all = submissionsOf(task);
  // What was taken back has a number, but begins no round.
  const numbers = countedOf(history).flatMap((each) =>
    each.event.kind === 'submitted' ? [all.indexOf(each) + 1] : [],
  );
  const labelOf = (id: string | undefined) =>
    [...template.fields, answerField].find((field) => field.id === id)?.label;
  return rounds.map(({ submittedOn, values = {}, papers = [], returned }) => {
    const number = submittedOn ? (numbers.shift() ?? null) : null;
    return {
      number,
      submittedOn: submittedOn ?? null,
      values: askedFields(task).flatMap((field) => {
        const value = worded(field, values[field.id]);
        return value === null ? [] : [{ label: field.label, value }];
      }),
      papers: papers.map(describePaper),
      returned: returned
        ? {
            on: returned.on,
            from: returned.from,
            points: returned.points.map(({ text, about }) => ({ field: labelOf(about) ?? null, text })),
          }
        : null,
      decisions: number === null ? [] : viewDecisions(ofNumber(decisions, number), reviewer),
    };
  });
}
