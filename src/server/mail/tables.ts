import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { EmailState } from '#contract/mail.ts';

/** Every email the installation writes, stored with what it belongs to and delivered after it. */
export const outgoingEmails = pgTable(
  'outgoing_emails',
  {
    id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
    /** Which email it is, as in 'reset-password'. */
    kind: text('kind').notNull(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    /** Both bodies may hold a link that opens an account: they go once a mail server has taken the email. */
    html: text('html'),
    plainText: text('plain_text'),
    state: text('state').$type<EmailState>().notNull().default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    /** What the mail server said at the last try that failed. */
    lastError: text('last_error'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
  },
  (table) => [
    index('outgoing_emails_created_at_index').on(table.createdAt),
    index('outgoing_emails_state_index').on(table.state).where(sql`${table.state} <> 'sent'`),
  ],
);
