/* What other features may use. */

export type { Billing } from './billing.ts';
