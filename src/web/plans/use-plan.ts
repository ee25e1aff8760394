import { useCallback } from 'react';
import { type PlanView, readPlan } from '#contract/plans.ts';
import { jurisdictionIdOf, type OfficeType, type VisaChoice } from '#domain/catalogue/choices.ts';
import type { Currency } from '#domain/values/money.ts';
import { call } from '#web/platform/call.ts';
import { type Reading, useReading } from '#web/platform/use-reading.ts';
import type { PlanChoice } from './plan-choice.ts';

/** The plan of a choice. What is known stays while the sums of another currency are read. */
export function usePlan(choice: PlanChoice): Reading<PlanView> {
  const { visas, officeType, currency } = choice;
  const jurisdiction = jurisdictionIdOf(choice);
  const read = useCallback(
    (signal?: AbortSignal) => askForPlan(jurisdiction, visas, officeType, signal, currency),
    [jurisdiction, visas, officeType, currency],
  );
  return useReading(read);
}

/** @throws CallFailure 'jurisdiction-not-found' where the catalogue does not hold the place, and others */
export async function askForPlan(
  jurisdiction: string,
  visas: VisaChoice,
  officeType: OfficeType,
  signal?: AbortSignal,
  currency?: Currency,
): Promise<PlanView> {
  const params = { jurisdiction, visas: `${visas}` as const, officeType };
  return (await call(readPlan, { params, query: { currency }, signal })).plan;
}
