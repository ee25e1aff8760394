import { bigint, index, integer, pgTable, text, timestamp, varchar } from 'drizzle-orm/pg-core';

/** Values of the installation as a whole, such as its secrets, by name. */
export const installation = pgTable('installation', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

/** Counters in the format of rate-limiter-flexible. */
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

/** Requests with the header Idempotency-Key; see `openIdempotency`. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** Hash of the caller, the operation and the key. */
    name: text('name').primaryKey(),
    contentHash: text('content_hash').notNull(),
    /** The encrypted answer; `null` while the request is running. */
    answer: text('answer'),
    /** When another server may take over a request without an answer. */
    claimedUntil: timestamp('claimed_until', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('idempotency_keys_expires_at_index').on(table.expiresAt)],
);
