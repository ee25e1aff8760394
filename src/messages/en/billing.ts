import type { InvoiceView, SubscriptionView } from '#contract/billing.ts';
import { isOver, type SubscriptionStatus } from '#domain/billing/subscription.ts';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });
const shortDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });

const subscriptionStatuses: Record<SubscriptionStatus, string> = {
  incomplete: 'First payment not made',
  incomplete_expired: 'Never started',
  trialing: 'Free trial',
  active: 'Active',
  past_due: 'Payment overdue',
  unpaid: 'Unpaid',
  paused: 'Paused',
  canceled: 'Ended',
  unknown: 'See Stripe',
};

const invoiceStatuses: Record<InvoiceView['status'], string> = {
  open: 'To pay',
  paid: 'Paid',
  void: 'Cancelled',
  uncollectible: 'Not collected',
  unknown: 'See Stripe',
};

export const billingMessages = {
  title: 'Billing',
  notSwitchedOn: 'Billing is not switched on in this installation.',
  nothingCharged: 'You are not charged, and no card is stored here.',
  whoToAsk: 'For anything about prices or invoices, ask',
  manage: 'Manage on Stripe',
  manageLater: (operator: string) =>
    `The link opens your payment page once ${operator} has connected Stripe.`,
  about: (company: string) => `What ${company} pays for, and its invoices.`,
  noCompany: 'Billing is per company. Create yours on the dashboard first.',
  loading: 'Loading billing',
  unread: 'Billing could not be loaded',
  subscription: 'Subscription',
  noSubscription: 'No subscription yet.',
  priceFirst: 'Stripe shows the price before you pay.',
  subscribe: 'Subscribe',
  manageAbout: 'Opens your payment page at Stripe to manage your card, address, invoices and subscription.',
  statuses: subscriptionStatuses,
  until({ status, until, ends }: SubscriptionView): string | undefined {
    if (until === null) return undefined;
    const on = day.format(new Date(until));
    if (isOver(status)) return `Ended on ${on}`;
    return ends ? `Ends on ${on}` : `Renews on ${on}`;
  },
  overdue: 'The last payment failed. Use Manage on Stripe to pay or change the card.',
  paidAndWaiting: 'Stripe is confirming your payment. Your subscription will appear here in a moment.',
  paidAndLate: 'Stripe has not confirmed your payment yet. Please open Billing again in a few minutes.',
  invoices: 'Invoices',
  invoicesLoading: 'Loading invoices',
  invoicesUnread: 'The invoices could not be loaded',
  noInvoices: 'No invoices yet',
  noInvoicesAbout: 'Each one is listed here once it is issued.',
  moreInvoices: 'Show more invoices',
  columns: { date: 'Date', number: 'Number', amount: 'Amount', status: 'Status', links: 'Open' },
  invoiceStatuses,
  issuedOn: (moment: string) => shortDay.format(new Date(moment)),
  noNumber: 'No number',
  view: 'View',
  pdf: 'PDF',
  /** Which of many links it is, for those who hear them. */
  ofInvoice: (number: string | null) => `invoice ${number ?? 'without a number'}`,
} as const;
