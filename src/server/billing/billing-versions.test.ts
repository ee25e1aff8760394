import { afterAll, beforeAll } from 'vitest';
import { billingSuite } from './testing/billing.suite.ts';
import { type StripeServer, startStripeServer } from './testing/stripe-server.ts';

let stripe: StripeServer;
beforeAll(async () => {
  stripe = await startStripeServer();
});
afterAll(() => stripe.close());

billingSuite('without a key', { isOn: false, settings: async () => ({}) });
billingSuite('with Stripe', { isOn: true, settings: async () => stripe.settings });
