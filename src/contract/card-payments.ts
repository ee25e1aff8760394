import * as z from 'zod/mini';
import { idField } from './fields.ts';
import { defineOperation } from './operation.ts';
import { minorAmount, moneyReason, paymentsView } from './payments.ts';

const provider = ['billing-off', 'billing-unavailable', 'billing-busy', 'billing-refused'] as const;

/** Opens a page on which what is still due of a quote is paid by card. The amount comes from the ledger. */
export const openCardPayment = defineOperation({
  id: 'openCardPayment',
  method: 'POST',
  path: '/companies/{id}/payment-requests/{request}/card',
  feature: 'Payments',
  access: 'session',
  idempotent: true,
  params: z.object({ id: idField, request: idField }),
  /** The page to open. */
  output: z.object({ status: z.literal('success'), url: z.string() }),
  success: 201,
  failures: [
    'company-not-found',
    'not-allowed',
    'case-not-found',
    'payment-request-not-found',
    'nothing-due',
    'not-by-card',
    'payment-under-way',
    'too-many-requests',
    ...provider,
  ],
});

/** Asks the payment service to give money back to the card. It is booked when the service says that it has. */
export const refundCardPayment = defineOperation({
  id: 'refundCardPayment',
  method: 'POST',
  path: '/operator/companies/{id}/card-payments/{card}/refunds',
  feature: 'Payments',
  access: 'operator',
  right: 'manage-money',
  idempotent: true,
  params: z.object({ id: idField, card: idField }),
  input: z.object({ amount: minorAmount, reason: moneyReason }),
  output: z.object({ status: z.literal('success'), payments: paymentsView }),
  success: 201,
  failures: [
    'company-not-found',
    'case-not-found',
    'card-payment-not-found',
    'money-not-there',
    'month-closed',
    'refund-refused',
    ...provider,
  ],
});
