import { bigint, index, integer, pgTable, text, timestamp, varchar } from 'drizzle-orm/pg-core';

/** What belongs to this installation as a whole, such as its secrets: one value by name. */
export const installation = pgTable('installation', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

/** How often something happened, in the shape that rate-limiter-flexible reads and writes. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: varchar('key', { length: 255 }).primaryKey(),
    points: integer('points').notNull().default(0),
    /** End of the window, in milliseconds since 1970. */
    expire: bigint('expire', { mode: 'number' }),
  },
  (table) => [index('rate_limits_expire_index').on(table.expire)],
);

/** Requests that came with the header Idempotency-Key; see `openIdempotency`. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** Hash of the caller, the operation and the key. */
    name: text('name').primaryKey(),
    contentHash: text('content_hash').notNull(),
    /** The encrypted answer; `null` while the request is being carried out. */
    answer: text('answer'),
    /** When a request without an answer may be carried out by somebody else. */
    claimedUntil: timestamp('claimed_until', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('idempotency_keys_expires_at_index').on(table.expiresAt)],
);
