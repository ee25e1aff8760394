import * as contract from '#contract/plans.ts';
import type { Plan } from '#domain/plan/plan.ts';
import { serve } from '../platform/serve-operation.ts';
import { catalogueVersion } from './catalogue-version.ts';
import { comparePlans } from './compare-plans.ts';
import { readPlan } from './read-plan.ts';
import { viewPlan } from './views.ts';

/** What the plans feature answers. */
export const planRoutes = [
  serve(contract.readPlan, async ({ services, params, replyHeaders }) => {
    const { jurisdiction, visas, officeType } = params;
    const plan = await readPlan(services, { jurisdiction, visas: Number(visas), officeType });
    Object.assign(replyHeaders, cachingOf(plan));
    return { plan: viewPlan(plan) };
  }),
  serve(contract.comparePlans, async ({ services, params, replyHeaders }) => {
    const { visas, officeType } = params;
    const jurisdictions = params.jurisdictions.split(',');
    const plans = await comparePlans(services, { jurisdictions, visas: Number(visas), officeType });
    for (const plan of plans) Object.assign(replyHeaders, cachingOf(plan));
    return { plans: plans.map(viewPlan) };
  }),
];

/** Asked again each time, answered with 304 until the catalogue or the day is another. */
function cachingOf({ preparedOn }: Plan): Record<string, string> {
  return { 'cache-control': 'public, no-cache', etag: `"${catalogueVersion()}-${preparedOn}"` };
}
