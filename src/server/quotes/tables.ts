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
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { QuoteEdits } from '#domain/quotes/compose-lines.ts';
import type { QuoteState } from '#domain/quotes/quote-content.ts';
import type { PlainDate } from '#domain/values/plain-date.ts';

/** The last number that was given in each year. */
export const quoteNumbers = pgTable('quote_numbers', {
  year: integer('year').primaryKey(),
  last: integer('last').notNull(),
});

/**
 * A quote: what staff are drafting, and where it stands. What was sent and decided is in the two tables below. Accepted
 * ones outlive their company, so that there is no foreign key to it; a trigger removes the others with it.
 */
export const quotes = pgTable(
  'quotes',
  {
    id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
    companyId: uuid('company_id').notNull(),
    /** Unique in the installation, as in 'Q-2026-0001'. */
    number: text('number').notNull(),
    /** The case that it is for. */
    caseId: uuid('case_id').notNull(),
    /** The next version; `null` where nothing is being changed. */
    edits: jsonb('edits').$type<QuoteEdits>(),
    /** Incremented with each change, for optimistic locking. */
    tag: bigint('tag', { mode: 'number' }).notNull(),
    state: text('state').$type<Exclude<QuoteState, 'expired'>>().notNull(),
    /** The latest version sent; 0 before the first. */
    version: integer('version').notNull(),
    /** Of the latest version. */
    validUntil: date('valid_until', { mode: 'string' }).$type<PlainDate>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('quotes_number_key').on(table.number),
    unique('quotes_id_company_key').on(table.id, table.companyId),
    index('quotes_company_id_index').on(table.companyId),
    index('quotes_changed_at_index').on(table.changedAt, table.id),
    check(
      'quotes_state_check',
      sql`${table.state} in ('draft', 'sent', 'accepted', 'declined', 'withdrawn')`,
    ),
  ],
);

/** What was sent, word for word. Append-only, enforced by a trigger. */
export const quoteVersions = pgTable(
  'quote_versions',
  {
    quoteId: uuid('quote_id').notNull(),
    companyId: uuid('company_id').notNull(),
    version: integer('version').notNull(),
    /** JSON, as the exact text that the hash was made of. */
    content: text('content').notNull(),
    /** SHA-256 of the content, in hex. */
    hash: text('hash').notNull(),
    validUntil: date('valid_until', { mode: 'string' }).$type<PlainDate>().notNull(),
    /** What it was made from, to see later what has changed since. */
    edits: jsonb('edits').$type<QuoteEdits>().notNull(),
    sentById: uuid('sent_by_id').notNull(),
    sentByName: text('sent_by_name').notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.quoteId, table.version] }),
    foreignKey({
      name: 'quote_versions_quote_fk',
      columns: [table.quoteId, table.companyId],
      foreignColumns: [quotes.id, quotes.companyId],
    }).onDelete('cascade'),
    index('quote_versions_company_id_index').on(table.companyId),
  ],
);

export const quoteDecisionKinds = ['accepted', 'declined', 'withdrawn'] as const;
export type QuoteDecisionKind = (typeof quoteDecisionKinds)[number];

/** What was decided about versions. Append-only, enforced by a trigger; each version is decided once. */
export const quoteDecisions = pgTable(
  'quote_decisions',
  {
    quoteId: uuid('quote_id').notNull(),
    companyId: uuid('company_id').notNull(),
    version: integer('version').notNull(),
    kind: text('kind').$type<QuoteDecisionKind>().notNull(),
    /** The name that the person typed to accept; empty otherwise. */
    typedName: text('typed_name').notNull(),
    /** Why it was declined or withdrawn; empty for an acceptance. */
    reason: text('reason').notNull(),
    /** The hash of the content that was decided about. */
    hash: text('hash').notNull(),
    termsVersion: integer('terms_version').notNull(),
    /** Who decided; the account may be gone. */
    byId: uuid('by_id').notNull(),
    byName: text('by_name').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('quote_decisions_version_key').on(table.quoteId, table.version),
    foreignKey({
      name: 'quote_decisions_quote_fk',
      columns: [table.quoteId, table.companyId],
      foreignColumns: [quotes.id, quotes.companyId],
    }).onDelete('cascade'),
    index('quote_decisions_company_id_index').on(table.companyId),
    check('quote_decisions_kind_check', sql`${table.kind} in ('accepted', 'declined', 'withdrawn')`),
    check(
      'quote_decisions_reason_check',
      sql`case when ${table.kind} = 'accepted' then ${table.typedName} <> '' else ${table.reason} <> '' end`,
    ),
  ],
);
