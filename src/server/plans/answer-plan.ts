import type { OutputOf, ParamsOf, QueryOf } from '#contract/operation.ts';
import type * as contract from '#contract/plans.ts';
import type { Plan } from '#domain/plan/plan.ts';
import { catalogueVersionOf } from './catalogue-version.ts';
import { comparePlans } from './compare-plans.ts';
import { convertPlan } from './convert-plan.ts';
import type { PlanPorts } from './ports.ts';
import { readPlan } from './read-plan.ts';
import { viewPlan } from './views.ts';

type Currency = QueryOf<typeof contract.readPlan>['currency'];

/**
 * Answers with the plan of one jurisdiction, with totals in the requested currency.
 *
 * @throws Failure 'jurisdiction-not-found'
 */
export async function answerPlan(
  services: PlanPorts,
  { jurisdiction, visas, officeType }: ParamsOf<typeof contract.readPlan>,
  { currency }: QueryOf<typeof contract.readPlan>,
): Promise<Omit<OutputOf<typeof contract.readPlan>, 'status'>> {
  const catalogue = await services.prices.current();
  const found = await readPlan(services, catalogue, { jurisdiction, visas: Number(visas), officeType });
  return { plan: (await viewFor(services, currency, catalogueVersionOf(catalogue)))(found) };
}

/**
 * Answers with the plans of several jurisdictions in the given order, with totals in the requested currency.
 *
 * @throws Failure 'jurisdiction-not-found'
 */
export async function answerComparison(
  services: PlanPorts,
  { jurisdictions, visas, officeType }: ParamsOf<typeof contract.comparePlans>,
  { currency }: QueryOf<typeof contract.comparePlans>,
): Promise<Omit<OutputOf<typeof contract.comparePlans>, 'status'>> {
  const catalogue = await services.prices.current();
  const found = await comparePlans(services, catalogue, {
    jurisdictions: jurisdictions.split(','),
    visas: Number(visas),
    officeType,
  });
  return { plans: found.map(await viewFor(services, currency, catalogueVersionOf(catalogue))) };
}

/** Creates the view of a plan. */
async function viewFor(
  services: PlanPorts,
  currency: Currency,
  catalogueVersion: string,
): Promise<(plan: Plan) => contract.PlanView> {
  const templates = await services.documentTemplates();
  return (plan) =>
    viewPlan(plan, catalogueVersion, currency && convertPlan(services, plan, currency), templates);
}
