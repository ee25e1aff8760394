import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { PlainDate } from '#domain/values/plain-date.ts';
import { users } from '../accounts/tables.ts';
import { companies } from '../tenancy/tables.ts';

/** Tables of clients that were imported. */
export const clientImports = pgTable('client_imports', {
  id: uuid('id').primaryKey(),
  fileName: text('file_name').notNull(),
  /** `null` once that account is gone. */
  importedBy: uuid('imported_by').references(() => users.id, { onDelete: 'set null' }),
  importedAt: timestamp('imported_at', { withTimezone: true }).notNull(),
  clients: integer('clients').notNull(),
  undoneAt: timestamp('undone_at', { withTimezone: true }),
});

/** What the agency knows of a company that it added itself. */
export const clients = pgTable(
  'clients',
  {
    companyId: uuid('company_id')
      .primaryKey()
      .references(() => companies.id, { onDelete: 'cascade' }),
    contact: text('contact').notNull(),
    /** '' where it is unknown. */
    email: text('email').notNull(),
    /** By which two entries are the same client; `null` without an address. */
    clientKey: text('client_key'),
    licenceNumber: text('licence_number').notNull(),
    /** The number without case, spaces and dashes; `null` without one. */
    licenceKey: text('licence_key'),
    /** By which two passport numbers are compared: a keyed hash, as the number itself is kept nowhere. */
    passportKey: text('passport_key'),
    licenceExpiresOn: date('licence_expires_on', { mode: 'string' }).$type<PlainDate>(),
    importId: uuid('import_id').references(() => clientImports.id),
  },
  (table) => [
    uniqueIndex('clients_client_key_key').on(table.clientKey).where(sql`${table.clientKey} is not null`),
    uniqueIndex('clients_licence_key_key').on(table.licenceKey).where(sql`${table.licenceKey} is not null`),
    // One person may have several companies, which their licences tell apart.
    uniqueIndex('clients_passport_key_key')
      .on(table.passportKey, sql`coalesce(${table.licenceKey}, '')`)
      .where(sql`${table.passportKey} is not null`),
    index('clients_import_id_index').on(table.importId),
    index('clients_licence_expires_on_index').on(table.licenceExpiresOn),
  ],
);
