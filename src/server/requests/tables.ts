import { sql } from 'drizzle-orm';
import { index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { RequestedService, RequestState } from '#domain/requests/service-request.ts';
import { users } from '../accounts/tables.ts';
import { ofCompany } from '../tenancy/tables.ts';

/** What companies asked the operator for: a registered agent, accounting. */
export const serviceRequests = pgTable(
  'service_requests',
  {
    id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
    companyId: ofCompany(),
    service: text('service').$type<RequestedService>().notNull(),
    state: text('state').$type<RequestState>().notNull().default('open'),
    /** `null` once that account is gone. */
    requestedBy: uuid('requested_by').references(() => users.id, { onDelete: 'set null' }),
    requestedAt: timestamp('requested_at', { withTimezone: true }).notNull(),
    /** What the operator tells the company about it. */
    answer: text('answer').notNull().default(''),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    // Two people who ask at once make one request.
    uniqueIndex('service_requests_unfinished_key')
      .on(table.companyId, table.service)
      .where(sql`${table.state} <> 'done'`),
    index('service_requests_requested_at_index').on(table.requestedAt),
    index('service_requests_requested_by_index').on(table.requestedBy),
  ],
);
