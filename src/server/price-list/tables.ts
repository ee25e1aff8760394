import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Service } from '#domain/price-list/service.ts';
import type { PlainDate } from '#domain/values/plain-date.ts';

/**
 * Versions of the agency's services. A trigger lets only drafts be changed or removed. Has no foreign keys, so that
 * versions outlive who entered them.
 */
export const serviceVersions = pgTable(
  'service_versions',
  {
    serviceId: uuid('service_id').notNull(),
    /** 1 for the first version of a service. */
    version: integer('version').notNull(),
    /** `null` where the version ends the service. */
    service: jsonb('service').$type<Service>(),
    fromDay: date('from_day', { mode: 'string' }).$type<PlainDate>().notNull(),
    /** What staff noted, or why it ends. */
    note: text('note').notNull(),
    enteredById: uuid('entered_by_id').notNull(),
    /** The name as it was then. */
    enteredByName: text('entered_by_name').notNull(),
    enteredAt: timestamp('entered_at', { withTimezone: true }).notNull(),
    isApproved: boolean('is_approved').notNull(),
    approvedByName: text('approved_by_name'),
    approvedAt: timestamp('approved_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.serviceId, table.version] }),
    uniqueIndex('service_versions_one_draft_key').on(table.serviceId).where(sql`not ${table.isApproved}`),
    check(
      'service_versions_approval_check',
      sql`${table.isApproved} = (${table.approvedByName} is not null and ${table.approvedAt} is not null)`,
    ),
  ],
);

/** The agency's own terms, which quotes refer to by version. Append-only, enforced by a trigger. */
export const agencyTerms = pgTable('agency_terms', {
  version: integer('version').primaryKey(),
  text: text('text').notNull(),
  enteredById: uuid('entered_by_id').notNull(),
  enteredByName: text('entered_by_name').notNull(),
  enteredAt: timestamp('entered_at', { withTimezone: true }).notNull(),
});
