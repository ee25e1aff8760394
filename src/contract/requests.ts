import * as z from 'zod/mini';
import { requestedServices, requestStates } from '#domain/requests/service-request.ts';
import { problem } from './field-problem.ts';
import { idField, momentField } from './fields.ts';
import { defineOperation } from './operation.ts';

/** What a company asked the operator for, as its people see it. */
export const serviceRequestView = z.object({
  id: idField,
  service: z.enum(requestedServices),
  state: z.enum(requestStates),
  requestedAt: momentField,
  /** `null` once that account is gone. */
  requestedBy: z.nullable(z.string()),
  /** The operator's answer; empty until there is one. */
  answer: z.string(),
  /** When its state or the answer changed last. */
  changedAt: momentField,
});
export type ServiceRequestView = z.infer<typeof serviceRequestView>;

const params = z.object({ id: idField });

export const listRequests = defineOperation({
  id: 'listRequests',
  method: 'GET',
  path: '/companies/{id}/requests',
  feature: 'Requests',
  access: 'session',
  params,
  output: z.object({ status: z.literal('success'), requests: z.array(serviceRequestView) }),
  success: 200,
  failures: ['company-not-found'],
});

export const requestService = defineOperation({
  id: 'requestService',
  method: 'POST',
  path: '/companies/{id}/requests',
  feature: 'Requests',
  access: 'session',
  idempotent: true,
  params,
  input: z.object({ service: z.enum(requestedServices, problem('not-offered', { of: 'services' })) }),
  output: z.object({ status: z.literal('success'), message: z.string(), request: serviceRequestView }),
  success: 200,
  failures: ['company-not-found', 'not-allowed', 'profile-incomplete', 'too-many-requests'],
});
