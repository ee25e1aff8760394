import Stripe from 'stripe';
import * as z from 'zod/mini';
import { isSubscribed, subscriptionStatusOf } from '#domain/billing/subscription.ts';
import type { BillingSettings } from '../../configuration/billing-settings.ts';
import { invalidCursor } from '../../platform/database/keyset.ts';
import { Failure } from '../../platform/failure.ts';
import type { Billing, PaymentEvent } from '../billing.ts';
import type { PaymentName } from '../card-payment.ts';
import { checkStripe } from './check-stripe.ts';
import { readInvoice, readSubscription } from './read-stripe.ts';
import { asking, isMissing } from './stripe-failure.ts';
import { stripePage } from './stripe-page.ts';
import { stripePayments } from './stripe-payments.ts';

interface Options {
  settings: BillingSettings;
  clock: () => Date;
  /** Called with the reason of a failed request, without a key. */
  note(reason: string): void;
  /** Timeout of an attempt, in ms; there are two, while a person waits. */
  timeoutMs?: number;
}

const invoicesOnPage = 10;

/** Billing by Stripe's own library. */
export function openStripeBilling({ settings, clock, note, timeoutMs = 6_000 }: Options): Billing {
  const { secretKey, webhookSecret, priceId, portalConfiguration, apiBase } = settings;
  const { protocol, hostname, port } = new URL(apiBase);
  const stripe = new Stripe(secretKey, {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    ...(port && { port }),
    timeout: timeoutMs,
    maxNetworkRetries: 1,
    // It would report this machine to Stripe and store an identifier in the home directory.
    telemetry: false,
    appInfo: { name: 'Landfall' },
  });
  const ask = <T>(asked: Promise<T>) => asking(asked, note);

  /** Makes requests idempotent. Stripe also repeats its own failures for a day, so the key changes hourly. */
  function onceAnHour(...parts: string[]): Stripe.RequestOptions {
    return { idempotencyKey: ['landfall', ...parts, clock().toISOString().slice(0, 13)].join('-') };
  }

  /** @throws Failure 'billing-refused' for an unexpected address */
  function pageOf(url: string | null): string {
    const page = stripePage(url, apiBase);
    if (page) return page;
    note('it gave the address of a page that is not its own');
    throw new Failure('billing-refused');
  }

  return {
    isOn: true,
    offersPlan: priceId !== undefined,
    description: `Stripe${apiBase === 'https://api.stripe.com' ? '' : ` at ${apiBase}`}${
      /^.k_test_/.test(secretKey) ? ', in test mode' : ''
    }${webhookSecret ? '' : ', without STRIPE_WEBHOOK_SECRET: no subscription is seen here'}`,

    async createCustomer({ companyId, name, email }) {
      // The name may change between two attempts, and Stripe refuses the same key with other parameters.
      const metadata = { company: companyId };
      const { id } = await ask(stripe.customers.create({ metadata }, onceAnHour('customer', companyId)));
      await ask(stripe.customers.update(id, { name, email }));
      return id;
    },

    async openPortal(customerId, returnUrl) {
      const { url } = await ask(
        stripe.billingPortal.sessions.create({
          customer: customerId,
          return_url: returnUrl,
          ...(portalConfiguration && { configuration: portalConfiguration }),
        }),
      );
      return pageOf(url);
    },

    async openCheckout(customerId, urls) {
      if (!priceId) throw new Failure('no-plan');
      // Asked at Stripe, which knows about payments before their events arrive here.
      const [subscriptions, sessions] = await ask(
        Promise.all([
          stripe.subscriptions.list({ customer: customerId, limit: 100 }),
          stripe.checkout.sessions.list({ customer: customerId, limit: 1 }),
        ]),
      );
      if (subscriptions.data.some(({ status }) => isSubscribed(subscriptionStatusOf(status)))) {
        throw new Failure('already-subscribed');
      }
      const [last] = sessions.data;
      if (last?.status === 'open') {
        if (last.metadata?.price === priceId) return pageOf(last.url);
        await ask(stripe.checkout.sessions.expire(last.id));
      }
      const { url } = await ask(
        stripe.checkout.sessions.create(
          {
            mode: 'subscription',
            customer: customerId,
            line_items: [{ price: priceId, quantity: 1 }],
            success_url: urls.done,
            cancel_url: urls.cancelled,
            metadata: { price: priceId },
          },
          // Keyed by the previous page: two people who both saw that one get the same next one.
          onceAnHour('checkout', customerId, last?.id ?? 'first', priceId),
        ),
      );
      return pageOf(url);
    },

    async listInvoices(customerId, cursor) {
      const { data, has_more } = await ask(
        stripe.invoices.list({
          customer: customerId,
          limit: invoicesOnPage,
          ...(cursor !== undefined && { starting_after: invoiceIdIn(cursor) }),
        }),
      );
      return {
        // A draft is not sent yet and may still change.
        invoices: data
          .filter(({ status }) => status !== 'draft')
          .map((invoice) => readInvoice(invoice, apiBase)),
        nextCursor: (has_more && data.at(-1)?.id) || null,
      };
    },

    readEvent(body, signature) {
      if (!webhookSecret) throw new Failure('billing-off');
      return readEvent(body, signature ?? '', webhookSecret, clock());
    },

    async readSubscription(id) {
      const found = stripe.subscriptions
        .retrieve(id, { expand: ['items.data.price.product'] })
        .catch((error: unknown) => {
          if (isMissing(error)) return undefined;
          throw error;
        });
      const subscription = await ask(found);
      return subscription && readSubscription(subscription);
    },

    ...stripePayments({ stripe, ask, pageOf, apiBase }),

    check: () => checkStripe(stripe, settings),
  };
}

