import type { invoiceStatuses } from '#contract/billing.ts';
import type { ChargedAmount } from '#domain/billing/amount-text.ts';
import type { SubscriptionStatus } from '#domain/billing/subscription.ts';
import type { PartCheck } from '../platform/part-check.ts';

/**
 * The service that people pay by. Where it cannot do what is asked of it, each of its calls throws a Failure:
 * 'billing-off', 'billing-unavailable', 'billing-busy' or 'billing-refused'.
 */
export interface Billing {
  isOn: boolean;
  /** Whether there is something to subscribe to. */
  offersPlan: boolean;
  /** For the start log. */
  description: string;
  /** Makes the customer that a company is. Done twice at once, or again soon after it was cut off, it is one. */
  createCustomer(customer: { companyId: string; name: string; email: string }): Promise<string>;
  /** Opens the page where a customer sees and changes what there is, and gives its address. */
  openPortal(customerId: string, returnUrl: string): Promise<string>;
  /**
   * Opens the page where a customer subscribes. Opened twice, it is one page, so that nobody pays twice.
   *
   * @throws Failure 'no-plan' or 'already-subscribed'
   */
  openCheckout(customerId: string, urls: { done: string; cancelled: string }): Promise<string>;
  /** The customer's invoices, the newest first. @param after the id of the last one that is known */
  listInvoices(customerId: string, after?: string): Promise<InvoicePage>;
  /**
   * Reads an event that the service sent, if it did send it.
   *
   * @param body as it came, byte by byte
   * @throws Failure 'signature-refused', also for what was signed too long ago, or 'malformed-json'
   */
  readEvent(body: Uint8Array, signature: string | null): PaymentEvent;
  /** How a subscription stands now; `undefined` where there is none of that id. */
  readSubscription(id: string): Promise<PaidSubscription | undefined>;
  /** Tries what can be tried without changing anything, for the operator's self-check. */
  check(): Promise<PartCheck>;
}

export interface PaymentEvent {
  id: string;
  /** As the service names it: 'customer.subscription.updated'. */
  kind: string;
  /** The subscription it is about; `undefined` for any other kind. */
  subscriptionId: string | undefined;
}

export interface PaidSubscription {
  id: string;
  customerId: string;
  /** What is subscribed to, as people call it. */
  plan: string;
  status: SubscriptionStatus;
  /** When it renews, or ends; `null` where that is not known. */
  until: Date | null;
  /** Whether it ends then and does not renew. */
  ends: boolean;
}

export interface Invoice {
  id: string;
  /** As on the paper. */
  number: string | null;
  issuedAt: Date;
  amount: ChargedAmount;
  status: (typeof invoiceStatuses)[number];
  /** Where it can be seen and paid, and its PDF. */
  pageUrl: string | null;
  pdfUrl: string | null;
}

export interface InvoicePage {
  invoices: readonly Invoice[];
  /** What asks for those after them; `null` where these were all. */
  nextCursor: string | null;
}
