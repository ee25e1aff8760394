import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { CompanyType, Country, FreeZone, OfficeType, SubType } from '#domain/catalogue/choices.ts';
import type { HistoryField } from '#domain/companies/company-fields.ts';
import type { Industry, LogoType } from '#domain/companies/company-rules.ts';
import { users } from '../accounts/tables.ts';

export const companies = pgTable(
  'companies',
  {
    id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
    /** `null` once that account is gone. */
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    country: text('country').$type<Country>().notNull(),
    companyType: text('company_type').$type<CompanyType>().notNull(),
    freezone: text('freezone').$type<FreeZone>(),
    subType: text('sub_type').$type<SubType>(),
    visas: smallint('visas').notNull(),
    officeType: text('office_type').$type<OfficeType>().notNull(),
    /** Key in the file store and media type of the logo; both or neither. */
    logoKey: text('logo_key'),
    logoType: text('logo_type').$type<LogoType>(),
    industry: text('industry').$type<Industry>(),
    website: text('website').notNull().default(''),
    linkedin: text('linkedin').notNull().default(''),
    totalShares: bigint('total_shares', { mode: 'number' }),
    /** Kept and read as decimal text: a par value never passes through a float. */
    parValue: numeric('par_value', { precision: 20, scale: 8 }),
    countryOfResidency: text('country_of_residency'),
    mailingAddress: text('mailing_address').notNull().default(''),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
    /** Counts what was saved, the logo included: who saves says which version they saw. */
    version: integer('version').notNull().default(1),
  },
  (table) => [
    index('companies_created_by_index').on(table.createdBy),
    check('companies_visas_check', sql`${table.visas} between 0 and 5`),
    check('companies_total_shares_check', sql`${table.totalShares} > 0`),
    check('companies_par_value_check', sql`${table.parValue} >= 0`),
    check('companies_logo_check', sql`(${table.logoKey} is null) = (${table.logoType} is null)`),
  ],
);

/**
 * How many companies a person has created. One row a person is what makes the limit hold when many
 * requests come at once: each has to wait for the one before it.
 */
export const companyCounts = pgTable('company_counts', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  companies: integer('companies').notNull(),
});

/** One field of the company form, or the logo by its version, before and after; `null` for none. */
export interface FieldChange {
  field: HistoryField;
  from: string | number | null;
  to: string | number | null;
}

/** What was saved on the company form, by whom and when. Rows are only ever added. */
export const companyChanges = pgTable(
  'company_changes',
  {
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** The version of the company that this change made. */
    version: integer('version').notNull(),
    changes: jsonb('changes').$type<readonly FieldChange[]>().notNull(),
    /** `null` once that account is gone. */
    changedBy: uuid('changed_by').references(() => users.id, { onDelete: 'set null' }),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.version] }),
    index('company_changes_changed_by_index').on(table.changedBy),
  ],
);
