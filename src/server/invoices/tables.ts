import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  customType,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { InvoiceKind } from '#domain/invoices/invoice-content.ts';
import type { Currency } from '#domain/values/money.ts';
import type { PlainDate } from '#domain/values/plain-date.ts';

const bytes = customType<{ data: Buffer<ArrayBuffer> }>({ dataType: () => 'bytea' });

/** The legal entities of the agency, in whose names invoices are issued. */
export const issuers = pgTable('issuers', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  address: text('address').notNull(),
  country: text('country').notNull(),
  vatNumber: text('vat_number').notNull(),
  peppolId: text('peppol_id').notNull(),
  version: integer('version').notNull().default(1),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
});

/** The last number that each series of an issuer has given out. Its row is held until the number is used. */
export const invoiceNumbers = pgTable(
  'invoice_numbers',
  {
    issuerId: uuid('issuer_id')
      .notNull()
      .references(() => issuers.id),
    kind: text('kind').$type<InvoiceKind>().notNull(),
    last: integer('last').notNull(),
  },
  (table) => [primaryKey({ columns: [table.issuerId, table.kind] })],
);

/**
 * Invoices, credit notes and receipts. A trigger refuses every change: what was issued stays as it was, and outlives
 * company and account because the law keeps it for years. So there are no foreign keys to those.
 */
export const invoices = pgTable(
  'invoices',
  {
    id: uuid('id').primaryKey(),
    companyId: uuid('company_id').notNull(),
    caseId: uuid('case_id').notNull(),
    issuerId: uuid('issuer_id')
      .notNull()
      .references(() => issuers.id),
    kind: text('kind').$type<InvoiceKind>().notNull(),
    sequence: integer('sequence').notNull(),
    number: text('number').notNull(),
    issuedOn: date('issued_on', { mode: 'string' }).$type<PlainDate>().notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    /** Sums in minor units. */
    net: bigint('net', { mode: 'number' }).notNull(),
    vat: bigint('vat', { mode: 'number' }).notNull(),
    gross: bigint('gross', { mode: 'number' }).notNull(),
    /** The invoice that a credit note corrects. */
    corrects: uuid('corrects'),
    /** The payment in the ledger that a receipt confirms. */
    transactionId: uuid('transaction_id'),
    /** JSON, as the exact text that the hash was made of. */
    content: text('content').notNull(),
    /** SHA-256 of the content, in hex. */
    hash: text('hash').notNull(),
    pdf: bytes('pdf').notNull(),
    /** `null` for a receipt that the product made by itself. */
    issuedById: uuid('issued_by_id'),
    issuedByName: text('issued_by_name').notNull(),
    issuedAt: timestamp('issued_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('invoices_sequence_key').on(table.issuerId, table.kind, table.sequence),
    uniqueIndex('invoices_transaction_key').on(table.transactionId),
    foreignKey({ name: 'invoices_corrects_fk', columns: [table.corrects], foreignColumns: [table.id] }),
    index('invoices_company_index').on(table.companyId),
    index('invoices_corrects_index').on(table.corrects),
    index('invoices_issued_on_index').on(table.issuedOn),
    check('invoices_kind_check', sql`${table.kind} in ('invoice', 'credit-note', 'receipt')`),
    check('invoices_sequence_check', sql`${table.sequence} > 0`),
    check(
      'invoices_sum_check',
      sql`${table.gross} > 0 and ${table.vat} >= 0 and ${table.net} + ${table.vat} = ${table.gross}`,
    ),
    check(
      'invoices_subject_check',
      sql`(${table.kind} = 'credit-note') = (${table.corrects} is not null) and (${table.kind} = 'receipt') = (${table.transactionId} is not null)`,
    ),
  ],
);
