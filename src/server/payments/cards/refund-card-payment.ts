import { createHash, randomUUID } from 'node:crypto';
import type { Person } from '#domain/accounts/person.ts';
import { inCompanyAsStaff } from '../../audit/index.ts';
import { inScope } from '../../platform/database/scope.ts';
import { Failure } from '../../platform/failure.ts';
import { holdLedger, recorderOf, refusingAsLedger } from '../in-ledger.ts';
import type { CardPaymentPorts } from '../ports.ts';
import { type Payments, paymentsIn } from '../read-payments.ts';
import {
  findCardPayment,
  holdCardPayment,
  insertCardReturn,
  listReturnsOf,
  updateCardReturn,
} from './card-repository.ts';
import { setAside } from './follow-card-payment.ts';

/**
 * Asks the payment service to give money back to the card that it came from. The amount is set aside in the same
 * transaction; that it has left is booked when the service says so. Where the service does not answer, it is asked
 * again later. A repeated request is the same refund, and says how that one stands now.
 *
 * @param key of the request; a new one is a new refund
 * @throws Failure 'company-not-found', 'card-payment-not-found', 'money-not-there' for more than was paid by this card
 * or than is not spent yet, 'refund-refused', or 'idempotency-key-reused' for another amount
 */
export async function refundCardPayment(
  services: CardPaymentPorts,
  staff: Person,
  companyId: string,
  paymentId: string,
  { amount, reason }: { amount: number; reason: string },
  key: string | undefined,
): Promise<Payments> {
  const at = services.clock();
  if (!services.billing.isOn) throw new Failure('billing-off');
  const asked = await refusingAsLedger(
    inCompanyAsStaff(services, staff, companyId, async (scope) => {
      const found = await findCardPayment(scope, paymentId);
      if (found?.state !== 'paid' || found.companyId !== companyId) {
        throw new Failure('card-payment-not-found');
      }
      await holdLedger(scope, companyId, found.caseId);
      const payment = await holdCardPayment(scope, paymentId);
      if (!payment?.intentId) throw new Failure('card-payment-not-found');
      const known = await listReturnsOf(scope, paymentId);
      const id = key === undefined ? randomUUID() : idOfRefund(paymentId, staff, key);
      const asked = known.find((each) => each.id === id);
      if (asked) {
        if (asked.amount !== amount) throw new Failure('idempotency-key-reused');
        if (asked.state === 'failed') throw new Failure('refund-refused');
        return { returnId: id, intentId: payment.intentId, isSettled: asked.state !== 'asked' };
      }
      const gone = known.reduce((sum, each) => (each.state === 'failed' ? sum : sum + each.amount), 0);
      if (amount > payment.amount - gone) throw new Failure('money-not-there');
      const { currency } = payment;
      const book = { transaction: scope, payment, by: recorderOf(staff, at) };
      if (!(await setAside(book, { currency, amount, key: `card ${id}`, reason }))) {
        throw new Failure('money-not-there');
      }
      await insertCardReturn(scope, {
        ...{ id, paymentId, companyId, amount, reason },
        ...{ kind: 'refund', state: 'asked', askedAt: at },
      });
      await scope.record({
        action: 'money-recorded',
        subject: scope.company.name,
        details: { kind: 'owed', amount, currency, by: 'card', reason },
      });
      return { returnId: id, intentId: payment.intentId, isSettled: false };
    }),
  );
  if (!asked.isSettled) await sendReturn(services, companyId, { ...asked, amount });
  return inScope(services.database, { staff: staff.id, company: companyId }, (scope) =>
    paymentsIn(scope, companyId, at),
  );
}

/**
 * Asks the payment service for a return, once, however often this is called.
 * @throws Failure 'refund-refused': nothing was returned, and the amount stays set aside
 */
export async function sendReturn(
  { billing, database }: Pick<CardPaymentPorts, 'billing' | 'database'>,
  companyId: string,
  asked: { returnId: string; intentId: string; amount: number },
): Promise<void> {
  try {
    await billing.refundPayment(asked);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    // Whether it was done is not known: the hourly job asks again.
    if (error.code !== 'refund-refused') return;
    await inScope(database, { company: companyId }, (transaction) =>
      updateCardReturn(transaction, asked.returnId, { state: 'failed' }),
    );
    throw error;
  }
}

/** The same for a repeated request: a refund is made once for each key of a person. */
function idOfRefund(paymentId: string, { id }: Person, key: string): string {
  const hex = createHash('sha256')
    .update(JSON.stringify([paymentId, id, key]))
    .digest('hex');
  // Version 8 of RFC 9562: bits of one's own.
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ];
  return parts.join('-');
}
