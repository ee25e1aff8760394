import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { ProposalState } from '#domain/names/proposal-rules.ts';
import type { PlainDate } from '#domain/values/plain-date.ts';
import { users } from '../accounts/tables.ts';
import { ofCompany } from '../tenancy/tables.ts';

/** The names that companies proposed, with what the authority said. Refused ones are kept. */
export const nameProposals = pgTable(
  'name_proposals',
  {
    id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
    companyId: ofCompany(),
    state: text('state').$type<ProposalState>().notNull().default('proposed'),
    /** From 1; `null` once the name is refused. */
    rank: smallint('rank'),
    name: text('name').notNull(),
    arabicName: text('arabic_name').notNull(),
    explanation: text('explanation').notNull(),
    /** `null` once that account is gone. */
    proposedBy: uuid('proposed_by').references(() => users.id, { onDelete: 'set null' }),
    proposedAt: timestamp('proposed_at', { withTimezone: true }).notNull(),
    answeredOn: date('answered_on', { mode: 'string' }).$type<PlainDate>(),
    reason: text('reason').notNull().default(''),
    nextPath: text('next_path').notNull().default(''),
    reservationNumber: text('reservation_number').notNull().default(''),
    reservedUntil: date('reserved_until', { mode: 'string' }).$type<PlainDate>(),
    /** When the answer was recorded. */
    recordedAt: timestamp('recorded_at', { withTimezone: true }),
  },
  (table) => [
    index('name_proposals_company_index').on(table.companyId),
    index('name_proposals_proposed_by_index').on(table.proposedBy),
    check(
      'name_proposals_state_check',
      sql`case ${table.state}
        when 'proposed' then ${table.rank} is not null and ${table.answeredOn} is null
        when 'reserved' then ${table.rank} is not null and ${table.answeredOn} is not null
        when 'refused' then ${table.rank} is null and ${table.answeredOn} is not null and ${table.reason} <> '' and ${table.nextPath} <> ''
        else false end`,
    ),
  ],
);
