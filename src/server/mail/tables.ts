import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { EmailState } from '#contract/mail.ts';

/** All emails of the installation, stored with the change they report and delivered afterwards. */
export const outgoingEmails = pgTable(
  'outgoing_emails',
  {
    id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
    /** The kind of email, such as 'reset-password'. */
    kind: text('kind').notNull(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    /** Both bodies may contain a login link, so they are deleted after delivery. */
    html: text('html'),
    plainText: text('plain_text'),
    state: text('state').$type<EmailState>().notNull().default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    /** The mail server's reply to the last failed attempt. */
    lastError: text('last_error'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
  },
  (table) => [
    index('outgoing_emails_created_at_index').on(table.createdAt),
    index('outgoing_emails_state_index').on(table.state).where(sql`${table.state} <> 'sent'`),
  ],
);

/** Addresses whose emails come back. An email that arrives removes its address. */
export const undeliverableAddresses = pgTable('undeliverable_addresses', {
  /** In lower case. */
  address: text('address').primaryKey(),
  since: timestamp('since', { withTimezone: true }).notNull(),
  lastAt: timestamp('last_at', { withTimezone: true }).notNull(),
  /** What the mail server said. */
  reason: text('reason').notNull(),
});
