import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { PortalSide } from '#domain/portals/portal-holder.ts';
import { users } from '../accounts/tables.ts';
import { ofCompany } from '../tenancy/tables.ts';

/** Who holds the logins of the portals that a company is known to. The logins themselves are kept nowhere. */
export const portalHolders = pgTable(
  'portal_holders',
  {
    id: uuid('id').primaryKey(),
    companyId: ofCompany(),
    portal: text('portal').notNull(),
    side: text('side').$type<PortalSide>().notNull(),
    holder: text('holder').notNull(),
    note: text('note').notNull(),
    /** `null` once that account is gone. */
    recordedBy: uuid('recorded_by').references(() => users.id, { onDelete: 'set null' }),
    recordedAt: timestamp('recorded_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('portal_holders_company_id_index').on(table.companyId),
    index('portal_holders_recorded_by_index').on(table.recordedBy),
    check('portal_holders_side_check', sql`${table.side} in ('company', 'agency', 'other')`),
  ],
);
