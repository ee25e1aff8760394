import { Failure } from '../platform/failure.ts';
import type { Billing } from './billing.ts';

/** Billing without a configured key: every call fails with 'billing-off'. */
export const noBilling: Billing = {
  isOn: false,
  offersPlan: false,
  description: 'not switched on: nothing is charged',
  createCustomer: refuse,
  openPortal: refuse,
  openCheckout: refuse,
  listInvoices: refuse,
  readEvent() {
    throw new Failure('billing-off');
  },
  readSubscription: refuse,
  openPayment: refuse,
  closePayment: refuse,
  readPayment: refuse,
  refundPayment: refuse,
  check: async () => ({
    ok: true,
    sentence: 'Billing is not switched on. STRIPE_SECRET_KEY switches it on.',
  }),
};

async function refuse(): Promise<never> {
  throw new Failure('billing-off');
}
