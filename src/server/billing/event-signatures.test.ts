import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../platform/testing/test-app.ts';
import { sendEvent, signed, signedEvent } from './testing/send-event.ts';
import { anEvent, aSubscription, type StripeObject } from './testing/stripe-objects.ts';
import { type StripeServer, startStripeServer } from './testing/stripe-server.ts';

let stripe: StripeServer;
let app: TestApp;

beforeAll(async () => {
  stripe = await startStripeServer();
  app = await startTestApp({ settings: stripe.settings });
});
afterAll(async () => {
  await app.close();
  await stripe.close();
});

const send = (event: StripeObject, as = signedEvent(event), headers: Record<string, string> = {}) =>
  sendEvent(app, as, headers);

test('unsigned, wrongly signed, changed and replayed events are refused without effect', async () => {
  const event = anEvent(aSubscription());
  const { body, signature } = signedEvent(event);
  const old = new Date(Date.now() - 301_000);
  for (const tried of [
    { body, signature: '' },
    { body, signature: signature.replace('v1=', 'v0=') },
    { body, signature: signature.replace(/t=\d+/, `t=${Math.floor(Date.now() / 1_000) + 60}`) },
    { body: body.replace('active', 'paused'), signature },
    { body: `${body} `, signature },
    { body: '', signature },
    signedEvent(event, { secret: 'whsec_ofAnotherEndpoint' }),
    signedEvent(event, { signedAt: old }),
  ]) {
    expect(await send(event, tried)).toEqual({ status: 400, code: 'signature-refused' });
  }
  expect((await app.query('select from payment_events')).rowCount).toBe(0);
  expect(stripe.requests).toHaveLength(0);
  expect(await send(event, signedEvent(event, { signedAt: new Date(Date.now() - 290_000) }))).toMatchObject({
    status: 200,
  });
});

test('signed content that is not an event is refused', async () => {
  for (const body of [
    '[]',
    'null',
    '"text"',
    '{}',
    '{"id":1}',
    '{',
    '{"object":"v2.core.event","id":"evt","type":"v1.x"}',
    '{"id":"evt_1","type":"customer.created"}',
    '{"id":"evt_1","type":"customer.created","data":null}',
    '{"id":"evt_1","type":"customer.created","data":{"object":null}}',
    '{"id":"evt_\\u0000","type":"customer.created","data":{"object":{}}}',
    '{"id":"evt_1","type":"customer\\u0000","data":{"object":{}}}',
    `{"id":"${'e'.repeat(1_000)}","type":"customer.created","data":{"object":{}}}`,
    '{"id":"evt_1","type":"customer.x","data":{"object":{"object":"subscription","id":"../customers"}}}',
  ]) {
    expect(await send({}, signed(body)), body).toEqual({ status: 400, code: 'malformed-json' });
  }
});

test('an oversized body is cut off, and a page of another site cannot send one', async () => {
  const event = anEvent({ object: 'customer', padding: 'x'.repeat(1024 * 1024) });
  expect(await send(event)).toEqual({ status: 413, code: 'body-too-large' });
  const small = anEvent(aSubscription());
  expect(await send(small, signedEvent(small), { origin: 'https://evil.example' })).toMatchObject({
    code: 'foreign-origin',
  });
  expect(await send(small, signedEvent(small), { 'content-type': 'text/plain' })).toMatchObject({
    code: 'unsupported-media-type',
  });
});

test('visitor limits do not apply to them', async () => {
  for (let round = 0; round < 25; round += 1) {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        send(anEvent({ object: 'invoice', id: 'in_1' }, { type: 'invoice.paid' })),
      ),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
  }
});
