import { useState } from 'react';
import { listRequests, requestService, type ServiceRequestView } from '#contract/requests.ts';
import type { RequestedService } from '#domain/requests/service-request.ts';
import { call, describeFailure } from '#web/platform/call.ts';
import { notify } from '#web/platform/notify.ts';
import { type Query, setAnswer, useQuery } from '#web/platform/query.ts';

interface ServiceRequests extends Pick<Query<unknown>, 'failure' | 'refetch'> {
  isRead: boolean;
  /** The latest request of the company for this service. */
  request: ServiceRequestView | undefined;
  isAsking: boolean;
  ask(): Promise<void>;
}

/** What a company has asked of the operator for one service, and asking. */
export function useServiceRequest(companyId: string, service: RequestedService): ServiceRequests {
  const { data, failure, refetch } = useQuery(listRequests, { params: { id: companyId } });
  const [isAsking, setIsAsking] = useState(false);

  async function ask(): Promise<void> {
    setIsAsking(true);
    try {
      const { request } = await call(requestService, { params: { id: companyId }, input: { service } });
      setAnswer(listRequests, { params: { id: companyId } }, (known) => ({
        ...known,
        requests: [request, ...(known?.requests ?? []).filter(({ id }) => id !== request.id)],
      }));
    } catch (error) {
      notify.error(describeFailure(error));
    } finally {
      setIsAsking(false);
    }
  }

  const request = data?.requests.find((one) => one.service === service);
  return { isRead: data !== undefined, request, failure, refetch, isAsking, ask };
}
