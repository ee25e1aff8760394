import { sql } from 'drizzle-orm';
import { check, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../accounts/tables.ts';
import { ofCompany } from '../tenancy/tables.ts';

/** The activities that companies chose, in order. */
export const companyActivities = pgTable(
  'company_activities',
  {
    companyId: ofCompany(),
    position: smallint('position').notNull(),
    /** Id in the list; `null` for one in own words. */
    activity: text('activity'),
    description: text('description').notNull(),
    /** On the first or a second licence. */
    licence: smallint('licence').$type<1 | 2>().notNull(),
    /** `null` once that account is gone. */
    chosenBy: uuid('chosen_by').references(() => users.id, { onDelete: 'set null' }),
    chosenAt: timestamp('chosen_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.position] }),
    check('company_activities_licence_check', sql`${table.licence} in (1, 2)`),
    check('company_activities_words_check', sql`${table.activity} is not null or ${table.description} <> ''`),
  ],
);
