import { randomUUID } from 'node:crypto';
import { allot, allotmentEntries, entry, owedEntries, reversedEntries } from '#domain/ledger/entries.ts';
import { returnSources } from '#domain/payments/return-sources.ts';
import type { Currency } from '#domain/values/money.ts';
import { type PlainDate, plainDate } from '#domain/values/plain-date.ts';
import { addAuditEntry } from '../../audit/index.ts';
import type { CardCharge, CardPayments } from '../../billing/index.ts';
import {
  findReversal,
  findTransaction,
  listLines,
  listPositions,
  lockCases,
  post,
  type QuotedLine,
  type Recorder,
} from '../../ledger/index.ts';
import { notify } from '../../notifications/index.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Rows, Transaction } from '../../platform/database/scope.ts';
import { findCompany } from '../../tenancy/index.ts';
import {
  type CardPaymentRow,
  type CardReturnRow,
  cardAccount,
  findCardPayment,
  holdCardPayment,
  insertCardReturn,
  listReturnsOf,
  noteAsked,
  promisedToCards,
  updateCardPayment,
  updateCardReturn,
} from './card-repository.ts';

/** Called in the transaction in which a payment by card is booked. */
type OnPaid = (
  transaction: Transaction,
  payment: { companyId: string; transactionId: string },
) => Promise<void>;

interface Options {
  clock: Clock;
  onPaid: OnPaid;
}

/** A case's ledger, locked, and who records in it. */
interface Book {
  transaction: Transaction;
  payment: CardPaymentRow;
  by: Recorder;
}

/**
 * Keeps what the payment service says in the ledger. Everything has a key of its own, so that it is booked once, in
 * whatever order and however often the service tells of it.
 */
export function followCardPayments({ clock, onPaid }: Options): CardPayments {
  return {
    async follow(transaction, charge, asOf) {
      const known = await findCardPayment(transaction, charge.paymentId);
      if (!known) return false;
      await lockCases(transaction, [known.caseId]);
      const payment = await holdCardPayment(transaction, known.id);
      if (!payment || !(await noteAsked(transaction, payment.id, asOf))) return true;
      const book = { transaction, payment, by: { id: null, name: 'Stripe', at: clock() } };
      if (charge.status === 'ended' && payment.state !== 'paid') {
        await updateCardPayment(transaction, payment.id, { state: 'ended' });
      }
      if (charge.paid) {
        const { intentId } = charge.paid;
        if (payment.state !== 'paid') await bookPaid(book, charge.paid, onPaid);
        await noteDispute(book, charge);
        await followReturns(book, charge, intentId);
      }
      return true;
    },
  };
}

async function bookPaid(book: Book, paid: NonNullable<CardCharge['paid']>, onPaid: OnPaid): Promise<void> {
  const { transaction, payment, by } = book;
  const { companyId, caseId, quoteId, quoteNumber } = payment;
  const { intentId, currency, amount, at } = paid;
  const lines = await listLines(transaction, caseId);
  // What was paid for a quote goes to that quote first.
  const own = allot(
    amount,
    currency,
    lines.filter((line) => line.quoteId === quoteId),
  );
  const others = allot(
    own.left,
    currency,
    lines.filter((line) => line.quoteId !== quoteId),
  );
  const allotment = { parts: [...own.parts, ...others.parts], left: others.left };
  const account = await cardAccount(transaction, currency, by.at);
  const { id } = await post(
    transaction,
    {
      companyId,
      caseId,
      kind: 'received',
      on: dayOf(at, by),
      key: `card ${payment.id}`,
      entries: [entry('bank', currency, amount, null, account.id), ...allotmentEntries(allotment, currency)],
      detail: { reference: intentId },
    },
    by,
  );
  await updateCardPayment(transaction, payment.id, { state: 'paid', intentId, transactionId: id, amount });
  const company = await findCompany(transaction, companyId);
  // A company may have been removed since; its ledger stays.
  if (!company) return;
  await record(book, company.name, { kind: 'received', amount, currency });
  const details = { number: quoteNumber, amount, currency };
  await notify(transaction, { kind: 'payment-received', companyId, details, at: by.at });
  await onPaid(transaction, { companyId, transactionId: id });
}

/** The last dispute of a payment is shown; there is seldom more than one. */
async function noteDispute({ transaction, payment, by }: Book, { disputes }: CardCharge): Promise<void> {
  const [last] = disputes.toSorted((one, other) => other.at.getTime() - one.at.getTime());
  if (!last || (last.state === payment.disputeState && last.amount === payment.disputeAmount)) return;
  await updateCardPayment(transaction, payment.id, {
    disputeState: last.state,
    disputeAmount: last.amount,
    disputeReason: last.reason,
    disputeAnswerBy: last.answerBy,
  });
  const { companyId, quoteNumber, currency } = payment;
  if (!(await findCompany(transaction, companyId))) return;
  await notify(transaction, {
    kind: 'payment-disputed',
    companyId,
    details: { number: quoteNumber, amount: last.amount, currency, state: last.state },
    at: by.at,
  });
}

