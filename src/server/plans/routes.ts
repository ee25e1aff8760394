import * as contract from '#contract/plans.ts';
import { serve } from '../platform/serve-operation.ts';
import { catalogueVersion } from './catalogue-version.ts';
import { readPlan } from './read-plan.ts';
import { viewPlan } from './views.ts';

/** What the plans feature answers. */
export const planRoutes = [
  serve(contract.readPlan, async ({ services, params, replyHeaders }) => {
    const { jurisdiction, visas, officeType } = params;
    const plan = await readPlan(services, { jurisdiction, visas: Number(visas), officeType });
    // Asked again each time, answered with 304 until the catalogue or the day is another.
    replyHeaders['cache-control'] = 'public, no-cache';
    replyHeaders.etag = `"${catalogueVersion()}-${plan.preparedOn}"`;
    return { plan: viewPlan(plan) };
  }),
];
