import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Currency } from '#domain/values/money.ts';
import type { PlainDate } from '#domain/values/plain-date.ts';

/**
 * Versions of the figures that staff confirmed, by line of the catalogue; a withdrawal is a version without an amount.
 * A trigger lets only drafts be changed or removed. Has no foreign keys, so that versions outlive who entered them.
 */
export const confirmedFigures = pgTable(
  'confirmed_figures',
  {
    id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
    /** Id of the jurisdiction, as in 'ae-jafza'. */
    place: text('place').notNull(),
    /** Id of the fee in that jurisdiction. */
    line: text('line').notNull(),
    /** 1 for the first version of a line. */
    version: integer('version').notNull(),
    currency: text('currency').$type<Currency>(),
    /** In minor units; `null` for a withdrawal. */
    low: bigint('low', { mode: 'number' }),
    /** `null` where only the least amount is known, too. */
    high: bigint('high', { mode: 'number' }),
    sourceTitle: text('source_title'),
    sourceUrl: text('source_url'),
    seenOn: date('seen_on', { mode: 'string' }),
    /** The day from which it holds. */
    fromDay: date('from_day', { mode: 'string' }).$type<PlainDate>().notNull(),
    /** What staff noted, or why it was withdrawn. */
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
    unique('confirmed_figures_place_line_version_key').on(table.place, table.line, table.version),
    uniqueIndex('confirmed_figures_one_draft_key')
      .on(table.place, table.line)
      .where(sql`not ${table.isApproved}`),
    check(
      'confirmed_figures_approval_check',
      sql`${table.isApproved} = (${table.approvedByName} is not null and ${table.approvedAt} is not null)`,
    ),
  ],
);