/** Books what has gone back, and what was sent and came here again. */
async function followReturns(book: Book, charge: CardCharge, intentId: string): Promise<void> {
  const { transaction, payment, by } = book;
  const told = [
    ...charge.refunds.map((refund) => ({ ...refund, kind: 'refund' as const })),
    ...charge.disputes
      .filter(({ state }) => state === 'lost')
      .map(({ id, amount, at }) => ({
        ...{ id, amount, at, returnId: null, kind: 'dispute' as const },
        status: 'succeeded' as const,
      })),
  ];
  for (const { id, returnId, amount, status, at, kind } of told) {
    const known = await listReturnsOf(transaction, payment.id);
    const row =
      known.find((each) => each.providerId === id || each.id === returnId) ??
      (await insertCardReturn(transaction, {
        id: randomUUID(),
        paymentId: payment.id,
        companyId: payment.companyId,
        kind,
        amount,
        reason: '',
        // Nothing is set aside for what was not asked for here.
        state: 'unbooked',
        askedAt: at,
      }));
    if (row.providerId !== id) await updateCardReturn(transaction, row.id, { providerId: id });
    if (status === 'succeeded' && (row.state === 'asked' || row.state === 'unbooked')) {
      await bookReturn(book, row, intentId, dayOf(at, by));
    } else if (status === 'failed' && row.state !== 'failed') {
      await undoReturn(book, row);
    }
  }
}

async function bookReturn(book: Book, row: CardReturnRow, intentId: string, on: PlainDate): Promise<void> {
  const { transaction, payment, by } = book;
  const { companyId, caseId, currency } = payment;
  const { amount, id } = row;
  if (row.state === 'unbooked') {
    // Stripe's own page or a bank has returned it: the ledger follows, as far as the money is there.
    const set = await setAside(book, { currency, amount, key: `card ${id}`, reason: '' });
    if (!set) return;
  }
  const account = await cardAccount(transaction, currency, by.at);
  const { id: transactionId } = await post(
    transaction,
    {
      companyId,
      caseId,
      kind: 'returned',
      on,
      key: `card return ${id}`,
      entries: [entry('owed-back', currency, amount), entry('bank', currency, -amount, null, account.id)],
      detail: { reference: intentId, ...(row.reason && { reason: row.reason }) },
    },
    by,
  );
  await updateCardReturn(transaction, id, { state: 'returned', transactionId });
  const company = await findCompany(transaction, companyId);
  if (company) await record(book, company.name, { kind: 'returned', amount, currency });
}

/** Stripe could not give the money back: it is in our balance again, and still owed. */
async function undoReturn({ transaction, payment, by }: Book, row: CardReturnRow): Promise<void> {
  const { companyId, caseId } = payment;
  if (row.transactionId && !(await findReversal(transaction, row.transactionId))) {
    const posted = await findTransaction(transaction, companyId, row.transactionId);
    if (posted) {
      await post(
        transaction,
        {
          companyId,
          caseId,
          kind: posted.kind,
          on: dayOf(by.at, by),
          key: `reversal ${posted.id}`,
          entries: reversedEntries(posted.entries),
          reverses: posted.id,
        },
        by,
      );
    }
  }
  await updateCardReturn(transaction, row.id, { state: 'failed' });
}

/**
 * Sets an amount aside to be returned, from wherever it is there.
 * @returns false, and nothing is posted, where there is less
 */
export async function setAside(
  { transaction, payment, by }: Book,
  { currency, amount, key, reason }: { currency: Currency; amount: number; key: string; reason: string },
): Promise<boolean> {
  const { companyId, caseId } = payment;
  const {
    setAside: owed,
    parts,
    missing,
  } = returnSources(amount, currency, await thereIn(transaction, caseId, currency));
  if (missing > 0) return false;
  const total = amount - owed;
  if (total === 0) return true;
  const entries = parts.flatMap(({ line, amount: part }) => owedEntries(line, part, currency));
  await post(
    transaction,
    {
      companyId,
      caseId,
      kind: 'owed',
      on: dayOf(by.at, by),
      key: `set aside ${key}`,
      entries,
      detail: reason ? { reason } : {},
    },
    by,
  );
  return true;
}

/** What could be returned in a case, without what is promised to cards already. */
async function thereIn(
  rows: Rows,
  caseId: string,
  currency: Currency,
): Promise<{ setAside: number; suspense: number; lines: QuotedLine[] }> {
  const positions = (await listPositions(rows, caseId)).filter((each) => each.currency === currency);
  const promised = await promisedToCards(rows, caseId, currency);
  return {
    setAside: positions.reduce((sum, each) => sum + each.owedBack, 0) - promised,
    suspense: positions.reduce((sum, each) => sum + each.suspense, 0),
    lines: await listLines(rows, caseId),
  };
}

function record(
  { transaction, payment, by }: Book,
  subject: string,
  { kind, amount, currency }: { kind: string; amount: number; currency: Currency },
): Promise<void> {
  return addAuditEntry(transaction, {
    companyId: payment.companyId,
    actor: { kind: 'system', id: null, name: by.name },
    action: 'money-recorded',
    subject,
    details: { kind, amount, currency, by: 'card' },
    at: by.at,
  });
}

/** Its day, by our clock where Stripe's is ahead. */
function dayOf(moment: Date, { at }: Recorder): PlainDate {
  return plainDate((moment < at ? moment : at).toISOString().slice(0, 10));
}
