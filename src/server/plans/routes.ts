import { createHash } from 'node:crypto';
import * as contract from '#contract/plans.ts';
import type { Plan } from '#domain/plan/plan.ts';
import type { Call } from '../platform/read-call.ts';
import { servingWith } from '../platform/serve-operation.ts';
import { catalogueVersionOf } from './catalogue-version.ts';
import { comparePlans } from './compare-plans.ts';
import { convertPlan } from './convert-plan.ts';
import { listPlaces } from './list-places.ts';
import type { PlanPorts } from './ports.ts';
import { readPlan } from './read-plan.ts';
import { summarisePlans } from './summarise-plans.ts';
import { viewPlace, viewPlaceSummaries, viewPlan } from './views.ts';

const { serve } = servingWith<PlanPorts>();

/** Operations of the plans feature. */
export const planRoutes = [
  serve(contract.listPlaces, async ({ services, replyHeaders }) => {
    const catalogue = await services.prices.current();
    const catalogueVersion = catalogueVersionOf(catalogue);
    const places = listPlaces(catalogue).map(viewPlace);
    Object.assign(replyHeaders, cachingOf(catalogueVersion, places));
    return { catalogueVersion, places };
  }),

  serve(contract.readPlan, async (call) => {
    const { services, params } = call;
    const { jurisdiction, visas, officeType } = params;
    const catalogue = await services.prices.current();
    const found = await readPlan(services, catalogue, { jurisdiction, visas: Number(visas), officeType });
    const catalogueVersion = catalogueVersionOf(catalogue);
    const plan = (await viewFor(call, catalogueVersion))(found);
    Object.assign(call.replyHeaders, cachingOf(catalogueVersion, plan));
    return { plan };
  }),

  serve(contract.comparePlans, async (call) => {
    const { services, params } = call;
    const { visas, officeType } = params;
    const catalogue = await services.prices.current();
    const found = await comparePlans(services, catalogue, {
      jurisdictions: params.jurisdictions.split(','),
      visas: Number(visas),
      officeType,
    });
    const catalogueVersion = catalogueVersionOf(catalogue);
    const plans = found.map(await viewFor(call, catalogueVersion));
    Object.assign(call.replyHeaders, cachingOf(catalogueVersion, plans));
    return { plans };
  }),

  serve(contract.summarisePlans, async ({ services, params, replyHeaders }) => {
    const catalogue = await services.prices.current();
    const summaries = summarisePlans(services, catalogue, Number(params.visas)).map(viewPlaceSummaries);
    Object.assign(replyHeaders, cachingOf(catalogueVersionOf(catalogue), summaries));
    return { summaries };
  }),
];

type PlanCall = Pick<
  Call<typeof contract.readPlan | typeof contract.comparePlans, PlanPorts>,
  'services' | 'query'
>;

/** Creates the view of a plan, with totals in the requested currency. */
async function viewFor(
  { services, query }: PlanCall,
  catalogueVersion: string,
): Promise<(plan: Plan) => contract.PlanView> {
  const { currency } = query;
  const templates = await services.documentTemplates();
  return (plan) =>
    viewPlan(plan, catalogueVersion, currency && convertPlan(services, plan, currency), templates);
}

/**
 * Clients revalidate each time. The tag changes with the catalogue and its prices, the day, the conversion rates
 * and the views of a new version.
 */
function cachingOf(catalogueVersion: string, content: unknown): Record<string, string> {
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 12);
  return { 'cache-control': 'public, no-cache', etag: `"${catalogueVersion}-${hash}"` };
}
