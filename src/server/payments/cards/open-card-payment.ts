import { randomUUID } from 'node:crypto';
import type { Person } from '#domain/accounts/person.ts';
import { dueOf } from '#domain/ledger/entries.ts';
import { isCardAmount } from '#domain/payments/card-payment.ts';
import { paymentMessages } from '#messages/payments.ts';
import { addAuditEntry, personActor } from '../../audit/index.ts';
import type { CardCharge } from '../../billing/index.ts';
import { databaseTime } from '../../platform/database/database-time.ts';
import { inScope } from '../../platform/database/scope.ts';
import { Failure } from '../../platform/failure.ts';
import type { Limit } from '../../platform/rate-limit.ts';
import { type CompanyScope, inCompany } from '../../tenancy/index.ts';
import { holdLedger } from '../in-ledger.ts';
import type { CardPaymentPorts } from '../ports.ts';
import { listRequests } from '../request-repository.ts';
import {
  type CardPaymentRow,
  findCardPayment,
  insertCardPayment,
  listOpenCardPayments,
  updateCardPayment,
} from './card-repository.ts';

const openings: Limit = { name: 'open-card-payment', times: 30, windowSeconds: 10 * 60 };

/** How long a page can be paid on. Stripe allows 30 minutes at least, which has to hold for a repeated request, too. */
const pageMinutes = 60;
/** After this long, a page that was being made is given up: nobody has seen it. */
const makingMinutes = 10;
const maxRounds = 4;

/**
 * Opens a page of the payment service on which a client pays what is still due of a quote in one currency. The amount
 * comes from the ledger. There is one open page for each quote and currency, however often this is asked for, so that
 * pressing twice pays once. No transaction is open during a request to the service.
 *
 * @returns the address of the page
 * @throws Failure 'company-not-found', 'not-allowed', 'payment-request-not-found', 'nothing-due', 'not-by-card' for an
 * amount that cards cannot pay, 'payment-under-way', 'too-many-requests', or an error of the payment service
 */
export async function openCardPayment(
  services: CardPaymentPorts,
  person: Person,
  companyId: string,
  requestId: string,
): Promise<string> {
  const { billing, rateLimits } = services;
  await inCompany(services, person, companyId, 'make-payments', async () => {});
  if (!billing.isOn) throw new Failure('billing-off');
  await rateLimits.count(openings, person.id);
  for (let round = 0; round < maxRounds; round += 1) {
    const { payment, others } = await inCompany(services, person, companyId, 'make-payments', (scope) =>
      begin(services, scope, { person, companyId, requestId }),
    );
    for (const other of others) await end(services, other);
    const url = await pageOf(services, payment);
    // A page that was paid or has ended meanwhile: what is due is read again.
    if (url) return url;
  }
  throw new Failure('billing-busy');
}

async function begin(
  { clock }: CardPaymentPorts,
  scope: CompanyScope,
  { person, companyId, requestId }: { person: Person; companyId: string; requestId: string },
): Promise<{ payment: CardPaymentRow; others: CardPaymentRow[] }> {
  const request = (await listRequests(scope, companyId)).find(({ id }) => id === requestId);
  if (!request) throw new Failure('payment-request-not-found');
  const { caseId, quoteId, quoteNumber, currency } = request;
  const lines = await holdLedger(scope, companyId, caseId);
  const amount = lines
    .filter((line) => line.quoteId === quoteId && line.currency === currency)
    .reduce((sum, line) => sum + dueOf(line), 0);
  if (amount === 0) throw new Failure('nothing-due');
  if (!isCardAmount(currency, amount)) throw new Failure('not-by-card');
  const now = clock();
  const open = await listOpenCardPayments(scope, quoteId, currency);
  const usable = open.find((each) => each.amount === amount && isUsable(each, now));
  const others = open.filter((each) => each !== usable);
  if (usable) return { payment: usable, others };
  await addAuditEntry(scope, {
    companyId,
    actor: personActor(person),
    action: 'billing-opened',
    subject: quoteNumber,
    details: { to: 'pay', amount, currency },
    at: now,
  });
  const payment = await insertCardPayment(scope, {
    ...{ id: randomUUID(), companyId, caseId, quoteId, quoteNumber, currency, amount },
    state: 'opening',
    openedAt: now,
    expiresAt: minutesAfter(now, pageMinutes),
  });
  return { payment, others };
}

function isUsable({ state, openedAt, expiresAt }: CardPaymentRow, now: Date): boolean {
  return state === 'open' ? minutesAfter(now, 1) < expiresAt : now < minutesAfter(openedAt, makingMinutes);
}

/** @returns the address; `undefined` where the page cannot be paid on any more */
async function pageOf(services: CardPaymentPorts, payment: CardPaymentRow): Promise<string | undefined> {
  const { billing, config, database } = services;
  if (payment.sessionId) {
    const charge = await followSession(services, payment.sessionId);
    if (charge?.status === 'waiting') throw new Failure('payment-under-way');
    return charge?.url ?? undefined;
  }
  const { id, companyId, currency, amount, quoteNumber, expiresAt } = payment;
  const page = `${config.publicUrl}/app/dashboard/payments?company=${companyId}&card=`;
  const { sessionId, url } = await billing.openPayment({
    ...{ id, currency, amount, expiresAt },
    label: paymentMessages.cardItem(quoteNumber),
    urls: { done: `${page}paid`, cancelled: `${page}cancelled` },
  });
  const isOpen = await inScope(database, { company: companyId }, async (transaction) => {
    const known = await findCardPayment(transaction, id);
    if (known?.state === 'opening') await updateCardPayment(transaction, id, { state: 'open', sessionId });
    return known?.state === 'opening' || known?.state === 'open';
  });
  if (isOpen) return url;
  await billing.closePayment(sessionId);
  return undefined;
}

/** Nobody can pay on this page any more; what was paid on it in the meantime is booked. */
async function end(services: CardPaymentPorts, { id, companyId, sessionId }: CardPaymentRow): Promise<void> {
  if (sessionId) {
    await services.billing.closePayment(sessionId);
    await followSession(services, sessionId);
    return;
  }
  await inScope(services.database, { company: companyId }, async (transaction) => {
    const known = await findCardPayment(transaction, id);
    if (known?.state === 'opening') await updateCardPayment(transaction, id, { state: 'ended' });
  });
}

/** Asks the service what became of a page, and keeps it. */
async function followSession(
  { billing, cardPayments, database }: CardPaymentPorts,
  session: string,
): Promise<CardCharge | undefined> {
  const asOf = await databaseTime(database);
  const charge = await billing.readPayment({ session });
  if (charge) {
    await inScope(database, 'installation', (transaction) => cardPayments.follow(transaction, charge, asOf));
  }
  return charge;
}

function minutesAfter(moment: Date, minutes: number): Date {
  return new Date(moment.getTime() + minutes * 60_000);
}
