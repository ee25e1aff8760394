import { useCallback, useState } from 'react';
import { listRequests, requestService, type ServiceRequestView } from '#contract/requests.ts';
import type { RequestedService } from '#domain/requests/service-request.ts';
import { call, describeFailure } from '#web/platform/call.ts';
import { notify } from '#web/platform/notify.ts';
import { type Reading, useReading } from '#web/platform/use-reading.ts';

interface ServiceRequests extends Pick<Reading<unknown>, 'failure' | 'refresh'> {
  isRead: boolean;
  /** The latest request of the company for this service. */
  request: ServiceRequestView | undefined;
  isAsking: boolean;
  ask(): Promise<void>;
}

/** What a company has asked of the operator for one service, and asking. */
export function useServiceRequest(companyId: string, service: RequestedService): ServiceRequests {
  const read = useCallback(
    async (signal?: AbortSignal) =>
      (await call(listRequests, { params: { id: companyId }, signal })).requests,
    [companyId],
  );
  const { answer, failure, refresh, update } = useReading(read);
  const [isAsking, setIsAsking] = useState(false);

  async function ask(): Promise<void> {
    setIsAsking(true);
    try {
      const { request } = await call(requestService, { params: { id: companyId }, input: { service } });
      update((known = []) => [request, ...known.filter(({ id }) => id !== request.id)]);
    } catch (error) {
      notify.error(describeFailure(error));
    } finally {
      setIsAsking(false);
    }
  }

  const request = answer?.find((one) => one.service === service);
  return { isRead: answer !== undefined, request, failure, refresh, isAsking, ask };
}
