import type { StripeObject } from './stripe-objects.ts';
import { found, invalid } from './stripe-refusal.ts';

/** What the server keeps of them. */
interface Store {
  checkouts: StripeObject[];
  intents: StripeObject[];
  refunds: StripeObject[];
  pages: string;
}

/** All that a page of a single payment may be asked for with here; another parameter is refused, as Stripe does. */
const known =
  /^(mode|client_reference_id|submit_type|expires_at|success_url|cancel_url|metadata\[payment\]|payment_intent_data\[metadata\]\[payment\]|adaptive_pricing\[enabled\]|allowed_payment_method_types\[0\]|line_items\[0\]\[(quantity|price_data\]\[(currency|unit_amount|product_data\]\[name))\])$/;

const now = () => Math.floor(Date.now() / 1_000);

/** Makes the page of a single payment. */
export function paymentPage(stripe: Store, body: URLSearchParams): StripeObject {
  for (const name of body.keys()) {
    if (!known.test(name)) throw invalid(`Received unknown parameter: ${name}`, 'parameter_unknown');
  }
  const amount = body.get('line_items[0][price_data][unit_amount]') ?? '';
  const currency = body.get('line_items[0][price_data][currency]') ?? '';
  const expiresIn = Number(body.get('expires_at')) - now();
  if (!/^[1-9]\d{0,7}$/.test(amount))
    throw invalid(`Invalid integer: ${amount}`, 'parameter_invalid_integer');
  if (!/^[a-z]{3}$/.test(currency)) throw invalid(`Invalid currency: ${currency}`);
  if (['kwd', 'bhd', 'omr'].includes(currency) && !amount.endsWith('0'))
    throw invalid('Amount must end in 0.');
  if (expiresIn < 30 * 60 || expiresIn > 24 * 60 * 60)
    throw invalid('The `expires_at` timestamp is out of range.');
  const number = stripe.checkouts.length + 1;
  const session = {
    id: `cs_${number}`,
    object: 'checkout.session',
    mode: 'payment',
    status: 'open',
    payment_status: 'unpaid',
    payment_intent: null,
    amount_total: Number(amount),
    currency,
    client_reference_id: body.get('client_reference_id'),
    metadata: { payment: body.get('metadata[payment]') },
    intent_metadata: { payment: body.get('payment_intent_data[metadata][payment]') },
    label: body.get('line_items[0][price_data][product_data][name]'),
    url: `${stripe.pages}/checkout/${number}`,
    success_url: body.get('success_url'),
    cancel_url: body.get('cancel_url'),
  };
  stripe.checkouts.unshift(session);
  return session;
}

export function expire(session: StripeObject): StripeObject {
  if (session.status !== 'open') throw invalid('Only open Checkout Sessions can be expired.');
  return Object.assign(session, { status: 'expired', url: null });
}

/** Pays on an open page. @throws Refusal for one that was paid or has ended */
export function payOn(stripe: Store, sessionId: string): StripeObject {
  const session = found('session', sessionId, stripe.checkouts);
  if (session.status !== 'open') throw invalid('This page is no longer open.');
  const id = `pi_${stripe.intents.length + 1}`;
  stripe.intents.push({
    id,
    object: 'payment_intent',
    status: 'succeeded',
    amount: session.amount_total,
    amount_received: session.amount_total,
    currency: session.currency,
    created: now(),
    metadata: session.intent_metadata,
    latest_charge: { id: `ch_${id}`, object: 'charge', created: now(), payment_intent: id },
  });
  return Object.assign(session, {
    status: 'complete',
    payment_status: 'paid',
    payment_intent: id,
    url: null,
  });
}

export function refund(stripe: Store, body: URLSearchParams): StripeObject {
  const intent = found('payment_intent', body.get('payment_intent') ?? '', stripe.intents);
  const gone = stripe.refunds
    .filter(({ payment_intent, status }) => payment_intent === intent.id && status !== 'failed')
    .reduce((sum, { amount }) => sum + amount, 0);
  const amount = Number(body.get('amount'));
  if (!Number.isInteger(amount) || amount < 1) throw invalid('Invalid integer', 'parameter_invalid_integer');
  if (gone === intent.amount) throw invalid('Charge has already been refunded.', 'charge_already_refunded');
  if (gone + amount > intent.amount) {
    throw invalid(`Refund amount (${amount}) is greater than unrefunded amount on charge.`);
  }
  const made = {
    id: `re_${stripe.refunds.length + 1}`,
    object: 'refund',
    payment_intent: intent.id,
    amount,
    currency: intent.currency,
    status: 'succeeded',
    created: now(),
    metadata: { return: body.get('metadata[return]') },
  };
  stripe.refunds.push(made);
  return made;
}
