import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  numeric,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { CompanyType, Country, FreeZone, OfficeType, SubType } from '#domain/catalogue/choices.ts';
import type { Industry, LogoType } from '#domain/companies/company-rules.ts';
import type { PaperKind } from '#domain/papers/paper-kind.ts';
import type { PartyKind } from '#domain/parties/party.ts';
import type { MemberStatus, Role } from '#domain/team/permissions.ts';
import type { PlainDate } from '#domain/values/plain-date.ts';
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

/** The column of what belongs to a company and is deleted with it. */
export const ofCompany = () =>
  uuid('company_id')
    .notNull()
    .references(() => companies.id, { onDelete: 'cascade' });

/** The memberships of people in companies, with their roles. */
export const members = pgTable(
  'members',
  {
    id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
    companyId: ofCompany(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text('role').$type<Role>().notNull(),
    status: text('status').$type<MemberStatus>().notNull(),
    /** The last day of their access; `null` for no end. The database shows a membership that has ended to nobody. */
    accessUntil: date('access_until', { mode: 'string' }).$type<PlainDate>(),
    /** Kinds of papers that they see besides their own; `null` for what their role sees. */
    paperKinds: text('paper_kinds').array().$type<PaperKind[]>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('members_company_user_key').on(table.companyId, table.userId),
    index('members_user_id_index').on(table.userId),
  ],
);

/** People, companies and trusts that own or run a company. What they hold and do is kept by the feature `parties`. */
export const parties = pgTable(
  'parties',
  {
    id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
    companyId: ofCompany(),
    kind: text('kind').$type<PartyKind>().notNull(),
    name: text('name').notNull(),
    /** The account that fills in this party's page; `null` until they have joined, and once that account is gone. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    birthDate: date('birth_date', { mode: 'string' }).$type<PlainDate>(),
    /** Nationality of a person, country of registration of a company. */
    nationality: text('nationality'),
    residence: text('residence'),
    address: text('address').notNull().default(''),
    registrationNumber: text('registration_number').notNull().default(''),
    /** Names of the sensitive answers that are given; the answers are elsewhere, encrypted. */
    answered: text('answered').array().notNull().default(sql`'{}'`),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('parties_company_user_key').on(table.companyId, table.userId),
    // What refers to a party names its company, too, so that it cannot be another company's.
    unique('parties_company_id_key').on(table.companyId, table.id),
    index('parties_user_id_index').on(table.userId),
    check('parties_kind_check', sql`${table.kind} in ('person', 'company', 'trust')`),
  ],
);

/** The columns that every append-only record of a company's events begins with. */
export const eventColumns = () => ({
  companyId: ofCompany(),
  /** 1 for a company's first event. The key prevents two concurrent events with one number. */
  position: integer('position').notNull(),
  /** `null` after that account is deleted. */
  recordedBy: uuid('recorded_by').references(() => users.id, { onDelete: 'set null' }),
  recordedAt: timestamp('recorded_at', { withTimezone: true }).notNull(),
});
