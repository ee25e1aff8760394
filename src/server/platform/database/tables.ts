import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What belongs to this installation as a whole, such as its secrets: one value by name. */
export const installation = pgTable('installation', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
