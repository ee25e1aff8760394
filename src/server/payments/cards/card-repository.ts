import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, or, sql, sum } from 'drizzle-orm';
import type { LedgerEntry } from '#domain/ledger/accounts.ts';
import type { Currency } from '#domain/values/money.ts';
import type { Rows } from '../../platform/database/scope.ts';
import type { BankAccount } from '../account-repository.ts';
import { bankAccounts } from '../tables.ts';
import { cardPayments, cardReturns } from './tables.ts';

export type CardPaymentRow = typeof cardPayments.$inferSelect;
export type CardReturnRow = typeof cardReturns.$inferSelect;

export async function insertCardPayment(
  { orm }: Rows,
  row: typeof cardPayments.$inferInsert,
): Promise<CardPaymentRow> {
  const [inserted] = await orm.insert(cardPayments).values(row).returning();
  return inserted as CardPaymentRow;
}

export async function findCardPayment({ orm }: Rows, id: string): Promise<CardPaymentRow | undefined> {
  const [found] = await orm.select().from(cardPayments).where(eq(cardPayments.id, id));
  return found;
}

/** The same, and others who change it wait. */
export async function holdCardPayment({ orm }: Rows, id: string): Promise<CardPaymentRow | undefined> {
  const [found] = await orm.select().from(cardPayments).where(eq(cardPayments.id, id)).for('update');
  return found;
}

/** Pages of a quote on which something can still be paid, or that are being made. */
export async function listOpenCardPayments(
  { orm }: Rows,
  quoteId: string,
  currency: Currency,
): Promise<CardPaymentRow[]> {
  return orm
    .select()
    .from(cardPayments)
    .where(
      and(
        eq(cardPayments.quoteId, quoteId),
        eq(cardPayments.currency, currency),
        inArray(cardPayments.state, ['opening', 'open']),
      ),
    )
    .orderBy(desc(cardPayments.openedAt));
}

export async function updateCardPayment(
  { orm }: Rows,
  id: string,
  change: Partial<typeof cardPayments.$inferInsert>,
): Promise<void> {
  await orm.update(cardPayments).set(change).where(eq(cardPayments.id, id));
}

/**
 * Notes that the service was asked, unless a later answer is noted already.
 * @returns whether this one is the latest
 */
export async function noteAsked({ orm }: Rows, id: string, asOf: string): Promise<boolean> {
  const moment = sql`${asOf}::timestamptz`;
  const { rowCount } = await orm
    .update(cardPayments)
    .set({ asOf: moment })
    .where(and(eq(cardPayments.id, id), or(isNull(cardPayments.asOf), lt(cardPayments.asOf, moment))));
  return rowCount === 1;
}

/** What a company paid by card, latest first. */
export async function listCardPayments({ orm }: Rows, companyId: string): Promise<CardPaymentRow[]> {
  return orm
    .select()
    .from(cardPayments)
    .where(and(eq(cardPayments.companyId, companyId), eq(cardPayments.state, 'paid')))
    .orderBy(desc(cardPayments.openedAt));
}

/** What went back of a company's payments by card, oldest first. */
export async function listCardReturns({ orm }: Rows, companyId: string): Promise<CardReturnRow[]> {
  return orm
    .select()
    .from(cardReturns)
    .where(eq(cardReturns.companyId, companyId))
    .orderBy(asc(cardReturns.askedAt), asc(cardReturns.id));
}

export async function listReturnsOf({ orm }: Rows, paymentId: string): Promise<CardReturnRow[]> {
  return orm
    .select()
    .from(cardReturns)
    .where(eq(cardReturns.paymentId, paymentId))
    .orderBy(asc(cardReturns.askedAt), asc(cardReturns.id));
}

export async function insertCardReturn(
  { orm }: Rows,
  row: typeof cardReturns.$inferInsert,
): Promise<CardReturnRow> {
  const [inserted] = await orm.insert(cardReturns).values(row).returning();
  return inserted as CardReturnRow;
}

export async function updateCardReturn(
  { orm }: Rows,
  id: string,
  change: Partial<typeof cardReturns.$inferInsert>,
): Promise<void> {
  await orm.update(cardReturns).set(change).where(eq(cardReturns.id, id));
}

/** What is set aside in a case and promised to a card already. */
export async function promisedToCards({ orm }: Rows, caseId: string, currency: Currency): Promise<number> {
  const [row] = await orm
    .select({ amount: sum(cardReturns.amount).mapWith(Number) })
    .from(cardReturns)
    .innerJoin(cardPayments, eq(cardPayments.id, cardReturns.paymentId))
    .where(
      and(
        eq(cardPayments.caseId, caseId),
        eq(cardPayments.currency, currency),
        eq(cardReturns.kind, 'refund'),
        eq(cardReturns.state, 'asked'),
      ),
    );
  return row?.amount ?? 0;
}

/** Payments of which the service may know more than is known here. */
export async function listUnsettledCardPayments({ orm }: Rows, now: Date): Promise<CardPaymentRow[]> {
  const waiting = orm
    .select({ id: cardReturns.paymentId })
    .from(cardReturns)
    .where(inArray(cardReturns.state, ['asked', 'unbooked']));
  return orm
    .select()
    .from(cardPayments)
    .where(
      or(
        and(inArray(cardPayments.state, ['opening', 'open']), lt(cardPayments.expiresAt, now)),
        inArray(cardPayments.id, waiting),
      ),
    )
    .orderBy(asc(cardPayments.openedAt))
    .limit(500);
}

/** Whether money was moved at the payment service. */
export async function isAtProvider({ orm }: Rows, entries: readonly LedgerEntry[]): Promise<boolean> {
  const ids = entries.flatMap(({ bankAccount }) => bankAccount ?? []);
  const found = await orm
    .select({ id: bankAccounts.id })
    .from(bankAccounts)
    .where(and(inArray(bankAccounts.id, ids), isNotNull(bankAccounts.provider)));
  return found.length > 0;
}

/** The balance at the payment service in a currency, as an account of the agency. */
export async function cardAccount({ orm }: Rows, currency: Currency, at: Date): Promise<BankAccount> {
  const number = `stripe-${currency}`;
  await orm
    .insert(bankAccounts)
    .values({
      id: randomUUID(),
      currency,
      holder: 'Stripe',
      bank: 'Stripe',
      number,
      bic: '',
      note: '',
      provider: 'stripe',
      isOffered: false,
      changedAt: at,
    })
    .onConflictDoNothing();
  const [account] = await orm
    .select()
    .from(bankAccounts)
    .where(and(eq(bankAccounts.number, number), eq(bankAccounts.currency, currency)));
  if (!account) throw new Error(`The account for ${currency} at Stripe is missing.`);
  return account;
}
