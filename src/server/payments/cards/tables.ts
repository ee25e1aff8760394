import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type {
  CardPaymentState,
  CardReturnKind,
  CardReturnState,
  DisputeState,
} from '#domain/payments/card-payment.ts';
import type { Currency } from '#domain/values/money.ts';

/*
 * Like the ledger that they lead to, these outlive their company: a card can be charged, refunded and disputed after it
 * was removed. So they have no foreign keys to it, and hold nobody's name.
 */

/** Amounts that clients were asked to pay by card. */
export const cardPayments = pgTable(
  'card_payments',
  {
    id: uuid('id').primaryKey(),
    companyId: uuid('company_id').notNull(),
    caseId: uuid('case_id').notNull(),
    quoteId: uuid('quote_id').notNull(),
    quoteNumber: text('quote_number').notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    state: text('state').$type<CardPaymentState>().notNull(),
    /** The service's page and payment. */
    sessionId: text('session_id'),
    intentId: text('intent_id'),
    /** What it is in the ledger. */
    transactionId: uuid('transaction_id'),
    disputeState: text('dispute_state').$type<DisputeState>(),
    disputeAmount: bigint('dispute_amount', { mode: 'number' }),
    disputeReason: text('dispute_reason'),
    disputeAnswerBy: timestamp('dispute_answer_by', { withTimezone: true }),
    openedAt: timestamp('opened_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** When the service was asked for what stands here: older answers are ignored. */
    asOf: timestamp('as_of', { withTimezone: true }),
  },
  (table) => [
    unique('card_payments_session_key').on(table.sessionId),
    unique('card_payments_intent_key').on(table.intentId),
    unique('card_payments_transaction_key').on(table.transactionId),
    index('card_payments_company_index').on(table.companyId),
    index('card_payments_open_index').on(table.expiresAt).where(sql`${table.state} in ('opening', 'open')`),
    check('card_payments_amount_check', sql`${table.amount} > 0`),
    check('card_payments_paid_check', sql`(${table.state} = 'paid') = (${table.transactionId} is not null)`),
  ],
);

/** Money of such payments that goes back, by a refund or a lost dispute. */
export const cardReturns = pgTable(
  'card_returns',
  {
    id: uuid('id').primaryKey(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => cardPayments.id),
    companyId: uuid('company_id').notNull(),
    kind: text('kind').$type<CardReturnKind>().notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    /** Empty for one that was made at the payment service. */
    reason: text('reason').notNull(),
    state: text('state').$type<CardReturnState>().notNull(),
    /** The service's name of it. */
    providerId: text('provider_id'),
    transactionId: uuid('transaction_id'),
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('card_returns_provider_key').on(table.providerId),
    index('card_returns_payment_index').on(table.paymentId),
    index('card_returns_company_index').on(table.companyId),
    index('card_returns_waiting_index').on(table.askedAt).where(sql`${table.state} in ('asked', 'unbooked')`),
    check('card_returns_amount_check', sql`${table.amount} > 0`),
  ],
);
