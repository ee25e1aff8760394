/* What other features may use. */

export type { Billing } from './billing.ts';
export type { CardCharge, CardPayments } from './card-payment.ts';
