import type { ServiceRequestView } from '#contract/requests.ts';
import type { ServiceRequest } from './request-repository.ts';

/** A request as the company's people see it. */
export function viewRequest({ details, requestedByName }: ServiceRequest): ServiceRequestView {
  return {
    id: details.id,
    service: details.service,
    state: details.state,
    requestedAt: details.requestedAt.toISOString(),
    requestedBy: requestedByName,
    answer: details.answer,
    changedAt: details.changedAt.toISOString(),
  };
}
