import type Stripe from 'stripe';
import type { DisputeState } from '#domain/payments/card-payment.ts';
import { type Currency, currencies } from '#domain/values/money.ts';
import { Failure } from '../../platform/failure.ts';
import type { Billing } from '../billing.ts';
import type { CardCharge, PaymentName } from '../card-payment.ts';
import { isDeclined, isInvalid, isMissing } from './stripe-failure.ts';
import { stripePage } from './stripe-page.ts';

type Payments = Pick<Billing, 'openPayment' | 'closePayment' | 'readPayment' | 'refundPayment'>;

interface Parts {
  stripe: Stripe;
  ask<T>(asked: Promise<T>): Promise<T>;
  /** Refuses an address that is none of Stripe's. */
  pageOf(url: string | null): string;
  apiBase: string;
}

/** Single payments by Stripe Checkout. Our minor units are those of Stripe in every currency that we have. */
export function stripePayments({ stripe, ask, pageOf, apiBase }: Parts): Payments {
  async function readIntent(id: string) {
    const [intent, refunds, disputes] = await Promise.all([
      stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] }),
      stripe.refunds.list({ payment_intent: id, limit: 100 }),
      stripe.disputes.list({ payment_intent: id, limit: 100 }),
    ]);
    return { intent, refunds: refunds.data, disputes: disputes.data };
  }

  async function read(name: PaymentName): Promise<CardCharge | undefined> {
    const session = 'session' in name ? await stripe.checkout.sessions.retrieve(name.session) : undefined;
    const intentId = 'intent' in name ? name.intent : idOf(session?.payment_intent ?? null);
    const found = intentId === undefined ? undefined : await readIntent(intentId);
    const paymentId = session?.metadata?.payment ?? found?.intent.metadata.payment;
    if (!paymentId) return undefined;
    const paid = found && paidBy(found.intent);
    return {
      paymentId,
      status: paid ? 'paid' : statusOf(session),
      url: session?.status === 'open' ? stripePage(session.url, apiBase) : null,
      paid: paid ?? null,
      refunds: (found?.refunds ?? []).map(({ id, amount, status, created, metadata }) => ({
        id,
        returnId: metadata?.return ?? null,
        amount,
        status:
          status === 'succeeded'
            ? 'succeeded'
            : status === 'failed' || status === 'canceled'
              ? 'failed'
              : 'pending',
        at: momentOf(created),
      })),
      disputes: (found?.disputes ?? []).map(({ id, amount, status, reason, evidence_details, created }) => ({
        id,
        amount,
        state: disputeStateOf(status),
        reason,
        answerBy: evidence_details.due_by ? momentOf(evidence_details.due_by) : null,
        at: momentOf(created),
      })),
    };
  }

  return {
    async openPayment({ id, currency, amount, label, expiresAt, urls }) {
      const metadata = { payment: id };
      const session = await ask(
        stripe.checkout.sessions.create(
          {
            mode: 'payment',
            line_items: [
              {
                quantity: 1,
                price_data: {
                  currency: currency.toLowerCase(),
                  unit_amount: amount,
                  product_data: { name: label },
                },
              },
            ],
            allowed_payment_method_types: ['card'],
            // Otherwise payers could pay another amount in their own currency.
            adaptive_pricing: { enabled: false },
            submit_type: 'pay',
            client_reference_id: id,
            metadata,
            payment_intent_data: { metadata },
            expires_at: Math.floor(expiresAt.getTime() / 1_000),
            success_url: urls.done,
            cancel_url: urls.cancelled,
          },
          { idempotencyKey: `landfall-payment-${id}` },
        ),
      );
      return { sessionId: session.id, url: pageOf(session.url) };
    },

    async closePayment(sessionId) {
      const { status } = await ask(stripe.checkout.sessions.retrieve(sessionId));
      if (status !== 'open') return;
      const closed = stripe.checkout.sessions.expire(sessionId).catch((error: unknown) => {
        // Paid in this moment, which is read next.
        if (!isInvalid(error)) throw error;
      });
      await ask(closed);
    },

    readPayment: (name) =>
      ask(
        read(name).catch((error: unknown) => {
          if (isMissing(error)) return undefined;
          throw error;
        }),
      ),

    async refundPayment({ returnId, intentId, amount }) {
      // Stripe forgets idempotency keys after a day, but never refunds.
      const { data } = await ask(stripe.refunds.list({ payment_intent: intentId, limit: 100 }));
      if (data.some(({ metadata }) => metadata?.return === returnId)) return;
      let isRefused = false;
      const created = stripe.refunds
        .create(
          { payment_intent: intentId, amount, metadata: { return: returnId } },
          { idempotencyKey: `landfall-return-${returnId}` },
        )
        .catch((error: unknown) => {
          isRefused = isDeclined(error);
          throw error;
        });
      try {
        await ask(created);
      } catch (error) {
        throw isRefused ? new Failure('refund-refused') : error;
      }
    },
  };
}

function statusOf(session: Stripe.Checkout.Session | undefined): CardCharge['status'] {
  if (session?.status === 'expired') return 'ended';
  return session?.status === 'complete' ? 'waiting' : 'open';
}

function paidBy(intent: Stripe.PaymentIntent): CardCharge['paid'] | undefined {
  const currency = intent.currency.toUpperCase();
  if (intent.status !== 'succeeded' || !isCurrency(currency)) return undefined;
  const { latest_charge: charge } = intent;
  const created = charge && typeof charge !== 'string' ? charge.created : intent.created;
  return { intentId: intent.id, currency, amount: intent.amount_received, at: momentOf(created) };
}

function isCurrency(code: string): code is Currency {
  return (currencies as readonly string[]).includes(code);
}

/** An early warning takes no money; one that was prevented or closed is as good as won. */
function disputeStateOf(status: string): DisputeState {
  if (status === 'lost') return 'lost';
  return ['won', 'prevented', 'warning_closed'].includes(status) ? 'won' : 'open';
}

function idOf(intent: string | Stripe.PaymentIntent | null): string | undefined {
  return typeof intent === 'string' ? intent : intent?.id;
}

function momentOf(seconds: number): Date {
  return new Date(seconds * 1_000);
}
