import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { StaffRole } from '#domain/staff/permissions.ts';
import { users } from '../accounts/tables.ts';
import { companies } from '../tenancy/tables.ts';

/** Staff of the installation. */
export const operators = pgTable(
  'operators',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text('role').$type<StaffRole>().notNull(),
    /** Whether they reach only the clients that they are in charge of. */
    ownClientsOnly: boolean('own_clients_only').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    check(
      'operators_role_check',
      sql`${table.role} in ('manager', 'case-worker', 'reviewer', 'finance', 'read-only')`,
    ),
  ],
);

/** Who of the staff is in charge of a client. A client without a row has never had anybody. */
export const assignments = pgTable(
  'assignments',
  {
    companyId: uuid('company_id')
      .primaryKey()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** `null` where nobody is in charge any more. */
    ownerId: uuid('owner_id').references(() => users.id, { onDelete: 'set null' }),
    /** Incremented with each change, for optimistic locking. */
    version: integer('version').notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('assignments_owner_id_index').on(table.ownerId)],
);
