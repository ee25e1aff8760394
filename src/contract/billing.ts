import * as z from 'zod/mini';
import { subscriptionStatuses } from '#domain/billing/subscription.ts';
import { problem } from './field-problem.ts';
import { idField, momentField } from './fields.ts';
import { defineOperation } from './operation.ts';
import { cursorField, nextCursorField } from './paging.ts';

const subscriptionView = z.object({
  /** Name of what is subscribed to. */
  plan: z.string(),
  status: z.enum(subscriptionStatuses),
  /** When it renews, or ends; `null` where that is not known. */
  until: z.nullable(momentField),
  /** Whether it ends then and does not renew. */
  ends: z.boolean(),
});
export type SubscriptionView = z.infer<typeof subscriptionView>;

const billingView = z.object({
  /** Whether the operator has turned billing on. If not, everything else is empty. */
  isOn: z.boolean(),
  /** Whether there is something to subscribe to, and no subscription yet. */
  maySubscribe: z.boolean(),
  /** Active subscriptions, or the last one if none is active. */
  subscriptions: z.array(subscriptionView),
});
export type BillingView = z.infer<typeof billingView>;

export const invoiceStatuses = ['open', 'paid', 'void', 'uncollectible', 'unknown'] as const;

const invoiceView = z.object({
  id: z.string(),
  /** The number printed on it; `null` if it has none. */
  number: z.nullable(z.string()),
  issuedAt: momentField,
  /** ISO 4217 code and a plain decimal in major units. */
  amount: z.object({ currency: z.string(), value: z.string() }),
  status: z.enum(invoiceStatuses),
  /** Where it can be seen and paid, and its PDF; `null` where there is none. */
  pageUrl: z.nullable(z.string()),
  pdfUrl: z.nullable(z.string()),
});
export type InvoiceView = z.infer<typeof invoiceView>;

const companyParams = z.object({ id: idField });

export const readBilling = defineOperation({
  id: 'readBilling',
  method: 'GET',
  path: '/companies/{id}/billing',
  feature: 'Billing',
  access: 'session',
  params: companyParams,
  output: z.object({ status: z.literal('success'), billing: billingView }),
  success: 200,
  failures: ['company-not-found', 'not-allowed'],
});

export const listInvoices = defineOperation({
  id: 'listInvoices',
  method: 'GET',
  path: '/companies/{id}/invoices',
  feature: 'Billing',
  access: 'session',
  params: companyParams,
  query: z.object({
    cursor: cursorField,
  }),
  output: z.object({
    status: z.literal('success'),
    invoices: z.array(invoiceView),
    nextCursor: nextCursorField,
  }),
  success: 200,
  failures: [
    'company-not-found',
    'not-allowed',
    'billing-off',
    'billing-unavailable',
    'billing-busy',
    'billing-refused',
  ],
});

export const openBilling = defineOperation({
  id: 'openBilling',
  method: 'POST',
  path: '/companies/{id}/billing/sessions',
  feature: 'Billing',
  access: 'session',
  idempotent: true,
  params: companyParams,
  input: z.object({
    to: z.enum(
      ['manage', 'subscribe'],
      problem('not-one-of', { name: 'to', values: ['manage', 'subscribe'] }),
    ),
  }),
  /** The page to open. Anyone who has its address can open it for some minutes. */
  output: z.object({ status: z.literal('success'), url: z.string() }),
  success: 201,
  failures: [
    'company-not-found',
    'not-allowed',
    'too-many-requests',
    'billing-off',
    'no-plan',
    'already-subscribed',
    'billing-unavailable',
    'billing-busy',
    'billing-refused',
  ],
});

export const receivePaymentEvent = defineOperation({
  id: 'receivePaymentEvent',
  method: 'POST',
  path: '/billing/events',
  feature: 'Billing',
  access: 'open',
  upload: { types: ['application/json'], maximumBytes: 1024 * 1024 },
  output: z.object({ status: z.literal('success') }),
  success: 200,
  failures: [
    'signature-refused',
    'malformed-json',
    'billing-off',
    'billing-unavailable',
    'billing-busy',
    'billing-refused',
  ],
});
