import { foreignKey, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { members } from '../tenancy/tables.ts';

/** Private feed addresses: one for each member of a company who asked for it, gone with the membership. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    companyId: uuid('company_id').notNull(),
    userId: uuid('user_id').notNull(),
    /** SHA-256 of the address' secret part, in base64url; the secret itself is kept nowhere. */
    tokenHash: text('token_hash').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.userId] }),
    foreignKey({
      columns: [table.companyId, table.userId],
      foreignColumns: [members.companyId, members.userId],
      name: 'calendar_feeds_member_fk',
    }).onDelete('cascade'),
    uniqueIndex('calendar_feeds_token_hash_key').on(table.tokenHash),
  ],
);
