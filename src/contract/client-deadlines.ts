import * as z from 'zod/mini';
import { assigneeInput, dismissalInput, doneInput, occurrenceParams, recordedAnswer } from './calendar.ts';
import { idField } from './fields.ts';
import { defineOperation } from './operation.ts';

/** A client's deadlines, as staff read and record them on the client's behalf. */
const path = '/operator/companies/{id}/calendar/deadlines/{deadline}/{occurrence}';
const refusals = [
  'company-not-found',
  'formation-not-found',
  'deadline-not-found',
  'too-many-entries',
] as const;

export const readClientDeadlines = defineOperation({
  id: 'readClientDeadlines',
  method: 'GET',
  path: '/operator/companies/{id}/calendar',
  feature: 'Calendar',
  access: 'operator',
  right: 'read-cases',
  params: z.object({ id: idField }),
  output: recordedAnswer,
  success: 200,
  failures: ['company-not-found', 'formation-not-found'],
});

export const completeClientDeadline = defineOperation({
  id: 'completeClientDeadline',
  method: 'PUT',
  path: `${path}/done`,
  feature: 'Calendar',
  access: 'operator',
  right: 'work-on-cases',
  params: occurrenceParams,
  input: doneInput,
  output: recordedAnswer,
  success: 200,
  failures: [...refusals, 'deadline-settled', 'paper-not-found'],
});

export const dismissClientDeadline = defineOperation({
  id: 'dismissClientDeadline',
  method: 'PUT',
  path: `${path}/dismissal`,
  feature: 'Calendar',
  access: 'operator',
  right: 'work-on-cases',
  params: occurrenceParams,
  input: dismissalInput,
  output: recordedAnswer,
  success: 200,
  failures: [...refusals, 'deadline-settled'],
});

export const assignClientDeadline = defineOperation({
  id: 'assignClientDeadline',
  method: 'PUT',
  path: `${path}/assignee`,
  feature: 'Calendar',
  access: 'operator',
  right: 'work-on-cases',
  params: occurrenceParams,
  input: assigneeInput,
  output: recordedAnswer,
  success: 200,
  failures: [...refusals, 'deadline-settled', 'member-not-found'],
});

export const reopenClientDeadline = defineOperation({
  id: 'reopenClientDeadline',
  method: 'DELETE',
  path: `${path}/record`,
  feature: 'Calendar',
  access: 'operator',
  right: 'work-on-cases',
  params: occurrenceParams,
  output: recordedAnswer,
  success: 200,
  failures: [...refusals, 'deadline-open'],
});
