import * as z from 'zod/mini';
import { requesters } from '#domain/parties/party-request.ts';
import { problem } from './field-problem.ts';
import { idField, momentField, requiredText } from './fields.ts';
import { defineOperation } from './operation.ts';
import { companyParams, partyLimits, partyParams } from './party-view.ts';
import { day, statement } from './plans.ts';

/** A last day in law of an open case, and what it costs to miss it. */
export const waitingDay = z.object({ id: z.string(), label: z.string(), on: day, penalty: statement });
export type WaitingDayView = z.infer<typeof waitingDay>;

/** How it stands that one person was asked for more; not what was asked or answered. */
const requestView = z.object({
  id: idField,
  party: idField,
  from: z.enum(requesters),
  askedBy: z.string(),
  askedAt: momentField,
  /** `null` while there is no answer. */
  answeredAt: z.nullable(momentField),
  /** When the person was reminded; `null` if they were not. */
  remindedAt: z.nullable(momentField),
  /** What waits for the answer; `null` for nothing, and once it is there. */
  waiting: z.nullable(waitingDay),
});
export type PartyRequestView = z.infer<typeof requestView>;

const asked = z.object({
  from: z.enum(requesters, problem('not-one-of', { name: 'from', values: requesters })),
  question: requiredText({ field: 'question', max: partyLimits.answer, multiline: true }),
  /** Id of the last day that waits for the answer; `null` for none. */
  deadline: z._default(
    z.nullable(z.string().check(z.maxLength(100, problem('too-long', { name: 'deadline', max: 100 })))),
    null,
  ),
});
const listed = z.object({
  status: z.literal('success'),
  requests: z.array(requestView),
  /** The last days that can wait for an answer. */
  deadlines: z.array(waitingDay),
});
const stored = z.object({ status: z.literal('success'), message: z.string(), request: requestView });

export const listPartyRequests = defineOperation({
  id: 'listPartyRequests',
  method: 'GET',
  path: '/companies/{id}/party-requests',
  feature: 'People',
  access: 'session',
  params: companyParams,
  output: listed,
  success: 200,
  failures: ['company-not-found', 'not-allowed'],
});

export const askParty = defineOperation({
  id: 'askParty',
  method: 'POST',
  path: '/companies/{id}/parties/{party}/requests',
  feature: 'People',
  access: 'session',
  idempotent: true,
  params: partyParams,
  input: asked,
  output: stored,
  success: 201,
  failures: [
    'company-not-found',
    'not-allowed',
    'party-not-found',
    'party-not-joined',
    'deadline-not-found',
    'too-many-entries',
  ],
});

export const answerPartyRequest = defineOperation({
  id: 'answerPartyRequest',
  method: 'PUT',
  path: '/companies/{id}/own-part/requests/{request}',
  feature: 'People',
  access: 'session',
  params: z.object({ id: idField, request: idField }),
  input: z.object({
    answer: requiredText({ field: 'answer', max: partyLimits.answer, multiline: true }),
  }),
  output: z.object({ status: z.literal('success'), message: z.string() }),
  success: 200,
  failures: ['company-not-found', 'own-part-not-found', 'request-not-found'],
});

export const listClientPartyRequests = defineOperation({
  id: 'listClientPartyRequests',
  method: 'GET',
  path: '/operator/companies/{id}/party-requests',
  feature: 'People',
  access: 'operator',
  right: 'read-cases',
  params: companyParams,
  output: listed,
  success: 200,
  failures: ['company-not-found'],
});

export const askClientParty = defineOperation({
  id: 'askClientParty',
  method: 'POST',
  path: '/operator/companies/{id}/parties/{party}/requests',
  feature: 'People',
  access: 'operator',
  right: 'act-for-client',
  idempotent: true,
  params: partyParams,
  input: asked,
  output: stored,
  success: 201,
  failures: [
    'company-not-found',
    'party-not-found',
    'party-not-joined',
    'deadline-not-found',
    'too-many-entries',
  ],
});

/** A POST, because every opening is recorded and shown to the person. */
export const openPartyAnswer = defineOperation({
  id: 'openPartyAnswer',
  method: 'POST',
  path: '/operator/companies/{id}/party-requests/{request}/opening',
  feature: 'People',
  access: 'operator',
  right: 'read-sensitive-answers',
  params: z.object({ id: idField, request: idField }),
  output: z.object({ status: z.literal('success'), question: z.string(), answer: z.string() }),
  success: 200,
  failures: ['company-not-found', 'request-not-found'],
});
