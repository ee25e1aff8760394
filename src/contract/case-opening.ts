import * as z from 'zod/mini';
import { laterCaseKinds } from '#domain/cases/case-kind.ts';
import { openingFieldKinds, openingObstacles } from '#domain/cases/kinds/opening.ts';
import { actors } from '#domain/catalogue/definition.ts';
import { caseView, day } from './case-views.ts';
import { problem } from './field-problem.ts';
import { idField, optionalText, requiredText } from './fields.ts';
import { defineOperation } from './operation.ts';
import { feeLine, source, statement, total } from './plans.ts';

/** What a case of a kind would be for a company: what it needs, how long it takes, what it costs. */
const caseKindView = z.object({
  kind: z.enum(laterCaseKinds),
  /** Why it cannot be opened now; `null` where it can. */
  obstacle: z.nullable(z.enum(openingObstacles)),
  steps: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      actor: z.enum(actors),
      /** `null` where no source says. */
      workingDays: z.nullable(z.object({ shortest: z.int(), longest: z.int() })),
      papers: z.array(z.object({ label: z.string(), sources: z.array(source) })),
    }),
  ),
  fees: z.array(feeLine),
  total,
  legalDays: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      why: z.string(),
      /** Counted from the day of the change; below zero before it. */
      counted: z.object({ unit: z.enum(['days', 'working-days', 'months']), count: z.int() }),
      penalty: statement,
      sources: z.array(source),
    }),
  ),
  /** What is asked when it is opened. */
  fields: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(openingFieldKinds),
      choices: z.array(z.string()),
      /** It is asked only where another field has this value; `null` for always. */
      when: z.nullable(z.object({ field: z.string(), is: z.string() })),
    }),
  ),
  /** The days that can be the day of the change. */
  possibleDays: z.object({ from: day, until: day }),
  /** The last day of what would be renewed, where the record knows it. */
  endsOn: z.nullable(day),
});
export type CaseKindView = z.infer<typeof caseKindView>;

const kindsOutput = z.object({ status: z.literal('success'), kinds: z.array(caseKindView) });

const openingInput = z.object({
  kind: z.enum(laterCaseKinds, problem('not-one-of', { name: 'kind', values: laterCaseKinds })),
  /** The day of the change; of a renewal, the last day of what is renewed. */
  on: day,
  /** What is asked of that kind, by field. */
  values: z.optional(
    z.record(
      z.string().check(z.maxLength(100)),
      optionalText({ field: 'answer', max: 500, multiline: true }),
    ),
  ),
});

const caseOutput = z.object({ status: z.literal('success'), case: caseView });

const openingFailures = [
  'company-not-found',
  'formation-not-found',
  'not-allowed',
  ...openingObstacles,
  'party-not-found',
  'office-held',
  'office-not-found',
  'shares-unknown',
] as const;

export const readCaseKinds = defineOperation({
  id: 'readCaseKinds',
  method: 'GET',
  path: '/companies/{id}/case-kinds',
  feature: 'Cases',
  access: 'session',
  params: z.object({ id: idField }),
  output: kindsOutput,
  success: 200,
  failures: ['company-not-found', 'formation-not-found'],
});

export const readCaseKindsAsStaff = defineOperation({
  id: 'readCaseKindsAsStaff',
  method: 'GET',
  path: '/operator/companies/{id}/case-kinds',
  feature: 'Cases',
  access: 'operator',
  right: 'read-cases',
  params: z.object({ id: idField }),
  output: kindsOutput,
  success: 200,
  failures: ['company-not-found', 'formation-not-found'],
});

export const openCase = defineOperation({
  id: 'openCase',
  method: 'POST',
  path: '/companies/{id}/cases',
  feature: 'Cases',
  access: 'session',
  idempotent: true,
  params: z.object({ id: idField }),
  input: openingInput,
  output: caseOutput,
  success: 201,
  failures: openingFailures,
});

export const openCaseAsStaff = defineOperation({
  id: 'openCaseAsStaff',
  method: 'POST',
  path: '/operator/companies/{id}/cases',
  feature: 'Cases',
  access: 'operator',
  right: 'work-on-cases',
  idempotent: true,
  params: z.object({ id: idField }),
  input: openingInput,
  output: caseOutput,
  success: 201,
  failures: openingFailures,
});

const withdrawalInput = z.object({
  reason: requiredText({ field: 'reason', max: 1000, multiline: true }),
});
const withdrawalFailures = [
  'company-not-found',
  'formation-not-found',
  'not-allowed',
  'case-not-found',
  'case-withdrawn',
  'case-finished',
  'too-many-entries',
] as const;

export const withdrawCase = defineOperation({
  id: 'withdrawCase',
  method: 'POST',
  path: '/companies/{id}/cases/{case}/withdrawal',
  feature: 'Cases',
  access: 'session',
  params: z.object({ id: idField, case: idField }),
  input: withdrawalInput,
  output: caseOutput,
  success: 200,
  failures: withdrawalFailures,
});

export const withdrawCaseAsStaff = defineOperation({
  id: 'withdrawCaseAsStaff',
  method: 'POST',
  path: '/operator/companies/{id}/cases/{case}/withdrawal',
  feature: 'Cases',
  access: 'operator',
  right: 'work-on-cases',
  params: z.object({ id: idField, case: idField }),
  input: withdrawalInput,
  output: caseOutput,
  success: 200,
  failures: withdrawalFailures,
});
