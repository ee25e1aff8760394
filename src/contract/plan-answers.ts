import * as z from 'zod/mini';
import { emirates, freeZones, officeTypes } from '#domain/catalogue/choices.ts';
import { companyQuestions } from '#domain/catalogue/company-question.ts';
import { formationView } from './case-views.ts';
import { problem } from './field-problem.ts';
import { idField } from './fields.ts';
import { defineOperation } from './operation.ts';

const question = z.object({
  question: z.enum(companyQuestions, problem('not-one-of', { name: 'question', values: companyQuestions })),
  /** `null` while it is not answered, or to take the answer back. */
  answer: z.nullable(z.boolean()),
});

const answersInput = z.object({
  visas: z
    .int(problem('visas-out-of-range', { min: 0, max: 5 }))
    .check(
      z.gte(0, problem('visas-out-of-range', { min: 0, max: 5 })),
      z.lte(5, problem('visas-out-of-range', { min: 0, max: 5 })),
    ),
  officeType: z.enum(officeTypes, problem('not-offered', { of: 'office-types' })),
  /** `null` where the type of company has no zones or emirates. */
  subType: z.nullable(z.enum([...freeZones, ...emirates], problem('not-offered', { of: 'zones' }))),
  /** Answers to what decides steps; those left out stay. */
  questions: z.optional(z.array(question).check(z.maxLength(companyQuestions.length))),
});

const namedTasks = z.array(z.object({ id: z.string(), label: z.string() }));

const preview = z.object({
  status: z.literal('success'),
  added: namedTasks,
  removed: namedTasks,
  /** Begun: they stay in view with their record. */
  kept: namedTasks,
  /** Not added, because they come before a step that is done. */
  passed: namedTasks,
  /** What else decides the steps of that place, with the answers as they would be. */
  questions: z.array(question),
});

const company = { params: z.object({ id: idField }) };
const forStaff = { ...company, access: 'operator', right: 'act-for-client' } as const;

/** What other answers would do; nothing is saved. */
export const previewAnswers = defineOperation({
  id: 'previewAnswers',
  method: 'POST',
  path: '/companies/{id}/answers/preview',
  feature: 'Cases',
  access: 'session',
  ...company,
  input: answersInput,
  output: preview,
  success: 200,
  failures: ['company-not-found', 'formation-not-found', 'not-allowed'],
});

export const changeAnswers = defineOperation({
  id: 'changeAnswers',
  method: 'PUT',
  path: '/companies/{id}/answers',
  feature: 'Cases',
  access: 'session',
  ...company,
  input: answersInput,
  output: z.object({ status: z.literal('success'), formation: formationView }),
  success: 200,
  failures: ['company-not-found', 'formation-not-found', 'not-allowed', 'too-many-entries'],
});

/** The same for staff, on a client's behalf. */
export const previewClientAnswers = defineOperation({
  id: 'previewClientAnswers',
  method: 'POST',
  path: '/operator/companies/{id}/answers/preview',
  feature: 'Cases',
  ...forStaff,
  input: answersInput,
  output: preview,
  success: 200,
  failures: ['company-not-found', 'formation-not-found'],
});

/** Plans a client by other answers. Their log says so, and their people are told. */
export const changeClientAnswers = defineOperation({
  id: 'changeClientAnswers',
  method: 'PUT',
  path: '/operator/companies/{id}/answers',
  feature: 'Cases',
  ...forStaff,
  input: answersInput,
  output: z.object({ status: z.literal('success'), message: z.string() }),
  success: 200,
  failures: ['company-not-found', 'formation-not-found', 'too-many-entries'],
});
