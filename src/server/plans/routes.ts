import { createHash } from 'node:crypto';
import * as contract from '#contract/plans.ts';
import { fixedRates } from '#domain/catalogue/fixed-rates.ts';
import type { Plan } from '#domain/plan/plan.ts';
import { type Currency, isCurrency } from '#domain/values/money.ts';
import { type Call, serve } from '../platform/serve-operation.ts';
import type { Services } from '../services.ts';
import { catalogueVersion } from './catalogue-version.ts';
import { comparePlans } from './compare-plans.ts';
import { convertPlan } from './convert-plan.ts';
import { listPlaces } from './list-places.ts';
import { readPlan } from './read-plan.ts';
import { viewPlace, viewPlan } from './views.ts';

/** What the plans feature answers. */
export const planRoutes = [
  serve(contract.listPlaces, ({ replyHeaders }) => {
    Object.assign(replyHeaders, cachingBy(catalogueVersion()));
    return { catalogueVersion: catalogueVersion(), places: listPlaces().map(viewPlace) };
  }),
  serve(contract.readPlan, async (call) => {
    const { jurisdiction, visas, officeType } = call.params;
    const plan = await readPlan(call.services, { jurisdiction, visas: Number(visas), officeType });
    return { plan: answerWith(call)(plan) };
  }),
  serve(contract.comparePlans, async (call) => {
    const { visas, officeType } = call.params;
    const jurisdictions = call.params.jurisdictions.split(',');
    const plans = await comparePlans(call.services, { jurisdictions, visas: Number(visas), officeType });
    return { plans: plans.map(answerWith(call)) };
  }),
];

/** How plans leave with an answer: in the currency that was asked for, until the answer is another one. */
function answerWith({ services, query, replyHeaders }: PlanCall): (plan: Plan) => contract.PlanView {
  const wanted = query('currency');
  const currency = isCurrency(wanted) ? wanted : undefined;
  return (plan) => {
    Object.assign(replyHeaders, cachingBy(versionOf(plan, currency, services)));
    return viewPlan(plan, currency && convertPlan(services, plan, currency));
  };
}

type PlanCall = Pick<
  Call<typeof contract.readPlan | typeof contract.comparePlans>,
  'services' | 'query' | 'replyHeaders'
>;

/** A plan is another one with the catalogue, with the day, and with the rates that it is converted at. */
function versionOf({ preparedOn }: Plan, currency: Currency | undefined, { config }: Services): string {
  const version = `${catalogueVersion()}-${preparedOn}`;
  if (!currency) return version;
  const rates = createHash('sha256')
    .update(JSON.stringify([config.exchangeRates, fixedRates]))
    .digest('hex');
  return `${version}-${currency}-${rates.slice(0, 12)}`;
}

/** Asked again each time, answered with 304 until the version is another. */
function cachingBy(version: string): Record<string, string> {
  return { 'cache-control': 'public, no-cache', etag: `"${version}"` };
}
