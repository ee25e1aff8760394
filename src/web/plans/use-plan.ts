import { type PlanView, readPlan } from '#contract/plans.ts';
import { jurisdictionIdOf, type OfficeType, type VisaChoice } from '#domain/catalogue/choices.ts';
import { isPlanCurrency } from '#domain/values/money.ts';
import { call } from '#web/platform/call.ts';
import { writtenFreshMs } from '#web/platform/page-answers.ts';
import { useQuery } from '#web/platform/query.ts';
import type { PlanChoice } from './plan-choice.ts';
import './written-plans.ts';

/** The plan of a choice. What is known stays while the sums of another currency are read. */
export function usePlan(choice: PlanChoice) {
  const { visas, officeType, currency } = choice;
  const params = { jurisdiction: jurisdictionIdOf(choice), visas: `${visas}` as const, officeType };
  const query = { currency: isPlanCurrency(currency) ? currency : undefined };
  return useQuery(readPlan, { params, query }, { freshMs: writtenFreshMs, keepsLast: 'through-failures' });
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
