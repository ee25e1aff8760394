import { createHash } from 'node:crypto';
import * as contract from '#contract/plans.ts';
import type { Plan } from '#domain/plan/plan.ts';
import { type Call, servingWith } from '../platform/serve-operation.ts';
import { catalogueVersion } from './catalogue-version.ts';
import { comparePlans } from './compare-plans.ts';
import { convertPlan } from './convert-plan.ts';
import { listPlaces } from './list-places.ts';
import type { PlanPorts } from './ports.ts';
import { readPlan } from './read-plan.ts';
import { viewPlace, viewPlan } from './views.ts';

const { serve } = servingWith<PlanPorts>();

/** What the plans feature answers. */
export const planRoutes = [
  serve(contract.listPlaces, ({ replyHeaders }) => {
    const places = listPlaces().map(viewPlace);
    Object.assign(replyHeaders, cachingOf(places));
    return { catalogueVersion: catalogueVersion(), places };
  }),
  serve(contract.readPlan, async (call) => {
    const { jurisdiction, visas, officeType } = call.params;
    const found = await readPlan(call.services, { jurisdiction, visas: Number(visas), officeType });
    const plan = viewFor(call)(found);
    Object.assign(call.replyHeaders, cachingOf(plan));
    return { plan };
  }),
  serve(contract.comparePlans, async (call) => {
    const { visas, officeType } = call.params;
    const jurisdictions = call.params.jurisdictions.split(',');
    const found = await comparePlans(call.services, { jurisdictions, visas: Number(visas), officeType });
    const plans = found.map(viewFor(call));
    Object.assign(call.replyHeaders, cachingOf(plans));
    return { plans };
  }),
];

type PlanCall = Pick<
  Call<typeof contract.readPlan | typeof contract.comparePlans, PlanPorts>,
  'services' | 'query'
>;

/** How plans leave with an answer: in the currency that was asked for. */
function viewFor({ services, query }: PlanCall): (plan: Plan) => contract.PlanView {
  const { currency } = query;
  return (plan) => viewPlan(plan, currency && convertPlan(services, plan, currency));
}

/**
 * Asked again each time, answered with 304 until the answer is another: with the catalogue, the day, the rates
 * it is converted at, and with a version of the product that puts it otherwise.
 */
function cachingOf(content: unknown): Record<string, string> {
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 12);
  return { 'cache-control': 'public, no-cache', etag: `"${catalogueVersion()}-${hash}"` };
}
