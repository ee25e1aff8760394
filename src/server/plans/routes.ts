import * as contract from '#contract/plans.ts';
import type { Plan } from '#domain/plan/plan.ts';
import { serve } from '../platform/serve-operation.ts';
import { catalogueVersion } from './catalogue-version.ts';
import { comparePlans } from './compare-plans.ts';
import { listPlaces } from './list-places.ts';
import { readPlan } from './read-plan.ts';
import { viewPlace, viewPlan } from './views.ts';

/** What the plans feature answers. */
export const planRoutes = [
  serve(contract.listPlaces, ({ replyHeaders }) => {
    Object.assign(replyHeaders, cachingBy(catalogueVersion()));
    return { catalogueVersion: catalogueVersion(), places: listPlaces().map(viewPlace) };
  }),
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

/** A plan is another one with the catalogue and with the day. */
function cachingOf({ preparedOn }: Plan): Record<string, string> {
  return cachingBy(`${catalogueVersion()}-${preparedOn}`);
}

/** Asked again each time, answered with 304 until the version is another. */
function cachingBy(version: string): Record<string, string> {
  return { 'cache-control': 'public, no-cache', etag: `"${version}"` };
}
