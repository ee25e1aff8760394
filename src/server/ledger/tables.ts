import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  pgView,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { LedgerAccount, LinePayee, PostingKind } from '#domain/ledger/accounts.ts';
import type { Month } from '#domain/ledger/months.ts';
import type { Currency } from '#domain/values/money.ts';
import type { PlainDate } from '#domain/values/plain-date.ts';
import type { PostingDetail } from './posting.ts';

/*
 * Rows of the ledger are only ever added, and none is ever removed: the law keeps accounts for years. So they have no
 * foreign keys to companies, cases or accounts, and outlive them. The migration 'ledger' adds the triggers that hold
 * this, and that every transaction balances.
 */

/** Lines of accepted quotes, which entries refer to. */
export const ledgerLines = pgTable(
  'ledger_lines',
  {
    id: uuid('id').primaryKey(),
    companyId: uuid('company_id').notNull(),
    caseId: uuid('case_id').notNull(),
    quoteId: uuid('quote_id').notNull(),
    /** Id of the line in its quote. */
    quoteLine: text('quote_line').notNull(),
    position: integer('position').notNull(),
    label: text('label').notNull(),
    payee: text('payee').$type<LinePayee>().notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    /** What was quoted, tax included, and the tax in it. */
    gross: bigint('gross', { mode: 'number' }).notNull(),
    vat: bigint('vat', { mode: 'number' }).notNull(),
  },
  (table) => [
    unique('ledger_lines_quote_line_key').on(table.quoteId, table.quoteLine),
    index('ledger_lines_case_index').on(table.caseId, table.position),
    check(
      'ledger_lines_amount_check',
      sql`${table.gross} > 0 and ${table.vat} >= 0 and ${table.vat} < ${table.gross} and (${table.vat} = 0 or ${table.payee} = 'fee')`,
    ),
  ],
);

export const ledgerTransactions = pgTable(
  'ledger_transactions',
  {
    id: uuid('id').primaryKey(),
    companyId: uuid('company_id').notNull(),
    caseId: uuid('case_id').notNull(),
    /** 1 for the first of a case. */
    number: integer('number').notNull(),
    kind: text('kind').$type<PostingKind>().notNull(),
    onDay: date('on_day', { mode: 'string' }).$type<PlainDate>().notNull(),
    /** The closed month that it should have stood in. */
    correctsMonth: text('corrects_month').$type<Month>(),
    /** What it takes back. */
    reverses: uuid('reverses'),
    /** Posting the same thing again meets this key. */
    key: text('key').notNull(),
    detail: jsonb('detail').$type<PostingDetail>().notNull(),
    recordedBy: uuid('recorded_by'),
    /** The name as it was then. */
    recordedByName: text('recorded_by_name').notNull(),
    recordedAt: timestamp('recorded_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('ledger_transactions_key_key').on(table.key),
    unique('ledger_transactions_number_key').on(table.caseId, table.number),
    unique('ledger_transactions_reverses_key').on(table.reverses),
    unique('ledger_transactions_case_key').on(table.id, table.caseId, table.companyId),
    index('ledger_transactions_on_day_index').on(table.onDay),
  ],
);

export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    transactionId: uuid('transaction_id').notNull(),
    position: integer('position').notNull(),
    companyId: uuid('company_id').notNull(),
    caseId: uuid('case_id').notNull(),
    account: text('account').$type<LedgerAccount>().notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    /** In minor units: a debit is positive, a credit negative. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    line: uuid('line').references(() => ledgerLines.id),
    bankAccount: uuid('bank_account'),
  },
  (table) => [
    primaryKey({ columns: [table.transactionId, table.position] }),
    foreignKey({
      name: 'ledger_entries_transaction_fk',
      columns: [table.transactionId, table.caseId, table.companyId],
      foreignColumns: [ledgerTransactions.id, ledgerTransactions.caseId, ledgerTransactions.companyId],
    }),
    index('ledger_entries_case_index').on(table.caseId),
    index('ledger_entries_company_index').on(table.companyId),
    index('ledger_entries_line_index').on(table.line),
    index('ledger_entries_bank_account_index').on(table.bankAccount),
    check(
      'ledger_entries_account_check',
      sql`${table.account} in ('bank', 'receivable', 'exchange', 'held', 'suspense', 'fee-advance', 'vat-advance', 'fee', 'vat', 'owed-back', 'cost', 'quoted', 'memorandum')`,
    ),
    check('ledger_entries_amount_check', sql`${table.amount} <> 0`),
    check('ledger_entries_currency_check', sql`${table.currency} ~ '^[A-Z]{3}$'`),
    check(
      'ledger_entries_bank_account_check',
      sql`(${table.account} = 'bank') = (${table.bankAccount} is not null)`,
    ),
    check(
      'ledger_entries_line_check',
      sql`(${table.account} in ('held', 'fee-advance', 'vat-advance', 'fee', 'vat', 'receivable', 'quoted', 'memorandum')) = (${table.line} is not null)`,
    ),
  ],
);

/** Months into which nothing is posted any more, and all before them. */
export const ledgerMonths = pgTable(
  'ledger_months',
  {
    month: text('month').$type<Month>().primaryKey(),
    closedBy: uuid('closed_by').notNull(),
    closedByName: text('closed_by_name').notNull(),
    closedAt: timestamp('closed_at', { withTimezone: true }).notNull(),
  },
  (table) => [check('ledger_months_month_check', sql`${table.month} ~ '^\\d{4}-(0[1-9]|1[0-2])$'`)],
);

const amountOf = (name: string) => bigint(name, { mode: 'number' }).notNull();

/** Where each line of each case stands, and what is about no line: the only place where balances are computed. */
export const ledgerPositions = pgView('ledger_positions', {
  companyId: uuid('company_id').notNull(),
  caseId: uuid('case_id').notNull(),
  currency: text('currency').$type<Currency>().notNull(),
  line: uuid('line'),
  quoted: amountOf('quoted'),
  invoiced: amountOf('invoiced'),
  received: amountOf('received'),
  held: amountOf('held'),
  paidOn: amountOf('paid_on'),
  suspense: amountOf('suspense'),
  receivable: amountOf('receivable'),
  feeAdvance: amountOf('fee_advance'),
  vatAdvance: amountOf('vat_advance'),
  fee: amountOf('fee'),
  vat: amountOf('vat'),
  owedBack: amountOf('owed_back'),
  returned: amountOf('returned'),
  comesBack: amountOf('comes_back'),
}).existing();
