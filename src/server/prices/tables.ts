import { sql } from 'drizzle-orm';
import { bigint, date, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import type { Currency } from '#domain/values/money.ts';

/**
 * Versions of the figures that staff confirmed, by line of the catalogue. Append-only, enforced by a trigger: a
 * withdrawal is a version without an amount. Has no foreign keys, so that versions outlive who entered them.
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
    /** What staff noted, or why it was withdrawn. */
    note: text('note').notNull(),
    enteredById: uuid('entered_by_id').notNull(),
    /** The name as it was then. */
    enteredByName: text('entered_by_name').notNull(),
    enteredAt: timestamp('entered_at', { withTimezone: true }).notNull(),
  },
  (table) => [unique('confirmed_figures_place_line_version_key').on(table.place, table.line, table.version)],
);
