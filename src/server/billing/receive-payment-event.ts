import { addAuditEntry } from '../audit/index.ts';
import { inScope } from '../platform/database/scope.ts';
import type { PaidSubscription, PaymentEvent } from './billing.ts';
import { keepSubscription, lockCompanyOf, lookUpEvent, noteEvent } from './billing-repository.ts';
import type { PaymentName } from './card-payment.ts';
import type { BillingPorts } from './ports.ts';

/** The actor of changes not made here by the company's people. */
const paymentService = { kind: 'system', id: null, name: 'Stripe' } as const;

/**
 * Processes an event of the payment service. It is sent again until acknowledged, so all effects are committed in one
 * transaction first.
 * Events describe the past and arrive late, repeatedly and in any order, several per second. So an event only
 * triggers a request for the subscription's current state. The latest request wins: the last change is followed by an
 * event, so the last request is made after it.
 * @throws Failure 'signature-refused', 'malformed-json', or an error of the payment service; nothing is stored then
 */
export async function receivePaymentEvent(
  services: Pick<BillingPorts, 'log' | 'clock' | 'database' | 'billing' | 'cardPayments'>,
  body: Uint8Array,
  signature: string | null,
): Promise<void> {
  const { billing, clock, database, log } = services;
  const event = billing.readEvent(body, signature);
  const { isTakenIn, now } = await inScope(database, 'installation', (transaction) =>
    lookUpEvent(transaction, event.id),
  );
  if (isTakenIn) return;
  if (event.payment) return receivePaymentOf(services, event, event.payment, now);
  const { subscriptionId } = event;
  const subscription = subscriptionId ? await billing.readSubscription(subscriptionId) : undefined;

  const companyId = await inScope(database, 'installation', async (transaction) => {
    if (!(await noteEvent(transaction, event, clock())) || !subscription) return undefined;
    const owner = await lockCompanyOf(transaction, subscription.customerId);
    if (!owner) return 'unknown';
    const { before, isKept } = await keepSubscription(transaction, owner, subscription, now);
    if (isKept && (!before || isChanged(before, subscription))) {
      await addAuditEntry(transaction, {
        companyId: owner,
        actor: paymentService,
        action: 'subscription-changed',
        subject: subscription.plan,
        details: {
          from: before?.status ?? null,
          to: subscription.status,
          until: subscription.until?.toISOString() ?? null,
          ends: subscription.ends,
        },
        at: clock(),
      });
    }
    return owner;
  });

  if (companyId === 'unknown') {
    log.warn(
      { event: event.id, subscription: subscriptionId },
      'A subscription of a customer that is no company here was left alone.',
    );
  } else if (subscriptionId && !subscription) {
    log.warn(
      { event: event.id, subscription: subscriptionId },
      'An event is about a subscription that Stripe does not know under the key in use.',
    );
  }
}

/** The same for an event about a payment by card. */
async function receivePaymentOf(
  { billing, cardPayments, clock, database, log }: Omit<BillingPorts, 'rateLimits' | 'config'>,
  event: PaymentEvent,
  name: PaymentName,
  asOf: string,
): Promise<void> {
  const charge = await billing.readPayment(name);
  const isKnown = await inScope(database, 'installation', async (transaction) => {
    if (!(await noteEvent(transaction, event, clock()))) return true;
    return charge !== undefined && (await cardPayments.follow(transaction, charge, asOf));
  });
  if (!isKnown) {
    log.warn({ event: event.id, ...name }, 'An event is about a payment that was not asked for here.');
  }
}

function isChanged(
  before: Omit<PaidSubscription, 'customerId'>,
  { plan, status, until, ends }: PaidSubscription,
): boolean {
  return (
    before.plan !== plan ||
    before.status !== status ||
    before.until?.getTime() !== until?.getTime() ||
    before.ends !== ends
  );
}
