import type { BillingView, InvoiceView } from '#contract/billing.ts';
import type { Invoice } from './billing.ts';
import type { BillingState } from './read-billing.ts';

/** How it stands with payment, as the contract promises it: the payment service's own ids stay here. */
export function viewBilling({ isOn, maySubscribe, subscriptions }: BillingState): BillingView {
  return {
    isOn,
    maySubscribe,
    subscriptions: subscriptions.map(({ plan, status, until, ends }) => ({
      plan,
      status,
      until: until?.toISOString() ?? null,
      ends,
    })),
  };
}

export function viewInvoice({ issuedAt, ...invoice }: Invoice): InvoiceView {
  return { ...invoice, issuedAt: issuedAt.toISOString() };
}
