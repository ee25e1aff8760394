import type Stripe from 'stripe';
import { invoiceStatuses } from '#contract/billing.ts';
import { subscriptionStatusOf } from '#domain/billing/subscription.ts';
import type { Invoice, PaidSubscription } from '../billing.ts';
import { chargedAmount } from './stripe-amount.ts';
import { stripePage } from './stripe-page.ts';

/** Converts a subscription from Stripe with expanded products. */
export function readSubscription(subscription: Stripe.Subscription): PaidSubscription {
  const { id, customer, status, items, cancel_at, cancel_at_period_end, ended_at } = subscription;
  const periodEnds = items.data.map((item) => item.current_period_end);
  const until = ended_at ?? cancel_at ?? (periodEnds.length > 0 ? Math.min(...periodEnds) : undefined);
  return {
    id,
    customerId: typeof customer === 'string' ? customer : customer.id,
    plan: items.data.map(({ price }) => planName(price)).join(' + ') || unnamedPlan,
    status: subscriptionStatusOf(status),
    until: until === undefined ? null : momentOf(until),
    ends: cancel_at_period_end || cancel_at !== null || ended_at !== null,
  };
}

const unnamedPlan = 'Subscription';

function planName({ product, nickname }: Stripe.Price): string {
  const name = typeof product === 'object' && !product.deleted ? product.name : undefined;
  return name || nickname || unnamedPlan;
}

/** Converts an invoice from Stripe. @param apiBase origin of Stripe's API */
export function readInvoice(invoice: Stripe.Invoice, apiBase: string): Invoice {
  const { id, number, created, effective_at, currency, total, status } = invoice;
  return {
    id,
    number,
    issuedAt: momentOf(effective_at ?? created),
    amount: chargedAmount(currency, total),
    status: invoiceStatuses.find((known) => known === status) ?? 'unknown',
    pageUrl: stripePage(invoice.hosted_invoice_url, apiBase),
    pdfUrl: stripePage(invoice.invoice_pdf, apiBase),
  };
}

/** Stripe uses seconds. */
function momentOf(seconds: number): Date {
  return new Date(seconds * 1_000);
}