/** Stripe's default of five minutes as the maximum age of an event. */
const toleranceSeconds = 300;

/** Ids are used in addresses and rows, so nothing else is accepted. */
const stripeId = z.string().check(z.regex(/^[\w-]{1,255}$/));

const eventSchema = z.object({
  id: stripeId,
  type: z.string().check(z.regex(/^[\w.]{1,255}$/)),
  data: z.object({
    object: z.looseObject({
      object: z.optional(z.string()),
      id: z.optional(z.string()),
      mode: z.optional(z.string()),
      payment_intent: z.optional(z.nullable(z.string())),
    }),
  }),
});
type EventObject = z.infer<typeof eventSchema>['data']['object'];

function readEvent(body: Uint8Array, signature: string, secret: string, now: Date): PaymentEvent {
  const read = eventSchema.safeParse(signedEvent(body, signature, secret, now));
  if (!read.success) throw new Failure('malformed-json');
  const { id, type, data } = read.data;
  const isSubscription = data.object.object === 'subscription';
  if (isSubscription && !stripeId.safeParse(data.object.id).success) throw new Failure('malformed-json');
  return {
    id,
    kind: type,
    subscriptionId: isSubscription ? data.object.id : undefined,
    payment: paymentNamed(data.object),
  };
}

/** The payment that pages, charges, refunds and disputes are about. */
function paymentNamed({ object, id, mode, payment_intent }: EventObject): PaymentName | undefined {
  const name =
    object === 'checkout.session' && mode === 'payment'
      ? { session: id ?? '' }
      : ['charge', 'refund', 'dispute'].includes(object ?? '') && payment_intent
        ? { intent: payment_intent }
        : undefined;
  if (name && !stripeId.safeParse(Object.values(name)[0]).success) throw new Failure('malformed-json');
  return name;
}

function signedEvent(body: Uint8Array, signature: string, secret: string, now: Date): Stripe.Event {
  try {
    return Stripe.webhooks.constructEvent(
      Buffer.from(body),
      signature,
      secret,
      toleranceSeconds,
      undefined,
      now.getTime(),
    );
  } catch (error) {
    const isSigned = !(error instanceof Stripe.errors.StripeSignatureVerificationError);
    // Signed content that is not an event has an unsupported form, such as a thin event.
    throw new Failure(isSigned ? 'malformed-json' : 'signature-refused');
  }
}

/** The cursor is the id of the last invoice on the previous page, as Stripe requires. */
function invoiceIdIn(cursor: string): string {
  if (!/^in_\w{1,100}$/.test(cursor)) throw invalidCursor();
  return cursor;
}
