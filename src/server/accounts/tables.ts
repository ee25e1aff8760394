import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

const createdAt = timestamp('created_at', { withTimezone: true }).notNull().defaultNow();
const updatedAt = timestamp('updated_at', { withTimezone: true }).notNull().defaultNow();
const id = uuid('id').primaryKey().default(sql`gen_random_uuid()`);

/** People with an account. Email addresses are stored trimmed and in lower case, as the contract parses them. */
export const users = pgTable(
  'users',
  {
    id,
    name: text('name').notNull(),
    email: text('email').notNull(),
    emailVerified: boolean('email_verified').notNull().default(false),
    phone: text('phone').notNull().default(''),
    /** When a closed account is removed; it can be reopened until then. */
    removedAfter: timestamp('removed_after', { withTimezone: true }),
    /** Set while the account is blocked, with the operators' reason. */
    blockedAt: timestamp('blocked_at', { withTimezone: true }),
    blockedReason: text('blocked_reason'),
    /** Minutes without input after which the screen locks; 0 never, `null` as the installation sets for them. */
    lockAfter: integer('lock_after'),
    createdAt,
    updatedAt,
  },
  (table) => [uniqueIndex('users_email_key').on(table.email)],
);

/** How a session was opened or confirmed with two factors. */
export type SecondFactorKind = 'code' | 'passkey';

/** Open sessions. An ended session has no row. */
export const sessions = pgTable(
  'sessions',
  {
    id,
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    token: text('token').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    userAgent: text('user_agent'),
    /** ISO 3166-1 alpha-2 code of the country of last use, if known. */
    country: text('country'),
    /** What it was opened with besides a password or Google; `null` if nothing. */
    secondFactor: text('second_factor').$type<SecondFactorKind>(),
    /** The last input in one of its pages; `null` for a client without pages, which never locks. */
    lastInputAt: timestamp('last_input_at', { withTimezone: true }),
    /** Since when it is locked and answers nothing but unlocking and signing out. */
    lockedAt: timestamp('locked_at', { withTimezone: true }),
    createdAt,
    /** When the session was last used, to the day: updated on renewal. */
    updatedAt,
  },
  (table) => [
    uniqueIndex('sessions_token_key').on(table.token),
    index('sessions_user_id_index').on(table.userId),
    index('sessions_expires_at_index').on(table.expiresAt),
  ],
);

/** A person's sign-in methods. `password` holds the argon2id hash of the provider 'credential'. */
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
    createdAt,
    updatedAt,
  },
  (table) => [
    uniqueIndex('sign_in_methods_provider_account_key').on(table.providerId, table.accountId),
    index('sign_in_methods_user_id_index').on(table.userId),
  ],
);

/** The purpose of a link in an email. */
export type EmailLinkPurpose = 'verify-email' | 'reset-password' | 'confirm-old-email' | 'confirm-new-email';

/** Single-use links sent by email. */
export const emailLinks = pgTable(
  'email_links',
  {
    id,
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose').$type<EmailLinkPurpose>().notNull(),
    /** SHA-256 of the link's secret part, in base64url. Only the email contains the secret. */
    tokenHash: text('token_hash').notNull(),
    /** The address that it was sent to or is about. */
    email: text('email').notNull(),
    /** The change of address it belongs to. */
    emailChangeId: uuid('email_change_id').references(() => emailChanges.id, { onDelete: 'cascade' }),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
    createdAt,
  },
  (table) => [
    uniqueIndex('email_links_token_hash_key').on(table.tokenHash),
    index('email_links_user_id_index').on(table.userId),
    index('email_links_email_change_id_index').on(table.emailChangeId),
    index('email_links_expires_at_index').on(table.expiresAt),
  ],
);

/** Pending changes of address, at most one per person. */
export const emailChanges = pgTable(
  'email_changes',
  {
    id,
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    newEmail: text('new_email').notNull(),
    oldConfirmedAt: timestamp('old_confirmed_at', { withTimezone: true }),
    newConfirmedAt: timestamp('new_confirmed_at', { withTimezone: true }),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    createdAt,
  },
  (table) => [uniqueIndex('email_changes_user_id_key').on(table.userId)],
);

/** Time-based one-time passwords (RFC 6238) as a second factor. */
export const secondFactors = pgTable('second_factors', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The shared secret, sealed with the installation's secret. */
  sealedSecret: text('sealed_secret').notNull(),
  /** Set after the first right code; before that the factor has no effect. */
  confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
  /** The time step of the last accepted code, so that no code works twice. */
  lastStep: bigint('last_step', { mode: 'number' }),
  createdAt,
});

/** Single-use recovery codes for a lost phone. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id,
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
    createdAt,
  },
  (table) => [uniqueIndex('recovery_codes_user_id_code_hash_key').on(table.userId, table.codeHash)],
);

/** Public keys of passkeys (Web Authentication Level 3). */
export const passkeys = pgTable(
  'passkeys',
  {
    /** The credential id, in base64url. */
    id: text('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** COSE key, in base64url. */
    publicKey: text('public_key').notNull(),
    counter: bigint('counter', { mode: 'number' }).notNull(),
    /** How the browser reaches it, separated by commas. */
    transports: text('transports').notNull().default(''),
    /** The name chosen by its owner. */
    name: text('name').notNull(),
    isBackedUp: boolean('is_backed_up').notNull(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
    createdAt,
  },
  (table) => [index('passkeys_user_id_index').on(table.userId)],
);

/** Sign-ins that wait for their second step: a code, a passkey or a third party's answer. */
export const signInChallenges = pgTable(
  'sign_in_challenges',
  {
    id,
    /** The person, if already known. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    /** SHA-256 of the token given to the browser, in base64url. */
    tokenHash: text('token_hash').notNull(),
    /** What the answer is checked against, as JSON. */
    expected: text('expected').notNull(),
    failedTries: integer('failed_tries').notNull().default(0),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    createdAt,
  },
  (table) => [
    uniqueIndex('sign_in_challenges_token_hash_key').on(table.tokenHash),
    index('sign_in_challenges_user_id_index').on(table.userId),
    index('sign_in_challenges_expires_at_index').on(table.expiresAt),
  ],
);
