import Stripe from 'stripe';
import type { StripeObject } from './stripe-objects.ts';
import { webhookSecret } from './stripe-server.ts';

/** An event on its way, as Stripe sends it. */
export interface SignedEvent {
  body: string;
  signature: string;
}

/** Signs an event as Stripe does, with Stripe's own library. */
export function signedEvent(
  event: StripeObject,
  { secret = webhookSecret, signedAt = new Date() }: { secret?: string; signedAt?: Date } = {},
): SignedEvent {
  return signed(JSON.stringify({ object: 'event', api_version: '2019-01-01', ...event }), secret, signedAt);
}

/** Signs any text as Stripe signs its events. */
export function signed(body: string, secret = webhookSecret, signedAt = new Date()): SignedEvent {
  const timestamp = Math.floor(signedAt.getTime() / 1_000);
  return { body, signature: Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp }) };
}

/** Sends an event to a server, in this process or another. */
export async function sendEvent(
  server: { fetch(path: string, init?: RequestInit): Promise<Response> },
  { body, signature }: SignedEvent,
  headers: Record<string, string> = {},
): Promise<{ status: number; code: string | undefined }> {
  const answer = await server.fetch('/functions/v1/billing/events', {
    method: 'POST',
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': signature,
      ...headers,
    },
    body,
  });
  const { code } = (await answer.json()) as { code?: string };
  return { status: answer.status, code };
}
