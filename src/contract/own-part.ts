import * as z from 'zod/mini';
import { sensitiveFields } from '#domain/parties/party.ts';
import { requesters } from '#domain/parties/party-request.ts';
import { idField, momentField, optionalText } from './fields.ts';
import { defineOperation } from './operation.ts';
import { waitingDay } from './party-requests.ts';
import {
  companyParams,
  officeView,
  partyFields,
  partyLimits,
  partyParams,
  partyView,
  whole,
} from './party-view.ts';

const answerField = z.optional(optionalText({ field: 'answer', max: partyLimits.answer, multiline: true }));
const answers = z.object(
  Object.fromEntries(sensitiveFields.map((field) => [field, answerField])) as Record<
    (typeof sensitiveFields)[number],
    typeof answerField
  >,
);

const ownPartView = z.object({
  company: z.object({ id: idField, name: z.string(), country: z.string() }),
  party: partyView,
  offices: z.array(officeView),
  /** What this party holds of the company now, as a percentage; `null` while that is not recorded. */
  share: z.nullable(z.string()),
  answers,
  /** What you alone were asked, latest first; nobody else of the company reads it. */
  requests: z.array(
    z.object({
      id: idField,
      from: z.enum(requesters),
      question: z.string(),
      askedAt: momentField,
      /** Empty while there is none. */
      answer: z.string(),
      answeredAt: z.nullable(momentField),
      /** What waits for the answer; `null` for nothing, and once it is there. */
      waiting: z.nullable(waitingDay),
    }),
  ),
  openings: z.array(z.object({ by: z.string(), at: momentField })),
});
export type OwnPartView = z.infer<typeof ownPartView>;

export const listOwnParts = defineOperation({
  id: 'listOwnParts',
  method: 'GET',
  path: '/own-parts',
  feature: 'People',
  access: 'session',
  output: z.object({
    status: z.literal('success'),
    parts: z.array(z.object({ companyId: idField, companyName: z.string(), missing: z.int() })),
  }),
  success: 200,
  failures: [],
});

export const readOwnPart = defineOperation({
  id: 'readOwnPart',
  method: 'GET',
  path: '/companies/{id}/own-part',
  feature: 'People',
  access: 'session',
  params: companyParams,
  output: z.object({ status: z.literal('success'), part: ownPartView }),
  success: 200,
  failures: [...whole, 'own-part-not-found'],
});

export const changeOwnPart = defineOperation({
  id: 'changeOwnPart',
  method: 'PATCH',
  path: '/companies/{id}/own-part',
  feature: 'People',
  access: 'session',
  params: companyParams,
  input: z.extend(partyFields, { answers: z.optional(answers) }),
  output: z.object({ status: z.literal('success'), message: z.string(), part: ownPartView }),
  success: 200,
  failures: [...whole, 'own-part-not-found'],
});

/** A POST, because every opening is recorded and shown to the person. */
export const openSensitiveAnswers = defineOperation({
  id: 'openSensitiveAnswers',
  method: 'POST',
  path: '/operator/companies/{id}/parties/{party}/sensitive-answers',
  feature: 'Operators',
  access: 'operator',
  right: 'read-sensitive-answers',
  params: partyParams,
  output: z.object({ status: z.literal('success'), answers }),
  success: 200,
  failures: ['company-not-found', 'party-not-found'],
});
