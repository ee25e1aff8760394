import { sql } from 'drizzle-orm';
import { index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Role } from '#domain/team/permissions.ts';
import { users } from '../accounts/tables.ts';
import { ofCompany, parties } from '../tenancy/tables.ts';

/** Invitations to a company. Their state follows from the three dates. */
export const invitations = pgTable(
  'invitations',
  {
    id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
    companyId: ofCompany(),
    name: text('name').notNull(),
    /** Trimmed and in lower case. */
    email: text('email').notNull(),
    role: text('role').$type<Role>().notNull(),
    /** The party whose page the invited person fills in; `null` for a member. */
    partyId: uuid('party_id').references(() => parties.id, { onDelete: 'cascade' }),
    /** SHA-256 of the link's secret part, in base64url; another one each time it is sent. */
    tokenHash: text('token_hash').notNull(),
    /** `null` once that account is gone. */
    invitedBy: uuid('invited_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    acceptedAt: timestamp('accepted_at', { withTimezone: true }),
    withdrawnAt: timestamp('withdrawn_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('invitations_token_hash_key').on(table.tokenHash),
    // Two admins who invite the same person at once create one invitation.
    uniqueIndex('invitations_open_key')
      .on(table.companyId, table.email)
      .where(sql`${table.acceptedAt} is null and ${table.withdrawnAt} is null`),
    // One open invitation per party as well: another address replaces a withdrawn one.
    uniqueIndex('invitations_open_party_key')
      .on(table.partyId)
      .where(sql`${table.acceptedAt} is null and ${table.withdrawnAt} is null`),
    index('invitations_email_index').on(table.email),
    index('invitations_invited_by_index').on(table.invitedBy),
    index('invitations_party_id_index').on(table.partyId),
  ],
);
