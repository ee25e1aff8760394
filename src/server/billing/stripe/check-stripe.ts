import type Stripe from 'stripe';
import type { BillingSettings } from '../../configuration/billing-settings.ts';
import { Failure } from '../../platform/failure.ts';
import type { PartCheck } from '../../platform/part-check.ts';
import { asking } from './stripe-failure.ts';

/** Tests the key with read-only requests that billing needs. */
export async function checkStripe(stripe: Stripe, settings: BillingSettings): Promise<PartCheck> {
  const problems: string[] = [];
  const tries = async (what: string, asked: Promise<string | undefined>) => {
    let reason = '';
    try {
      const problem = await asking(asked, (said) => {
        reason = said;
      });
      if (problem) problems.push(problem);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      problems.push(`${what}: ${reason}.`);
    }
  };
  await Promise.all([
    tries('STRIPE_SECRET_KEY or the customer portal does not work', portalProblem(stripe, settings)),
    settings.priceId
      ? tries('STRIPE_PRICE_ID does not work', priceProblem(stripe, settings.priceId))
      : undefined,
  ]);
  if (!settings.webhookSecret) {
    problems.push(
      'STRIPE_WEBHOOK_SECRET is not set, so no subscription is seen here. Make a webhook endpoint in Stripe.',
    );
  }
  return problems.length > 0
    ? { ok: false, sentence: problems.join(' ') }
    : { ok: true, sentence: 'Stripe takes the key, and the customer portal is set up.' };
}

async function portalProblem(stripe: Stripe, settings: BillingSettings): Promise<string | undefined> {
  if (settings.portalConfiguration) {
    const { active } = await stripe.billingPortal.configurations.retrieve(settings.portalConfiguration);
    return active ? undefined : 'STRIPE_PORTAL_CONFIGURATION names a configuration that is switched off.';
  }
  const { data } = await stripe.billingPortal.configurations.list({ is_default: true, limit: 1 });
  return data.length > 0
    ? undefined
    : 'The customer portal is not set up. Save its settings once in Stripe, under Billing.';
}

async function priceProblem(stripe: Stripe, priceId: string): Promise<string | undefined> {
  const { active, type } = await stripe.prices.retrieve(priceId);
  if (!active) return 'STRIPE_PRICE_ID names a price that is no longer sold.';
  return type === 'recurring' ? undefined : 'STRIPE_PRICE_ID names a price that is paid once, not renewed.';
}
