import type { invoiceStatuses } from '#contract/billing.ts';
import type { ChargedAmount } from '#domain/billing/amount-text.ts';
import type { SubscriptionStatus } from '#domain/billing/subscription.ts';
import type { PartCheck } from '../platform/part-check.ts';
import type { AskedPayment, CardCharge, PaymentName } from './card-payment.ts';

/**
 * The payment service. On failure each call throws 'billing-off', 'billing-unavailable', 'billing-busy' or
 * 'billing-refused'.
 */
export interface Billing {
  isOn: boolean;
  /** Whether a plan is available. */
  offersPlan: boolean;
  /** For the start log. */
  description: string;
  /** Creates a company's customer. Idempotent for concurrent calls and for retries soon afterwards. */
  createCustomer(customer: { companyId: string; name: string; email: string }): Promise<string>;
  /** Opens the customer portal and returns its address. */
  openPortal(customerId: string, returnUrl: string): Promise<string>;
  /**
   * Opens a checkout page. Repeated calls share one page, so that nobody pays twice.
   * @throws Failure 'no-plan' or 'already-subscribed'
   */
  openCheckout(customerId: string, urls: { done: string; cancelled: string }): Promise<string>;
  /** The customer's invoices, newest first. @param after the id of the last known one */
  listInvoices(customerId: string, after?: string): Promise<InvoicePage>;
  /**
   * Verifies and parses an event.
   * @param body the raw body
   * @throws Failure 'signature-refused', also if signed too long ago, or 'malformed-json'
   */
  readEvent(body: Uint8Array, signature: string | null): PaymentEvent;
  /** A subscription's current state; `undefined` if it does not exist. */
  readSubscription(id: string): Promise<PaidSubscription | undefined>;
  /**
   * Makes a page on which an amount is paid once. Asked again for the same payment, it answers with the same page.
   * @returns the service's name of the page, and its address
   */
  openPayment(payment: AskedPayment): Promise<{ sessionId: string; url: string }>;
  /** Closes the page of a payment, unless it was paid or is closed already. */
  closePayment(sessionId: string): Promise<void>;
  /** What became of a payment; `undefined` for what was not asked for by an installation. */
  readPayment(name: PaymentName): Promise<CardCharge | undefined>;
  /**
   * Gives money back to the card. Asked again with the same id, it gives nothing more.
   * @throws Failure 'refund-refused' where it never will
   */
  refundPayment(refund: { returnId: string; intentId: string; amount: number }): Promise<void>;
  /** Read-only checks for the operator's self-check. */
  check(): Promise<PartCheck>;
}

export interface PaymentEvent {
  id: string;
  /** The service's name for it: 'customer.subscription.updated'. */
  kind: string;
  /** Its subscription; `undefined` for any other kind. */
  subscriptionId: string | undefined;
  /** The payment that it is about; `undefined` for any other kind. */
  payment: PaymentName | undefined;
}

export interface PaidSubscription {
  id: string;
  customerId: string;
  /** The plan's display name. */
  plan: string;
  status: SubscriptionStatus;
  /** When it renews or ends; `null` if unknown. */
  until: Date | null;
  /** Whether it ends then instead of renewing. */
  ends: boolean;
}

export interface Invoice {
  id: string;
  /** The number printed on it. */
  number: string | null;
  issuedAt: Date;
  amount: ChargedAmount;
  status: (typeof invoiceStatuses)[number];
  /** The addresses of its page and its PDF. */
  pageUrl: string | null;
  pdfUrl: string | null;
}

export interface InvoicePage {
  invoices: readonly Invoice[];
  /** The cursor of the next page; `null` on the last one. */
  nextCursor: string | null;
}
