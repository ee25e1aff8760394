import { useCallback } from 'react';
import { comparePlans, type PlanView } from '#contract/plans.ts';
import { call } from '#web/platform/call.ts';
import { type Reading, useReading } from '#web/platform/use-reading.ts';
import type { ComparisonChoice } from './comparison-address.ts';

/** The plans of the places that are compared, in their order. What is known stays while another choice is read. */
export function useComparison({
  visas,
  officeType,
  places,
  currency,
}: ComparisonChoice): Reading<readonly PlanView[]> {
  const jurisdictions = places.join(',');
  const read = useCallback(
    async (signal?: AbortSignal) => {
      const params = { visas: `${visas}` as const, officeType, jurisdictions };
      return (await call(comparePlans, { params, query: { currency }, signal })).plans;
    },
    [visas, officeType, jurisdictions, currency],
  );
  return useReading<readonly PlanView[]>(read);
}
