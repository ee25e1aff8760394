import { randomUUID } from 'node:crypto';

/** An object as Stripe's interface shows it; what billing does not read is left out. */
// biome-ignore lint/suspicious/noExplicitAny: as any reader of JSON meets it
export type StripeObject = Record<string, any>;

const day = 24 * 60 * 60;

/** A subscription to the plan 'Landfall Pro', paid for until the end of 2026. */
export function aSubscription(fields: StripeObject = {}): StripeObject {
  const { current_period_end = seconds('2026-12-31T12:00:00Z'), product = 'Landfall Pro', ...more } = fields;
  return {
    id: 'sub_1',
    object: 'subscription',
    customer: 'cus_1',
    status: 'active',
    cancel_at: null,
    cancel_at_period_end: false,
    ended_at: null,
    items: {
      object: 'list',
      data: [
        {
          id: 'si_1',
          object: 'subscription_item',
          current_period_end,
          price: {
            id: 'price_pro',
            object: 'price',
            nickname: null,
            product: { id: 'prod_1', name: product },
          },
        },
      ],
    },
    ...more,
  };
}

/** The invoice of that number, of as many days ago, over USD 49.00. */
export function anInvoice(number: number, fields: StripeObject = {}): StripeObject {
  const created = seconds('2026-11-20T09:00:00Z') - number * day;
  return {
    id: `in_${number}`,
    object: 'invoice',
    customer: 'cus_1',
    number: `LF-${String(number).padStart(4, '0')}`,
    created,
    effective_at: created,
    currency: 'usd',
    total: 4_900,
    status: 'paid',
    hosted_invoice_url: `https://invoice.stripe.com/i/acct_1/test_${number}`,
    invoice_pdf: `https://pay.stripe.com/invoice/acct_1/test_${number}/pdf`,
    ...fields,
  };
}

/** An event about an object, by an id of its own. */
export function anEvent(object: StripeObject, fields: StripeObject = {}): StripeObject {
  return {
    id: `evt_${randomUUID()}`,
    type: 'customer.subscription.updated',
    created: seconds('2026-11-21T12:00:00Z'),
    data: { object },
    ...fields,
  };
}

export function seconds(moment: string): number {
  return Date.parse(moment) / 1_000;
}
