import * as z from 'zod/mini';
import { taskActions } from '#domain/cases/task-action.ts';
import { companyQuestions } from '#domain/catalogue/company-question.ts';
import { maxAttachedPapers } from '#domain/threads/thread-item.ts';
import { attachedPapers } from './attached-papers.ts';
import { caseView, companyDates, day, formationView, recordEntry, suggestion } from './case-views.ts';
import { problem } from './field-problem.ts';
import { idField, optionalText, requiredText } from './fields.ts';
import { defineOperation } from './operation.ts';

const output = z.object({ status: z.literal('success'), formation: formationView });

const dateName = z.enum(companyDates, problem('not-one-of', { name: 'date', values: companyDates }));

const task = z.string().check(z.maxLength(100, problem('too-long', { name: 'task', max: 100 })));

/** An id, or `formation` for the only one of that kind. */
const caseId = z.union([z.literal('formation'), idField]);

const actionInput = z.object({
  action: z.enum(taskActions, problem('not-one-of', { name: 'action', values: taskActions })),
  /** The day on which it happened. */
  on: day,
  reference: z.optional(optionalText({ field: 'reference', max: 100 })),
  /** What was typed, by field. */
  values: z.optional(
    z.record(
      z.string().check(z.maxLength(100)),
      optionalText({ field: 'answer', max: 2000, multiline: true }),
    ),
  ),
  /** With `return`: at least one. */
  points: z.optional(
    z
      .array(
        z.object({
          text: requiredText({ field: 'reason', max: 1000, multiline: true }),
          about: z.optional(
            z.string().check(z.maxLength(100, problem('too-long', { name: 'about', max: 100 }))),
          ),
        }),
      )
      .check(z.maxLength(50)),
  ),
  /** With `refuse` and `waive`. */
  reason: z.optional(optionalText({ field: 'reason', max: 2000, multiline: true })),
  /** With an answer beyond the form: ids of papers that go along. Their latest versions count. */
  papers: z.optional(attachedPapers(maxAttachedPapers)),
  /** With `refuse`: what to do next. */
  nextPath: z.optional(optionalText({ field: 'next-path', max: 2000, multiline: true })),
});

const actionOutput = z.object({
  status: z.literal('success'),
  case: caseView,
  /** `null` for other cases. */
  formation: z.nullable(formationView),
});

const actionFailures = [
  'company-not-found',
  'formation-not-found',
  'case-not-found',
  'not-allowed',
  'not-your-side',
  'task-not-found',
  'task-not-ready',
  'task-already-done',
  'task-not-done',
  'task-built-upon',
  'task-not-like-this',
  'task-incomplete',
  'case-withdrawn',
  'case-result-refused',
  'too-many-entries',
  'paper-not-found',
] as const;

const caseFileOutput = z.object({
  status: z.literal('success'),
  hasAgency: z.boolean(),
  cases: z.array(caseView),
  /** Whether the caller may open and withdraw cases. */
  mayOpen: z.boolean(),
  /** Every value that cases have brought, oldest first; the last one of a key counts. */
  record: z.array(recordEntry),
  /** The day from which the company is closed; `null` while it is not. */
  closedFrom: z.nullable(day),
  /** Renewals that are due soon and have no open case. */
  suggestions: z.array(suggestion),
});

export const readFormation = defineOperation({
  id: 'readFormation',
  method: 'GET',
  path: '/companies/{id}/formation',
  feature: 'Cases',
  access: 'session',
  params: z.object({ id: idField }),
  output,
  success: 200,
  failures: ['company-not-found', 'formation-not-found'],
});

export const readCases = defineOperation({
  id: 'readCases',
  method: 'GET',
  path: '/companies/{id}/cases',
  feature: 'Cases',
  access: 'session',
  params: z.object({ id: idField }),
  output: caseFileOutput,
  success: 200,
  failures: ['company-not-found', 'formation-not-found'],
});

export const recordTaskAction = defineOperation({
  id: 'recordTaskAction',
  method: 'POST',
  path: '/companies/{id}/cases/{case}/tasks/{task}/actions',
  feature: 'Cases',
  access: 'session',
  params: z.object({ id: idField, case: caseId, task }),
  input: actionInput,
  output: actionOutput,
  success: 200,
  failures: actionFailures,
});

export const readCompanyCases = defineOperation({
  id: 'readCompanyCases',
  method: 'GET',
  path: '/operator/companies/{id}/cases',
  feature: 'Cases',
  access: 'operator',
  right: 'read-cases',
  params: z.object({ id: idField }),
  output: caseFileOutput,
  success: 200,
  failures: ['company-not-found', 'formation-not-found'],
});

export const recordTaskActionAsStaff = defineOperation({
  id: 'recordTaskActionAsStaff',
  method: 'POST',
  path: '/operator/companies/{id}/cases/{case}/tasks/{task}/actions',
  feature: 'Cases',
  access: 'operator',
  right: 'read-cases',
  params: z.object({ id: idField, case: caseId, task }),
  input: actionInput,
  output: actionOutput,
  success: 200,
  failures: actionFailures,
});

const practice = z.object({ hasAgency: z.boolean(problem('not-boolean', { name: 'hasAgency' })) });

export const readPractice = defineOperation({
  id: 'readPractice',
  method: 'GET',
  path: '/operator/practice',
  feature: 'Cases',
  access: 'operator',
  right: 'use-back-office',
  output: z.object({
    status: z.literal('success'),
    practice,
    /** Whether staff have said so; until then it works without an agency. */
    isAnswered: z.boolean(),
  }),
  success: 200,
  failures: [],
});

export const setPractice = defineOperation({
  id: 'setPractice',
  method: 'PUT',
  path: '/operator/practice',
  feature: 'Cases',
  access: 'operator',
  right: 'set-installation',
  input: practice,
  output: z.object({ status: z.literal('success'), practice }),
  success: 200,
  failures: [],
});

export const setDate = defineOperation({
  id: 'setDate',
  method: 'PUT',
  path: '/companies/{id}/formation/dates/{date}',
  feature: 'Cases',
  access: 'session',
  params: z.object({ id: idField, date: dateName }),
  input: z.object({ on: day }),
  output,
  success: 200,
  failures: ['company-not-found', 'formation-not-found', 'not-allowed', 'too-many-entries'],
});

export const clearDate = defineOperation({
  id: 'clearDate',
  method: 'DELETE',
  path: '/companies/{id}/formation/dates/{date}',
  feature: 'Cases',
  access: 'session',
  params: z.object({ id: idField, date: dateName }),
  output,
  success: 200,
  failures: [
    'company-not-found',
    'formation-not-found',
    'not-allowed',
    'date-not-entered',
    'too-many-entries',
  ],
});

export const answerQuestion = defineOperation({
  id: 'answerQuestion',
  method: 'PUT',
  path: '/companies/{id}/formation/answers/{question}',
  feature: 'Cases',
  access: 'session',
  params: z.object({
    id: idField,
    question: z.enum(companyQuestions, problem('not-one-of', { name: 'question', values: companyQuestions })),
  }),
  input: z.object({
    /** `null` takes the answer back. */
    answer: z.nullable(z.boolean()),
    /** Needed where steps that were started leave the plan; their record is kept. */
    keepsStarted: z.optional(z.boolean(problem('not-boolean', { name: 'keepsStarted' }))),
  }),
  output,
  success: 200,
  failures: ['company-not-found', 'formation-not-found', 'not-allowed', 'too-many-entries', 'steps-started'],
});
