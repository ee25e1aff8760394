import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { AuditAction, AuditActorKind, AuditDetails } from '#domain/audit/audit-entry.ts';

/**
 * Changes in a company, or in the installation if `companyId` is null. Append-only, enforced by a trigger. Has no
 * foreign keys, so that entries outlive what they refer to.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
    companyId: uuid('company_id'),
    actorKind: text('actor_kind').$type<AuditActorKind>().notNull(),
    actorId: uuid('actor_id'),
    /** The name as it was then. */
    actorName: text('actor_name').notNull(),
    action: text('action').$type<AuditAction>().notNull(),
    /** Whom or what it was done to, as people call it. */
    subject: text('subject').notNull(),
    details: jsonb('details').$type<AuditDetails>().notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('audit_entries_company_id_at_index').on(table.companyId, table.at),
    index('audit_entries_at_index').on(table.at),
  ],
);
