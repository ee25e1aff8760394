import { fixedRates } from '#domain/catalogue/fixed-rates.ts';
import { type ConvertedCosts, convertCosts } from '#domain/plan/converted-costs.ts';
import type { Plan } from '#domain/plan/plan.ts';
import type { Currency } from '#domain/values/money.ts';
import type { PlanPorts } from './ports.ts';

/** The sums of a plan in one currency. A rate that the operator sets outweighs one that is fixed. */
export function convertPlan(
  { config }: Pick<PlanPorts, 'config'>,
  { years }: Plan,
  to: Currency,
): ConvertedCosts {
  return convertCosts(years, to, [...config.exchangeRates, ...fixedRates]);
}
