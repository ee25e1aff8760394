import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { StatementFormat } from '#domain/payments/statement-line.ts';
import type { VoucherLine, VoucherState } from '#domain/payments/voucher.ts';
import type { Currency } from '#domain/values/money.ts';
import type { PlainDate } from '#domain/values/plain-date.ts';
import { users } from '../accounts/tables.ts';
import { ofCompany } from '../tenancy/tables.ts';

/** Accounts of the agency that clients transfer to. */
export const bankAccounts = pgTable(
  'bank_accounts',
  {
    id: uuid('id').primaryKey(),
    currency: text('currency').$type<Currency>().notNull(),
    holder: text('holder').notNull(),
    bank: text('bank').notNull(),
    /** IBAN, or the account number where there is none. */
    number: text('number').notNull(),
    bic: text('bic').notNull(),
    /** What else a payer needs, such as a sort code or the bank's address. */
    note: text('note').notNull(),
    /** The payment service whose balance it is, which alone moves money there; `null` for a bank's. */
    provider: text('provider').$type<'stripe'>(),
    /** Whether clients are asked to pay to it. */
    isOffered: boolean('is_offered').notNull(),
    version: integer('version').notNull().default(1),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  },
  (table) => [unique('bank_accounts_number_key').on(table.number, table.currency)],
);

/** Numbers in payment references. */
export const paymentReferences = pgSequence('payment_references', { startWith: 10_000_001 });

/** What clients are asked to pay: one for each accepted quote and currency. The amounts are in the ledger. */
export const paymentRequests = pgTable(
  'payment_requests',
  {
    id: uuid('id').primaryKey(),
    companyId: ofCompany(),
    caseId: uuid('case_id').notNull(),
    quoteId: uuid('quote_id').notNull(),
    quoteNumber: text('quote_number').notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    /** By ISO 11649. */
    reference: text('reference').notNull(),
    openedAt: timestamp('opened_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('payment_requests_reference_key').on(table.reference),
    unique('payment_requests_quote_key').on(table.quoteId, table.currency),
    index('payment_requests_company_index').on(table.companyId),
  ],
);

/** Statements of the agency's bank accounts that were imported. */
export const statements = pgTable(
  'statements',
  {
    id: uuid('id').primaryKey(),
    bankAccount: uuid('bank_account')
      .notNull()
      .references(() => bankAccounts.id),
    format: text('format').$type<StatementFormat>().notNull(),
    fileName: text('file_name').notNull(),
    fromDay: date('from_day', { mode: 'string' }).$type<PlainDate>().notNull(),
    untilDay: date('until_day', { mode: 'string' }).$type<PlainDate>().notNull(),
    /** As the bank says; `null` where the file does not. */
    opening: bigint('opening', { mode: 'number' }),
    closing: bigint('closing', { mode: 'number' }),
    importedBy: uuid('imported_by').references(() => users.id, { onDelete: 'set null' }),
    importedAt: timestamp('imported_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('statements_bank_account_index').on(table.bankAccount),
    index('statements_imported_by_index').on(table.importedBy),
  ],
);

/** Movements that the bank reports, each once. */
export const statementLines = pgTable(
  'statement_lines',
  {
    id: uuid('id').primaryKey(),
    statementId: uuid('statement_id')
      .notNull()
      .references(() => statements.id),
    bankAccount: uuid('bank_account')
      .notNull()
      .references(() => bankAccounts.id),
    /** The same for the same movement in another statement. */
    fingerprint: text('fingerprint').notNull(),
    onDay: date('on_day', { mode: 'string' }).$type<PlainDate>().notNull(),
    /** In minor units of the account's currency; negative for money that left. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    party: text('party').notNull(),
    text: text('text').notNull(),
    /** The transaction of the ledger that it is. */
    transactionId: uuid('transaction_id'),
    /** Why it concerns no client, such as the bank's own fees. */
    leftOutBecause: text('left_out_because'),
    settledBy: uuid('settled_by').references(() => users.id, { onDelete: 'set null' }),
    settledAt: timestamp('settled_at', { withTimezone: true }),
  },
  (table) => [
    unique('statement_lines_fingerprint_key').on(table.bankAccount, table.fingerprint),
    uniqueIndex('statement_lines_transaction_key').on(table.transactionId),
    index('statement_lines_statement_index').on(table.statementId),
    index('statement_lines_day_index').on(table.bankAccount, table.onDay),
    index('statement_lines_settled_by_index').on(table.settledBy),
    check('statement_lines_amount_check', sql`${table.amount} <> 0`),
    check(
      'statement_lines_settled_check',
      sql`${table.transactionId} is null or ${table.leftOutBecause} is null`,
    ),
  ],
);

/** Payment vouchers that authorities issued for a case. */
export const vouchers = pgTable(
  'vouchers',
  {
    id: uuid('id').primaryKey(),
    companyId: ofCompany(),
    caseId: uuid('case_id').notNull(),
    authority: text('authority').notNull(),
    number: text('number').notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    lines: jsonb('lines').$type<readonly VoucherLine[]>().notNull(),
    expiresOn: date('expires_on', { mode: 'string' }).$type<PlainDate>().notNull(),
    state: text('state').$type<VoucherState>().notNull(),
    /** When the client agreed to more than was quoted. */
    agreedAt: timestamp('agreed_at', { withTimezone: true }),
    agreedByName: text('agreed_by_name'),
    /** Why the client does not agree. */
    declinedBecause: text('declined_because'),
    /** Why it differs from the quote, in the words of staff. */
    explanation: text('explanation').notNull().default(''),
    /** The voucher itself, as a paper of the company. */
    file: uuid('file'),
    /** Why a proof was returned; `null` once there is another. */
    returnedBecause: text('returned_because'),
    /** The paper that proves the payment. */
    paper: uuid('paper'),
    paidOn: date('paid_on', { mode: 'string' }).$type<PlainDate>(),
    /** The voucher that replaces this one, once it has expired. */
    replacedBy: uuid('replaced_by'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    unique('vouchers_number_key').on(table.companyId, table.authority, table.number),
    index('vouchers_company_index').on(table.companyId),
    index('vouchers_expires_on_index').on(table.expiresOn).where(sql`${table.state} = 'open'`),
    foreignKey({
      name: 'vouchers_replaced_by_fk',
      columns: [table.replacedBy],
      foreignColumns: [table.id],
    }),
  ],
);
