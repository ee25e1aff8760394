import * as z from 'zod/mini';
import { companyQuestions } from '#domain/catalogue/company-question.ts';
import { actors, type DeadlineStart } from '#domain/catalogue/definition.ts';
import { problem } from './field-problem.ts';
import { idField, momentField } from './fields.ts';
import { defineOperation } from './operation.ts';
import { officeProblem, planStep, requirements, total } from './plans.ts';

const companyDates = [
  'incorporation',
  'licence-issue',
  'financial-year-end',
  'visa-issue',
] as const satisfies readonly DeadlineStart[];

/** A day as YYYY-MM-DD. */
const day = z.iso.date(problem('day-missing'));

/** Days from which one can be chosen, both included. */
const dayRange = z.object({ from: day, until: day });

/** Who recorded something, and when. */
const record = z.object({
  /** `null` once the account is gone. */
  by: z.nullable(z.string()),
  at: momentField,
});
export type RecordView = z.infer<typeof record>;

const formationStep = z.extend(planStep, {
  /** `ready` once every step it depends on is done. */
  state: z.enum(['done', 'ready', 'waiting']),
  /** Day on which it was finished; `null` while it is not. */
  doneOn: z.nullable(day),
  /** Who marked it done; `null` if it is not done. */
  recorded: z.nullable(record),
  /** What admins can do about it now; `null` for nothing. */
  action: z.nullable(z.enum(['mark-done', 'reopen'])),
  /** On which days it can have been finished. */
  possibleDays: dayRange,
  /** Whom it waits for; `null` unless it is ready. */
  turn: z.nullable(
    z.object({
      of: z.enum(actors),
      since: day,
      /** Working days since then; `null` for the founder, and after more than a year. */
      workingDays: z.nullable(z.int()),
    }),
  ),
});
export type FormationStepView = z.infer<typeof formationStep>;

const companyDate = z.object({
  date: z.enum(companyDates),
  /** `null` while it is not known. */
  on: z.nullable(day),
  /** Where it comes from: a person, a finished step, or a rule until a person overrides it. */
  origin: z.nullable(z.enum(['entered', 'step', 'assumed'])),
  /** Who entered it; `null` if it was not entered. */
  recorded: z.nullable(record),
  possibleDays: dayRange,
});
export type CompanyDateView = z.infer<typeof companyDate>;

export const formationView = z.object({
  jurisdiction: z.object({ id: z.string(), name: z.string() }),
  requirements,
  /** An open point: visas that the office does not allow, or an office that is not permitted. */
  officeProblem: z.nullable(officeProblem),
  /** In order; the days are counted from what is done. */
  steps: z.array(formationStep),
  /** Id of the step to take now; `null` where all are done. */
  next: z.nullable(z.string()),
  incorporated: z.boolean(),
  /** Until the last step is over, without steps whose time is unconfirmed. */
  workingDays: z.object({ shortest: z.int(), longest: z.int() }),
  /** The days that the company's deadlines count from. */
  dates: z.array(companyDate),
  /** What the year of formation costs, without deposits, options and unconfirmed costs. */
  firstYear: total,
});
export type FormationView = z.infer<typeof formationView>;

const output = z.object({ status: z.literal('success'), formation: formationView });

const dateName = z.enum(companyDates, problem('not-one-of', { name: 'date', values: companyDates }));

const step = z.string().check(z.maxLength(100, problem('too-long', { name: 'step', max: 100 })));

export const readFormation = defineOperation({
  id: 'readFormation',
  method: 'GET',
  path: '/companies/{id}/formation',
  feature: 'Formation',
  access: 'session',
  params: z.object({ id: idField }),
  output,
  success: 200,
  failures: ['company-not-found', 'formation-not-found'],
});

export const recordStep = defineOperation({
  id: 'recordStep',
  method: 'POST',
  path: '/companies/{id}/formation/steps/{step}',
  feature: 'Formation',
  access: 'session',
  params: z.object({ id: idField, step }),
  input: z.object({ on: day }),
  output,
  success: 200,
  failures: [
    'company-not-found',
    'formation-not-found',
    'not-allowed',
    'step-not-found',
    'step-already-done',
    'step-not-ready',
    'too-many-entries',
  ],
});

export const reopenStep = defineOperation({
  id: 'reopenStep',
  method: 'DELETE',
  path: '/companies/{id}/formation/steps/{step}',
  feature: 'Formation',
  access: 'session',
  params: z.object({ id: idField, step }),
  output,
  success: 200,
  failures: [
    'company-not-found',
    'formation-not-found',
    'not-allowed',
    'step-not-found',
    'step-not-done',
    'step-built-upon',
    'too-many-entries',
  ],
});

export const setDate = defineOperation({
  id: 'setDate',
  method: 'PUT',
  path: '/companies/{id}/formation/dates/{date}',
  feature: 'Formation',
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
  feature: 'Formation',
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
  feature: 'Formation',
  access: 'session',
  params: z.object({
    id: idField,
    question: z.enum(companyQuestions, problem('not-one-of', { name: 'question', values: companyQuestions })),
  }),
  input: z.object({
    /** `null` takes the answer back. */
    answer: z.nullable(z.boolean()),
  }),
  output,
  success: 200,
  failures: ['company-not-found', 'formation-not-found', 'not-allowed', 'too-many-entries'],
});
