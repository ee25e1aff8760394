import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
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
import type { MemberStatus, Role } from '#domain/team/permissions.ts';
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
    /** Stored and read as decimal text: a par value is never a float. */
    parValue: numeric('par_value', { precision: 20, scale: 8 }),
    countryOfResidency: text('country_of_residency'),
    mailingAddress: text('mailing_address').notNull().default(''),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
    /** Incremented with each save, including the logo, for optimistic locking. */
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

/** The memberships of people in companies, with their roles. */
export const members = pgTable(
  'members',
  {
    id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text('role').$type<Role>().notNull(),
    status: text('status').$type<MemberStatus>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('members_company_user_key').on(table.companyId, table.userId),
    index('members_user_id_index').on(table.userId),
  ],
);
