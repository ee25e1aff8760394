import { createHash } from 'node:crypto';
import * as contract from '#contract/plans.ts';
import { servingWith } from '../platform/serve-operation.ts';
import { answerComparison, answerPlan } from './answer-plan.ts';
import { catalogueVersionOf } from './catalogue-version.ts';
import { listPlaces } from './list-places.ts';
import type { PlanPorts } from './ports.ts';
import { summarisePlans } from './summarise-plans.ts';
import { viewPlace, viewPlaceSummaries } from './views.ts';

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

  serve(contract.readPlan, async ({ services, params, query, replyHeaders }) => {
    const answer = await answerPlan(services, params, query);
    Object.assign(replyHeaders, cachingOf(answer.plan.catalogueVersion, answer));
    return answer;
  }),

  serve(contract.comparePlans, async ({ services, params, query, replyHeaders }) => {
    const answer = await answerComparison(services, params, query);
    const catalogueVersion = catalogueVersionOf(await services.prices.current());
    Object.assign(replyHeaders, cachingOf(catalogueVersion, answer));
    return answer;
  }),

  serve(contract.summarisePlans, async ({ services, params, replyHeaders }) => {
    const catalogue = await services.prices.current();
    const summaries = summarisePlans(services, catalogue, Number(params.visas)).map(viewPlaceSummaries);
    Object.assign(replyHeaders, cachingOf(catalogueVersionOf(catalogue), summaries));
    return { summaries };
  }),
];

/**
 * Clients revalidate each time. The tag changes with the catalogue and its prices, the day, the conversion rates
 * and the views of a new version.
 */
function cachingOf(catalogueVersion: string, content: unknown): Record<string, string> {
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 12);
  return { 'cache-control': 'public, no-cache', etag: `"${catalogueVersion}-${hash}"` };
}
