import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  integer,
  numeric,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { CompanyType, Country, FreeZone, OfficeType, SubType } from '#domain/catalogue/choices.ts';
import type { Industry, LogoType } from '#domain/companies/company-rules.ts';
import { users } from '../accounts/tables.ts';

export const companies = pgTable(
  'companies',
  {
    id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => users.id),
    /** What the client called the request that made the company; see `createCompany`. */
    idempotencyKey: text('idempotency_key'),
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
  },
  (table) => [
    uniqueIndex('companies_created_by_idempotency_key').on(table.createdBy, table.idempotencyKey),
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
