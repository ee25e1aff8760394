import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openLog } from '../platform/log.ts';
import { aCompany, aPerson, type TestPerson } from '../platform/testing/builders.ts';
import { startTestApp, type TestApp } from '../platform/testing/test-app.ts';
import { sendEvent, signedEvent } from './testing/send-event.ts';
import { anEvent, aSubscription, type StripeObject, seconds } from './testing/stripe-objects.ts';
import { type StripeServer, startStripeServer } from './testing/stripe-server.ts';

let stripe: StripeServer;
let app: TestApp;
let admin: TestPerson;
let company: { id: string };
let customer: string;
const logged: string[] = [];

beforeAll(async () => {
  stripe = await startStripeServer();
  app = await startTestApp({
    settings: { ...stripe.settings, STRIPE_PRICE_ID: 'price_pro', RATE_LIMIT: 'off' },
    replace: { log: openLog({ level: 'warn', format: 'json', write: (line) => logged.push(line) }) },
  });
});
beforeEach(async () => {
  stripe.fails(undefined);
  stripe.delay = () => undefined;
  stripe.subscriptions.clear();
  stripe.requests.length = 0;
  logged.length = 0;
  admin = await aPerson(app);
  company = await aCompany(admin);
  customer = await becomeCustomer();
});
afterAll(async () => {
  await app.close();
  await stripe.close();
});

async function becomeCustomer(): Promise<string> {
  await admin.call('POST', `/companies/${company.id}/billing/sessions`, { body: { to: 'manage' } });
  const { rows } = await app.query('select customer_id from billing_customers where company_id = $1', [
    company.id,
  ]);
  return rows[0].customer_id;
}

/** The current state at Stripe, with the company's own id. */
function nowIs(fields: StripeObject = {}): StripeObject {
  const subscription = aSubscription({ id: `sub_of_${customer}`, customer, ...fields });
  stripe.subscriptions.set(subscription.id, subscription);
  return subscription;
}

/** Sends it to the server under test. */
const send = (event: StripeObject) => sendEvent(app, signedEvent(event));

const billing = async () => (await admin.call('GET', `/companies/${company.id}/billing`)).body.billing;
const isNoted = async ({ id }: StripeObject) =>
  (await app.query('select from payment_events where id = $1', [id])).rowCount === 1;
const audit = async () =>
  (
    await app.query(
      `select actor_kind, actor_name, subject, details from audit_entries
       where company_id = $1 and action = 'subscription-changed' order by at`,
      [company.id],
    )
  ).rows;
const readings = () => stripe.requests.filter(({ call }) => call.startsWith('GET /v1/subscriptions/'));

test('an event stores its subscription and a log entry', async () => {
  expect(await billing()).toEqual({ isOn: true, maySubscribe: true, subscriptions: [] });
  const event = anEvent(nowIs(), { type: 'customer.subscription.created' });

  expect(await send(event)).toEqual({ status: 200, code: undefined });

  expect(await billing()).toEqual({
    isOn: true,
    maySubscribe: false,
    subscriptions: [
      { plan: 'Landfall Pro', status: 'active', until: '2026-12-31T12:00:00.000Z', ends: false },
    ],
  });
  expect(await audit()).toEqual([
    {
      actor_kind: 'system',
      actor_name: 'Stripe',
      subject: 'Landfall Pro',
      details: { from: null, to: 'active', until: '2026-12-31T12:00:00.000Z', ends: false },
    },
  ]);
});

test.each([
  ['set to end', { cancel_at_period_end: true }, { status: 'active', ends: true }],
  [
    'set to end on a day',
    { cancel_at: seconds('2026-12-05T00:00:00Z') },
    { status: 'active', ends: true, until: '2026-12-05T00:00:00.000Z' },
  ],
  [
    'ended',
    { status: 'canceled', ended_at: seconds('2026-11-21T00:00:00Z') },
    { status: 'canceled', ends: true, until: '2026-11-21T00:00:00.000Z' },
  ],
  ['overdue', { status: 'past_due' }, { status: 'past_due', ends: false }],
  ['of a kind that is not known yet', { status: 'hibernating' }, { status: 'unknown' }],
  ['without any items', { items: { data: [] } }, { plan: 'Subscription', until: null }],
])('a subscription that is %s', async (_, fields, expected) => {
  await send(anEvent(nowIs(fields)));
  expect((await billing()).subscriptions).toMatchObject([expected]);
});

test('after the end of a subscription a new one is possible and the only one shown', async () => {
  await send(anEvent(nowIs({ status: 'canceled', ended_at: seconds('2027-01-01T00:00:00Z') })));
  expect(await billing()).toMatchObject({ maySubscribe: true, subscriptions: [{ status: 'canceled' }] });
  await send(anEvent(nowIs({ id: 'sub_next', product: 'Landfall Max' })));
  expect(await billing()).toMatchObject({ maySubscribe: false, subscriptions: [{ plan: 'Landfall Max' }] });
});

