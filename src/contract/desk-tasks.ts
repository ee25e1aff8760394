import * as z from 'zod/mini';
import { caseKinds } from '#domain/cases/case-kind.ts';
import { outsiders } from '#domain/cases/task-template.ts';
import { reviewDecisions } from '#domain/desk/decision.ts';
import { maxReasonLength } from '#domain/desk/return-reason.ts';
import { typedVerdicts } from '#domain/desk/typed-fields.ts';
import { attachedPaperView } from './attached-paper.ts';
import { claim, decision, reasonKey } from './desk.ts';
import { problem } from './field-problem.ts';
import { idField, requiredText } from './fields.ts';
import { defineOperation } from './operation.ts';

/** One value that the founder typed, beside the one of the round before. */
const typedField = z.object({
  field: z.string(),
  label: z.string(),
  /** `null` where nothing was typed. */
  typed: z.nullable(z.string()),
  /** `null` where there was no round before, or nothing was typed in it. */
  before: z.nullable(z.string()),
  verdict: z.enum(typedVerdicts),
  /** What was said about it when it was returned. */
  returnedFor: z.array(z.string()),
});

const taskRound = z.object({
  /** Which submission it is, also of those that were taken back; `null` for what was filed without one. */
  number: z.nullable(z.int()),
  submittedOn: z.nullable(z.string()),
  values: z.array(z.object({ label: z.string(), value: z.string() })),
  /** What went with an answer beyond the form. */
  papers: z.array(attachedPaperView),
  returned: z.nullable(
    z.object({
      on: z.string(),
      from: z.enum(['agency', ...outsiders]),
      points: z.array(z.object({ field: z.nullable(z.string()), text: z.string() })),
    }),
  ),
  decisions: z.array(decision),
});
export type TaskRoundView = z.infer<typeof taskRound>;

const taskReview = z.object({
  of: z.literal('task'),
  company: z.object({ id: idField, name: z.string() }),
  case: idField,
  caseKind: z.enum(caseKinds),
  task: z.string(),
  label: z.string(),
  claim: z.nullable(claim),
  /** Whether it waits for a decision of a reviewer. */
  isWaiting: z.boolean(),
  /** Which submission is under review, from 1; 0 before the first. */
  number: z.int(),
  /** Number of events of the task. */
  events: z.int(),
  fields: z.array(typedField),
  /** Papers and answers that it lacks. */
  missing: z.array(z.string()),
  /** Latest first. */
  rounds: z.array(taskRound),
  /** What was decided about the submission under review, oldest first. */
  decisions: z.array(decision),
  needsSecond: z.boolean(),
  canUndo: z.boolean(),
});
export type TaskReviewView = z.infer<typeof taskReview>;

const taskPoint = z.object({
  /** The field that it is about; `null` for the task as a whole. */
  field: z.nullable(z.string().check(z.maxLength(100, problem('too-long', { name: 'field', max: 100 })))),
  text: requiredText({ field: 'reason', max: maxReasonLength, multiline: true }),
  reason: reasonKey,
});

const params = z.object({
  id: idField,
  case: idField,
  task: z.string().check(z.maxLength(100, problem('too-long', { name: 'task', max: 100 }))),
});
const path = '/operator/desk/{id}/cases/{case}/tasks/{task}';
const reviewed = z.object({ status: z.literal('success'), review: taskReview });
const refusals = ['company-not-found', 'formation-not-found', 'case-not-found', 'task-not-found'] as const;

export const openTaskReview = defineOperation({
  id: 'openTaskReview',
  method: 'POST',
  path: `${path}/claim`,
  feature: 'Desk',
  access: 'operator',
  right: 'review-papers',
  params,
  output: reviewed,
  success: 200,
  failures: refusals,
});

export const releaseTaskReview = defineOperation({
  id: 'releaseTaskReview',
  method: 'DELETE',
  path: `${path}/claim`,
  feature: 'Desk',
  access: 'operator',
  right: 'review-papers',
  params,
  output: z.object({ status: z.literal('success') }),
  success: 200,
  failures: ['company-not-found'],
});

export const decideTaskReview = defineOperation({
  id: 'decideTaskReview',
  method: 'POST',
  path: `${path}/decisions`,
  feature: 'Desk',
  access: 'operator',
  right: 'review-papers',
  params,
  input: z.object({
    decision: z.enum(reviewDecisions, problem('not-one-of', { name: 'decision', values: reviewDecisions })),
    /** Which submission was seen. */
    number: z.int(problem('not-whole', { name: 'number' })).check(z.gte(1)),
    /** How many events of the task were seen: another number refuses the decision. */
    seenEvents: z.int(problem('not-whole', { name: 'seenEvents' })).check(z.gte(1)),
    /** How many decisions about this submission were seen. */
    seenDecisions: z.int(problem('not-whole', { name: 'seenDecisions' })).check(z.gte(0)),
    /** What has to be repaired; at least one to return it. */
    points: z
      .array(taskPoint, problem('not-list', { name: 'points' }))
      .check(z.maxLength(50, problem('too-large', { name: 'points', max: 50 }))),
  }),
  output: reviewed,
  success: 200,
  failures: [
    ...refusals,
    'task-changed',
    'points-missing',
    'review-claimed',
    'second-reviewer-needed',
    'too-many-entries',
  ],
});

export const undoTaskReview = defineOperation({
  id: 'undoTaskReview',
  method: 'DELETE',
  path: `${path}/decisions`,
  feature: 'Desk',
  access: 'operator',
  right: 'review-papers',
  params,
  output: reviewed,
  success: 200,
  failures: [...refusals, 'review-not-undone', 'task-built-upon', 'too-many-entries'],
});
