import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aCompany, aPerson, refusal, type TestPerson } from '../platform/testing/builders.ts';
import { startTestApp, type TestApp } from '../platform/testing/test-app.ts';
import { openStripeBilling } from './stripe/stripe-billing.ts';
import { type StripeServer, startStripeServer } from './testing/stripe-server.ts';

let stripe: StripeServer;
let app: TestApp;
let admin: TestPerson;
let path: string;
/** The operator's log. */
const noted: string[] = [];

beforeAll(async () => {
  stripe = await startStripeServer();
  app = await startTestApp({
    settings: { ...stripe.settings, STRIPE_PRICE_ID: 'price_pro', RATE_LIMIT: 'off' },
    replace: ({ config: { billing: settings }, clock }) =>
      settings
        ? {
            billing: openStripeBilling({
              settings,
              clock,
              note: (reason) => noted.push(reason),
              timeoutMs: 1_000,
            }),
          }
        : {},
  });
  admin = await aPerson(app);
  path = `/companies/${(await aCompany(admin)).id}`;
  await open('manage');
});
beforeEach(() => {
  stripe.fails(undefined);
  noted.length = 0;
});
afterAll(async () => {
  await app.close();
  await stripe.close();
});

const open = (to: 'manage' | 'subscribe') => admin.call('POST', `${path}/billing/sessions`, { body: { to } });
const invoices = () => admin.call('GET', `${path}/invoices`);

test.each([
  ['is down', { with: 500 }, 'billing-unavailable'],
  ['closes the connection', { with: 'hang-up' }, 'billing-unavailable'],
  ['has had too many requests', { with: 429, error: { type: 'rate_limit_error' } }, 'billing-busy'],
  ['takes the key no more', { with: 401, error: { type: 'invalid_request_error' } }, 'billing-refused'],
  ['lets the key do less', { with: 403, error: { type: 'invalid_request_error' } }, 'billing-refused'],
] as const)('where Stripe %s, people are told what to do', async (_, failure, code) => {
  stripe.fails({ ...failure, error: { message: `No: sk_test_ofALocalServer` } });
  for (const answer of [await open('manage'), await open('subscribe'), await invoices()]) {
    expect(refusal(answer)).toEqual({ status: 503, code });
    expect(JSON.stringify(answer.body)).not.toContain('sk_test');
  }
  expect(noted).toHaveLength(3);
  expect(noted.join()).not.toContain('sk_test');
  expect((await app.services.billing.check()).ok).toBe(false);
  // Stored data needs no answer from Stripe.
  expect((await admin.call('GET', `${path}/billing`)).status).toBe(200);
});

test('if Stripe does not answer, people are told in time', async () => {
  stripe.fails({ with: 'hang' });
  expect(refusal(await invoices())).toEqual({ status: 503, code: 'billing-unavailable' });
  expect(refusal(await open('manage'))).toEqual({ status: 503, code: 'billing-unavailable' });
});

test('slow requests to Stripe hold no database connection', async () => {
  const { pool } = app.services.database;
  const answers = Promise.withResolvers<void>();
  const isAsked = Promise.withResolvers<void>();
  stripe.delay = () => {
    isAsked.resolve();
    return answers.promise;
  };
  const opening = open('manage');
  await isAsked.promise;
  expect(pool.totalCount - pool.idleCount).toBe(0);
  answers.resolve();
  expect((await opening).status).toBe(201);
  stripe.delay = () => undefined;
});

test('Stripe learns nothing about this machine', async () => {
  for (const { headers } of stripe.requests) {
    expect(headers['x-stripe-client-telemetry']).toBeUndefined();
    expect(headers['x-stripe-client-user-agent']).not.toMatch(/telemetry_id|platform/);
    expect(headers['stripe-version']).toBe('2026-10-28.endive');
  }
});

test('the self-check reports problems', async () => {
  const check = async () => (await app.services.billing.check()).sentence;
  stripe.configurations.length = 0;
  expect(await check()).toContain('portal is not set up');
  stripe.configurations.push({ id: 'bpc_1', active: true });
  stripe.prices.set('price_pro', { id: 'price_pro', active: false, type: 'recurring' });
  expect(await check()).toContain('no longer sold');
  stripe.prices.set('price_pro', { id: 'price_pro', active: true, type: 'one_time' });
  expect(await check()).toContain('paid once');
  stripe.prices.delete('price_pro');
  expect(await check()).toContain('STRIPE_PRICE_ID does not work: 404');
  stripe.prices.set('price_pro', { id: 'price_pro', active: true, type: 'recurring' });
  expect((await app.services.billing.check()).ok).toBe(true);

  const { STRIPE_WEBHOOK_SECRET: _, ...settings } = stripe.settings;
  const deaf = await startTestApp({ settings });
  expect((await deaf.services.billing.check()).sentence).toContain('STRIPE_WEBHOOK_SECRET is not set');
  await deaf.close();
});

test('repeated opening is limited per person', async () => {
  const limited = await startTestApp({ settings: stripe.settings });
  const person = await aPerson(limited);
  const { id } = await aCompany(person);
  const statuses = new Set<number>();
  for (let time = 0; time <= 30; time += 1) {
    statuses.add(
      (await person.call('POST', `/companies/${id}/billing/sessions`, { body: { to: 'manage' } })).status,
    );
  }
  expect([...statuses]).toEqual([201, 429]);
  await limited.close();
}, 20_000);
