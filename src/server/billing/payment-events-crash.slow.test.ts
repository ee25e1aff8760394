import { afterEach, expect, test } from 'vitest';
import { aCompany, aPerson } from '../platform/testing/builders.ts';
import { type Installation, newInstallation } from '../platform/testing/installation.ts';
import type { ServerProcess } from '../platform/testing/server-process.ts';
import { sendEvent, signedEvent } from './testing/send-event.ts';
import { aSubscription } from './testing/stripe-objects.ts';
import { type StripeServer, startStripeServer } from './testing/stripe-server.ts';

/** Each has its own subscription, to tell which were processed. */
const eventCount = 160;
/** The server is killed after this many acknowledged events, in the middle of others. */
const ends = [25, 60, 110];
/** Concurrent deliveries from Stripe. */
const lanes = 6;

const cleanUps: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

test('no acknowledged event is lost in a crash, and Stripe sends the others again', async () => {
  const stripe = await startStripeServer();
  cleanUps.push(stripe.close);
  const installation = await newInstallation({ ...stripe.settings, RATE_LIMIT: 'off' });
  cleanUps.push(installation.remove);
  let server = await installation.start();
  await becomeCustomer(server, stripe);
  const waiting = Array.from({ length: eventCount }, (_, index) => index);
  const acknowledged = new Set<number>();

  for (const end of ends) {
    await deliver(server, waiting, acknowledged, () => {
      if (acknowledged.size === end) server.kill('SIGKILL');
    });
    expect(await server.ended).toBe('SIGKILL');
    server = await installation.start();
    await expectWhole(installation, acknowledged);
  }
  await deliver(server, waiting, acknowledged);
  expect(acknowledged.size).toBe(eventCount);
  // All of it once more, as Stripe does without an acknowledgement.
  await deliver(server, [...acknowledged], new Set());
  expect(await expectWhole(installation, acknowledged)).toBe(eventCount);
}, 120_000);

async function becomeCustomer(server: ServerProcess, stripe: StripeServer): Promise<void> {
  const admin = await aPerson(server);
  const { id } = await aCompany(admin);
  await admin.call('POST', `/companies/${id}/billing/sessions`, { body: { to: 'manage' } });
  for (let index = 0; index < eventCount; index += 1) {
    const subscription = aSubscription({ id: `sub_${index}`, customer: 'cus_1' });
    stripe.subscriptions.set(subscription.id, subscription);
  }
}

/** Delivers pending events until all are acknowledged or the server is gone; failures become pending again. */
async function deliver(
  server: ServerProcess,
  waiting: number[],
  acknowledged: Set<number>,
  onAcknowledged = () => {},
): Promise<void> {
  const refused: number[] = [];
  let isThere = true;
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (let index = waiting.shift(); index !== undefined; index = isThere ? waiting.shift() : undefined) {
        const status = await send(server, index);
        if (status === 200) {
          acknowledged.add(index);
          onAcknowledged();
        } else {
          refused.push(index);
          isThere = status !== undefined;
        }
      }
    }),
  );
  waiting.push(...refused);
}

/** @returns the status; `undefined` if the connection was lost */
async function send(server: ServerProcess, index: number): Promise<number | undefined> {
  const object = { object: 'subscription', id: `sub_${index}` };
  const event = { id: `evt_${index}`, type: 'customer.subscription.created', data: { object } };
  try {
    return (await sendEvent(server, signedEvent(event))).status;
  } catch (error) {
    // How 'fetch' reports a lost connection.
    if (!(error instanceof TypeError)) throw error;
    return undefined;
  }
}

/** Each event commits together with its effects. @returns the number of events */
async function expectWhole(installation: Installation, acknowledged: Set<number>): Promise<number> {
  const numbers = async (statement: string) =>
    (await installation.query(statement)).map(({ id }) => Number(String(id).replace(/\D+/, '')));
  const noted = await numbers('select id from payment_events');
  const kept = await numbers('select id from subscriptions');
  const [told] = await installation.query(
    "select count(*)::int as count from audit_entries where action = 'subscription-changed'",
  );
  expect(kept.toSorted()).toEqual(noted.toSorted());
  expect(told?.count).toBe(noted.length);
  expect(noted).toEqual(expect.arrayContaining([...acknowledged]));
  return noted.length;
}
