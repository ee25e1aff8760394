import { index, integer, jsonb, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { HistoryField } from '#domain/companies/company-fields.ts';
import { users } from '../accounts/tables.ts';
import { ofCompany } from '../tenancy/tables.ts';

/**
 * How many companies a person has created. One row per person enforces the limit, because concurrent requests wait
 * for each other.
 */
export const companyCounts = pgTable('company_counts', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  companies: integer('companies').notNull(),
});

/** A field of the company form, or the logo by version, before and after; `null` for none. */
export interface FieldChange {
  field: HistoryField;
  from: string | number | null;
  to: string | number | null;
}

/** Saves of the company form. Append-only. */
export const companyChanges = pgTable(
  'company_changes',
  {
    companyId: ofCompany(),
    /** The version created by this change. */
    version: integer('version').notNull(),
    changes: jsonb('changes').$type<readonly FieldChange[]>().notNull(),
    /** `null` once that account is gone. */
    changedBy: uuid('changed_by').references(() => users.id, { onDelete: 'set null' }),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.version] }),
    index('company_changes_changed_by_index').on(table.changedBy),
  ],
);
