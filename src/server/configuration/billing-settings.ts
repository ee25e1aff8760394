import * as z from 'zod/mini';
import { isEncryptedOrLocal, origin, requires, text, withRules } from './setting.ts';

/** The payment service. */
export interface BillingSettings {
  /** The account's secret key, or a restricted one. */
  secretKey: string;
  /** Verifies the service's events; absent where it sends none. */
  webhookSecret?: string;
  /** The price of the subscription; absent where none is offered. */
  priceId?: string;
  /** How the customer portal looks; absent for the account's default. */
  portalConfiguration?: string;
  /** The origin of the service's API. */
  apiBase: string;
}

const settings = z.object({
  STRIPE_SECRET_KEY: text(
    "a secret or restricted key of your Stripe account, like 'sk_live_…' or 'rk_live_…'",
    /^[sr]k_\w{8,250}$/,
  ),
  STRIPE_WEBHOOK_SECRET: text(
    "the signing secret of your webhook endpoint, like 'whsec_…'",
    /^whsec_[\w+/=-]{8,250}$/,
  ),
  STRIPE_PRICE_ID: text("the id of a recurring price, like 'price_…'", /^price_\w{1,250}$/),
  STRIPE_PORTAL_CONFIGURATION: text("the id of a portal configuration, like 'bpc_…'", /^bpc_\w{1,250}$/),
  STRIPE_API_BASE: origin(
    "an https address without a path, like 'https://api.stripe.com'; http on this machine only",
    isEncryptedOrLocal,
  ),
});

const [key, ...others] = Object.keys(settings.shape);

/** `undefined` if no key is given: billing is then off. */
export const billingSettings = z.pipe(
  withRules(settings, (values) =>
    values.STRIPE_SECRET_KEY === undefined
      ? [requires(others, values, `${key}, or billing is off`)]
      : [
          values.STRIPE_PRICE_ID !== undefined &&
            values.STRIPE_WEBHOOK_SECRET === undefined &&
            'STRIPE_WEBHOOK_SECRET must be given with STRIPE_PRICE_ID, or nobody here learns of what was paid.',
        ],
  ),
  z.transform((values): BillingSettings | undefined => {
    const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_PRICE_ID, STRIPE_PORTAL_CONFIGURATION } = values;
    if (STRIPE_SECRET_KEY === undefined) return undefined;
    return {
      secretKey: STRIPE_SECRET_KEY,
      ...(STRIPE_WEBHOOK_SECRET !== undefined && { webhookSecret: STRIPE_WEBHOOK_SECRET }),
      ...(STRIPE_PRICE_ID !== undefined && { priceId: STRIPE_PRICE_ID }),
      ...(STRIPE_PORTAL_CONFIGURATION !== undefined && { portalConfiguration: STRIPE_PORTAL_CONFIGURATION }),
      apiBase: values.STRIPE_API_BASE ?? 'https://api.stripe.com',
    };
  }),
);
