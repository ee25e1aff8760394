import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { DeadlineEventKind, RecordedDeadlineEvent } from '#domain/calendar/deadline-record.ts';
import type { PlainDate } from '#domain/values/plain-date.ts';
import { users } from '../accounts/tables.ts';
import { companies, eventColumns, members, ofCompany } from '../tenancy/tables.ts';

/** Private feed addresses: one for each member of a company who asked for it, gone with the membership. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    companyId: uuid('company_id').notNull(),
    userId: uuid('user_id').notNull(),
    /** SHA-256 of the address' secret part, in base64url; the secret itself is kept nowhere. */
    tokenHash: text('token_hash').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Whether the company is named in it; addresses from before there was a choice name it. */
    hasNames: boolean('has_names').notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.userId] }),
    foreignKey({
      columns: [table.companyId, table.userId],
      foreignColumns: [members.companyId, members.userId],
      name: 'calendar_feeds_member_fk',
    }).onDelete('cascade'),
    uniqueIndex('calendar_feeds_token_hash_key').on(table.tokenHash),
  ],
);

/**
 * The open deadlines of each company, computed whenever something that they count from changes, so that one statement
 * reads those of all companies.
 */
export const listedDeadlines = pgTable(
  'listed_deadlines',
  {
    companyId: ofCompany(),
    /** Id of the duty in the catalogue. */
    deadline: text('deadline').notNull(),
    /** Which date of the duty. */
    occurrence: text('occurrence').notNull(),
    label: text('label').notNull(),
    onDay: date('on_day', { mode: 'string' }).$type<PlainDate>().notNull(),
    /** Whether it only applies under a condition that nobody has answered yet. */
    isConditional: boolean('is_conditional').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.deadline, table.occurrence] }),
    index('listed_deadlines_on_day_index').on(table.onDay),
  ],
);

/** Which companies' deadlines are listed, and by what rules. A trigger removes the row where something has changed. */
export const deadlineLists = pgTable('deadline_lists', {
  companyId: uuid('company_id')
    .primaryKey()
    .references(() => companies.id, { onDelete: 'cascade' }),
  listedBy: text('listed_by').notNull(),
});

/** What was recorded about each company's deadlines. Append-only; where a deadline stands is computed from it. */
export const deadlineEvents = pgTable(
  'deadline_events',
  {
    ...eventColumns(),
    /** Id of the duty in the catalogue. */
    deadline: text('deadline').notNull(),
    /** Which date of the duty. */
    occurrence: text('occurrence').notNull(),
    kind: text('kind').$type<DeadlineEventKind>().notNull(),
    /** The day it was done; only for 'done'. */
    onDay: date('on_day', { mode: 'string' }).$type<PlainDate>(),
    /** What shows that it was done; `null` for no paper. It may have been deleted since. */
    paperId: uuid('paper_id'),
    /** Why it does not apply; only for that kind, as is the next. */
    reason: text('reason'),
    /** Whether it holds for every date of the duty. */
    always: boolean('always').notNull(),
    /** Who sees to it; `null` for nobody, or after their account is deleted. */
    assignee: uuid('assignee').references(() => users.id, { onDelete: 'set null' }),
    /** Whether it is left to the agency as a whole. */
    toAgency: boolean('to_agency').notNull(),
    side: text('side').$type<RecordedDeadlineEvent['side']>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.position] }),
    index('deadline_events_recorded_by_index').on(table.recordedBy),
    index('deadline_events_assignee_index').on(table.assignee),
    check(
      'deadline_events_kind_check',
      sql`case ${table.kind}
        when 'done' then ${table.onDay} is not null and ${table.reason} is null
        when 'does-not-apply' then ${table.onDay} is null and ${table.reason} is not null
        when 'assigned' then ${table.onDay} is null and ${table.reason} is null
        when 'reopened' then ${table.onDay} is null and ${table.reason} is null
        else false end`,
    ),
  ],
);
