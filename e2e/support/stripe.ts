import type { Locator, Page } from '@playwright/test';
import { sendEvent, signedEvent } from '../../src/server/billing/testing/send-event.ts';
import { anEvent, type StripeObject } from '../../src/server/billing/testing/stripe-objects.ts';
import { type StripeServer, startStripeServer } from '../../src/server/billing/testing/stripe-server.ts';
import { type Server, startServer } from './server.ts';
import { test as base, expect, startTimeout } from './test.ts';

/** The product with billing switched on, and a Stripe on this machine. */
export const test = base.extend<object, { stripe: StripeServer; server: Server }>({
  stripe: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from the pattern
    async ({}, use) => {
      const stripe = await startStripeServer();
      await use(stripe);
      await stripe.close();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ stripe }, use) => {
      const server = await startServer({ ...stripe.settings, STRIPE_PRICE_ID: 'price_pro' });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: startTimeout },
  ],
});

/** Tells the server of something, as Stripe does. */
export async function tell({ origin }: Server, object: StripeObject, type: string): Promise<void> {
  const to = { fetch: (path: string, init?: RequestInit) => fetch(origin + path, init) };
  expect((await sendEvent(to, signedEvent(anEvent(object, { type })))).status).toBe(200);
}

/**
 * Moves the clock past one pause after another until something is there. How many it takes is not known: the clock also
 * runs by itself.
 */
export async function passPauses(page: Page, target: Locator): Promise<void> {
  const isThere = async () => {
    await page.clock.fastForward(3_000);
    return target.isVisible();
  };
  await expect.poll(isThere, { intervals: [100], timeout: 45_000 }).toBe(true);
}
