import * as z from 'zod/mini';
import { failureStatus } from './failure.ts';
import { problem } from './field-problem.ts';
import { idField, optionalText } from './fields.ts';
import { defineOperation } from './operation.ts';

/** How many answers are recorded at once, at most. */
const maxAnswersAtOnce = 100;

/** What an authority says about tasks; `undo` takes back what was recorded by mistake. */
export const authorityActions = ['approve', 'return', 'refuse', 'undo'] as const;
export type AuthorityAction = (typeof authorityActions)[number];

const text = (field: 'points' | 'reason' | 'next-path') =>
  z.optional(optionalText({ field, max: 2_000, multiline: true }));

const aboutTask = z.object({ companyId: idField, caseId: idField, task: z.string().check(z.maxLength(100)) });

/** One answer for many cases, such as a zone's list of approvals. Each is recorded by itself. */
export const recordAuthorityAnswers = defineOperation({
  id: 'recordAuthorityAnswers',
  method: 'POST',
  path: '/operator/authority-answers',
  feature: 'Today',
  access: 'operator',
  right: 'record-authority-answer',
  input: z.object({
    tasks: z
      .array(aboutTask)
      .check(
        z.minLength(1, problem('empty-list', { name: 'tasks' })),
        z.maxLength(maxAnswersAtOnce, problem('too-long', { name: 'tasks', max: maxAnswersAtOnce })),
      ),
    action: z.enum(authorityActions, problem('not-one-of', { name: 'action', values: authorityActions })),
    on: z.iso.date(problem('day-missing')),
    reference: z.optional(optionalText({ field: 'reference', max: 200 })),
    /** With `return`: what to repair. */
    point: text('points'),
    /** With `refuse`: why, and what to do next. */
    reason: text('reason'),
    nextPath: text('next-path'),
  }),
  output: z.object({
    status: z.literal('success'),
    message: z.string(),
    results: z.array(
      z.object({
        ...aboutTask.shape,
        /** Why it was not recorded; `null` where it was. */
        problem: z.nullable(z.enum(Object.keys(failureStatus) as [keyof typeof failureStatus])),
      }),
    ),
  }),
  success: 200,
  failures: [],
});
