import { useCallback } from 'react';
import { type PlanView, readPlan } from '#contract/plans.ts';
import { jurisdictionIdOf, type OfficeType, type VisaChoice } from '#domain/catalogue/choices.ts';
import { call } from '#web/platform/call.ts';
import { type Reading, useReading } from '#web/platform/use-reading.ts';
import type { PlanChoice } from './plan-choice.ts';

/** The plan of a choice. */
export function usePlan(choice: PlanChoice): Reading<PlanView> {
  const { visas, officeType } = choice;
  const jurisdiction = jurisdictionIdOf(choice);
  const read = useCallback(
    (signal?: AbortSignal) => askForPlan(jurisdiction, visas, officeType, signal),
    [jurisdiction, visas, officeType],
  );
  return useReading(read);
}

/** @throws CallFailure 'jurisdiction-not-found' where the catalogue does not hold the place, and others */
export async function askForPlan(
  jurisdiction: string,
  visas: VisaChoice,
  officeType: OfficeType,
  signal?: AbortSignal,
): Promise<PlanView> {
  const params = { jurisdiction, visas: `${visas}` as const, officeType };
  return (await call(readPlan, { params, signal })).plan;
}
