import { fixedRates } from '#domain/catalogue/fixed-rates.ts';
import { type ConvertedCosts, convertCosts } from '#domain/plan/converted-costs.ts';
import type { Plan } from '#domain/plan/plan.ts';
import type { Currency } from '#domain/values/money.ts';
import type { PlanPorts } from './ports.ts';

/** Converts a plan's totals to one currency. The operator's rates take precedence over pegs. */
export function convertPlan(
  { config }: Pick<PlanPorts, 'config'>,
  { years }: Plan,
  to: Currency,
): ConvertedCosts {
  return convertCosts(years, to, [...config.exchangeRates, ...fixedRates]);
}
