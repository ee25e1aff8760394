import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

/*
 * The tables Better Auth works on. The property names are the field names it expects; a column may
 * be added, but none of them may be renamed here without its own mapping in `authentication.ts`.
 */

const createdAt = timestamp('created_at', { withTimezone: true }).notNull().defaultNow();
const updatedAt = timestamp('updated_at', { withTimezone: true }).notNull().defaultNow();
const id = uuid('id').primaryKey().default(sql`gen_random_uuid()`);

/** People with an account. E-mail addresses are kept trimmed and in lower case, as the contract reads them. */
export const users = pgTable(
  'users',
  {
    id,
    name: text('name').notNull(),
    email: text('email').notNull(),
    emailVerified: boolean('email_verified').notNull().default(false),
    image: text('image'),
    phone: text('phone').notNull().default(''),
    createdAt,
    updatedAt,
  },
  (table) => [uniqueIndex('users_email_key').on(table.email)],
);

/** Open sessions. A row that is gone is a session that has ended. */
export const sessions = pgTable(
  'sessions',
  {
    id,
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    token: text('token').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt,
    /** When the session was last used, to the day: it moves when the session is prolonged. */
    updatedAt,
  },
  (table) => [
    uniqueIndex('sessions_token_key').on(table.token),
    index('sessions_user_id_index').on(table.userId),
    index('sessions_expires_at_index').on(table.expiresAt),
  ],
);

/** The ways a person can sign in; `password` holds the argon2id hash of the provider 'credential'. */
export const signInMethods = pgTable(
  'sign_in_methods',
  {
    id,
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    providerId: text('provider_id').notNull(),
    accountId: text('account_id').notNull(),
    password: text('password'),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: timestamp('access_token_expires_at', { withTimezone: true }),
    refreshTokenExpiresAt: timestamp('refresh_token_expires_at', { withTimezone: true }),
    scope: text('scope'),
    createdAt,
    updatedAt,
  },
  (table) => [
    uniqueIndex('sign_in_methods_provider_account_key').on(table.providerId, table.accountId),
    index('sign_in_methods_user_id_index').on(table.userId),
  ],
);

/** One-time values: e-mail verification, password reset, states of a third-party sign-in. */
export const verifications = pgTable(
  'verifications',
  {
    id,
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    createdAt,
    updatedAt,
  },
  (table) => [index('verifications_identifier_index').on(table.identifier)],
);
