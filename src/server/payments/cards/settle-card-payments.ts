import { databaseTime } from '../../platform/database/database-time.ts';
import { inScope } from '../../platform/database/scope.ts';
import { Failure } from '../../platform/failure.ts';
import type { CardPaymentPorts } from '../ports.ts';
import {
  type CardPaymentRow,
  listReturnsOf,
  listUnsettledCardPayments,
  updateCardPayment,
} from './card-repository.ts';
import { sendReturn } from './refund-card-payment.ts';

/**
 * Asks the payment service about pages that have expired, and again for returns that it did not answer: events can be
 * lost, and servers end in between.
 */
export async function settleCardPayments(services: CardPaymentPorts): Promise<void> {
  const { billing, clock, database } = services;
  if (!billing.isOn) return;
  const payments = await inScope(database, 'installation', (transaction) =>
    listUnsettledCardPayments(transaction, clock()),
  );
  for (const payment of payments) await settle(services, payment);
}

async function settle(services: CardPaymentPorts, payment: CardPaymentRow): Promise<void> {
  const { billing, cardPayments, database } = services;
  const { id, companyId, intentId, sessionId } = payment;
  if (intentId) {
    const returns = await inScope(database, 'installation', (transaction) => listReturnsOf(transaction, id));
    for (const { id: returnId, amount, state, providerId } of returns) {
      if (state !== 'asked' || providerId) continue;
      await sendReturn(services, companyId, { returnId, intentId, amount }).catch((error: unknown) => {
        // Noted as failed, which staff see; the other payments go on.
        if (!(error instanceof Failure)) throw error;
      });
    }
  }
  const name = intentId ? { intent: intentId } : sessionId ? { session: sessionId } : undefined;
  const asOf = await databaseTime(database);
  const charge = name && (await billing.readPayment(name));
  await inScope(database, 'installation', async (transaction) => {
    if (charge) await cardPayments.follow(transaction, charge, asOf);
    // Its page was never seen by anybody.
    else if (!name) await updateCardPayment(transaction, id, { state: 'ended' });
  });
}