test('a repeated or concurrent event is processed once', async () => {
  const event = anEvent(nowIs());
  await send(event);
  await send(event);
  const many = anEvent(nowIs({ status: 'past_due' }));
  const answers = await Promise.all(Array.from({ length: 12 }, () => send(many)));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(await audit()).toHaveLength(2);
  expect((await app.query('select from payment_events where id = $1', [many.id])).rowCount).toBe(1);
});

test('events of one second in any order result in the state at Stripe', async () => {
  const states = [
    { status: 'incomplete' },
    { status: 'active' },
    { status: 'active', cancel_at_period_end: true },
  ];
  const events = states.map((state) =>
    anEvent(aSubscription({ id: `sub_of_${customer}`, customer, ...state })),
  );
  nowIs(states.at(-1));
  for (const event of events.toReversed()) await send(event);
  expect((await billing()).subscriptions).toMatchObject([{ status: 'active', ends: true }]);
  // Late events changed nothing, so the log has no more entries.
  expect(await audit()).toHaveLength(1);
});

test('an outdated answer from Stripe changes nothing', async () => {
  const slow = Promise.withResolvers<void>();
  const isAsked = Promise.withResolvers<void>();
  let readingsSoFar = 0;
  stripe.delay = ({ call }) => {
    if (!call.startsWith('GET /v1/subscriptions/')) return undefined;
    readingsSoFar += 1;
    if (readingsSoFar > 1) return undefined;
    isAsked.resolve();
    return slow.promise;
  };
  const first = send(anEvent(nowIs({ status: 'incomplete' })));
  await isAsked.promise;
  await send(anEvent(nowIs({ status: 'active' })));
  slow.resolve();

  expect(await first).toMatchObject({ status: 200 });
  expect((await billing()).subscriptions).toMatchObject([{ status: 'active' }]);
  expect((await audit()).map(({ details }) => details.to)).toEqual(['active']);
});

test('concurrent events of one subscription result in its last state', async () => {
  const events = Array.from({ length: 20 }, (_, index) => ({
    index,
    event: anEvent({ object: 'subscription', id: `sub_of_${customer}` }),
  }));
  await Promise.all(
    events.map(({ index, event }) => {
      nowIs({ current_period_end: seconds('2027-01-01T00:00:00Z') + index });
      return send(event);
    }),
  );
  expect((await billing()).subscriptions).toMatchObject([{ until: '2027-01-01T00:00:19.000Z' }]);
});

test('events about anything but subscriptions are only recorded', async () => {
  for (const type of ['invoice.paid', 'customer.created', 'something.of.next.year']) {
    const event = anEvent({ object: 'invoice', id: 'in_1' }, { type });
    expect(await send(event)).toMatchObject({ status: 200 });
    expect(await isNoted(event)).toBe(true);
  }
  expect(readings()).toHaveLength(0);
  expect(logged).toEqual([]);
});

test('a subscription of an unknown customer is recorded and reported to the operator', async () => {
  stripe.customers.push({ id: 'cus_elsewhere' });
  const event = anEvent(nowIs({ id: 'sub_elsewhere', customer: 'cus_elsewhere' }));
  expect(await send(event)).toMatchObject({ status: 200 });
  expect(await isNoted(event)).toBe(true);
  expect(logged.join()).toContain('sub_elsewhere');
  expect((await app.query("select from subscriptions where id = 'sub_elsewhere'")).rowCount).toBe(0);
});

test('a subscription that Stripe no longer knows is recorded and reported to the operator', async () => {
  const event = anEvent(aSubscription({ id: 'sub_gone', customer }));
  expect(await send(event)).toMatchObject({ status: 200 });
  expect(await isNoted(event)).toBe(true);
  expect(logged.join()).toContain('sub_gone');
});

test('while Stripe is unreachable an event is not acknowledged, and its retry is processed', async () => {
  const event = anEvent(nowIs());
  for (const failure of [{ with: 500 }, { with: 429 }, { with: 401 }, { with: 'hang-up' }] as const) {
    stripe.fails(failure);
    expect((await send(event)).status).toBe(503);
    expect(await isNoted(event)).toBe(false);
  }
  stripe.fails(undefined);
  expect((await send(event)).status).toBe(200);
  expect((await billing()).subscriptions).toHaveLength(1);
});

test('a failed transaction stores nothing, and the retry is processed', async () => {
  const event = anEvent(nowIs());
  await app.query('alter table audit_entries add constraint refuse_all check (false) not valid');
  expect((await send(event)).status).toBe(500);
  expect(await isNoted(event)).toBe(false);
  expect((await billing()).subscriptions).toEqual([]);
  await app.query('alter table audit_entries drop constraint refuse_all');
  expect((await send(event)).status).toBe(200);
  expect(await audit()).toHaveLength(1);
});

test('another company sees nothing of it', async () => {
  await send(anEvent(nowIs()));
  const other = await aPerson(app);
  const theirs = await aCompany(other);
  expect((await other.call('GET', `/companies/${theirs.id}/billing`)).body.billing.subscriptions).toEqual([]);
  expect((await other.call('GET', `/companies/${company.id}/billing`)).status).toBe(404);
});
