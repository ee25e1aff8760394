import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../accounts/tables.ts';
import { ofCompany } from '../tenancy/tables.ts';

/** Filters of the agency's day that somebody keeps under a name. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    query: text('query').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('saved_views_user_id_index').on(table.userId)],
);

/** Reminders to clients of what they owe. What it is is looked up when it is sent. */
export const reminders = pgTable(
  'reminders',
  {
    id: uuid('id').primaryKey(),
    companyId: ofCompany(),
    /** `null` once that account is gone. */
    askedBy: uuid('asked_by').references(() => users.id, { onDelete: 'set null' }),
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
    /** `null` until it was sent, or found to be needless. */
    doneAt: timestamp('done_at', { withTimezone: true }),
    outcome: text('outcome').$type<'sent' | 'nothing-owed' | 'nobody' | 'returned'>(),
  },
  (table) => [index('reminders_company_id_index').on(table.companyId, table.askedAt)],
);
