import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  foreignKey,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Office, SensitiveField } from '#domain/parties/party.ts';
import type { Requester } from '#domain/parties/party-request.ts';
import type { PlainDate } from '#domain/values/plain-date.ts';
import { users } from '../accounts/tables.ts';
import { companyKeys } from '../company-keys/tables.ts';
import { ofCompany, parties } from '../tenancy/tables.ts';

/** Classes of shares besides the ordinary one, whose number and nominal value the company itself has. */
export const shareClasses = pgTable(
  'share_classes',
  {
    id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
    companyId: ofCompany(),
    name: text('name').notNull(),
    total: bigint('total', { mode: 'number' }).notNull(),
    nominalValue: numeric('nominal_value', { precision: 20, scale: 8 }).notNull(),
    votesPerShare: integer('votes_per_share').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('share_classes_company_id_index').on(table.companyId),
    check('share_classes_total_check', sql`${table.total} > 0`),
  ],
);

/** The register of holdings: who received or gave away how much on a day. Append-only. */
export const holdings = pgTable(
  'holdings',
  {
    position: bigint('position', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    companyId: ofCompany(),
    holder: uuid('holder').notNull(),
    /** The owned party; `null` for the company itself. */
    ofParty: uuid('of_party'),
    /** 'ordinary' or the id of another class; `null` where a party is owned. */
    shareClass: text('share_class'),
    nomineeFor: uuid('nominee_for'),
    /** Shares, or a percentage of the owned party: an exact fraction such as '100/3', below 0 for what is given away. */
    amount: text('amount').notNull(),
    onDay: date('on_day', { mode: 'string' }).$type<PlainDate>().notNull(),
    /** `null` once that account is gone. */
    recordedBy: uuid('recorded_by').references(() => users.id, { onDelete: 'set null' }),
    recordedAt: timestamp('recorded_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('holdings_company_id_index').on(table.companyId),
    index('holdings_recorded_by_index').on(table.recordedBy),
    ...(
      [
        ['holder', table.holder],
        ['of_party', table.ofParty],
        ['nominee_for', table.nomineeFor],
      ] as const
    ).map(([name, column]) =>
      foreignKey({
        name: `holdings_${name}_fk`,
        columns: [table.companyId, column],
        foreignColumns: [parties.companyId, parties.id],
      }),
    ),
    check('holdings_amount_check', sql`${table.amount} ~ '^-?[0-9]+(/[0-9]+)?$'`),
    check('holdings_of_check', sql`(${table.ofParty} is null) = (${table.shareClass} is not null)`),
  ],
);

/** Offices held: from a day until a day that is no longer included. */
export const officesHeld = pgTable(
  'offices_held',
  {
    id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
    companyId: ofCompany(),
    partyId: uuid('party_id').notNull(),
    office: text('office').$type<Office>().notNull(),
    fromDay: date('from_day', { mode: 'string' }).$type<PlainDate>().notNull(),
    untilDay: date('until_day', { mode: 'string' }).$type<PlainDate>(),
    recordedBy: uuid('recorded_by').references(() => users.id, { onDelete: 'set null' }),
    recordedAt: timestamp('recorded_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('offices_held_company_id_index').on(table.companyId),
    index('offices_held_recorded_by_index').on(table.recordedBy),
    foreignKey({
      name: 'offices_held_party_fk',
      columns: [table.companyId, table.partyId],
      foreignColumns: [parties.companyId, parties.id],
    }),
    check('offices_held_days_check', sql`${table.untilDay} >= ${table.fromDay}`),
  ],
);

/** What a request asked, and what was answered, beside the other sensitive answers. */
export type RequestField = `asked ${string}` | `answered ${string}`;

/**
 * Answers that only the person who gave them and staff with that right can read. A row-level policy shows a person
 * their own alone, also inside the company's scope, and the text is encrypted for its party.
 */
export const sensitiveAnswers = pgTable(
  'sensitive_answers',
  {
    companyId: ofCompany(),
    partyId: uuid('party_id')
      .notNull()
      .references(() => parties.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** A field of the person's page, or what one request asked or was answered. */
    field: text('field').$type<SensitiveField | RequestField>().notNull(),
    sealed: text('sealed').notNull(),
    /** The company's key; `null` for one sealed with the installation's secret, until a start seals it again. */
    keyVersion: integer('key_version'),
    answeredAt: timestamp('answered_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partyId, table.userId, table.field] }),
    // A key cannot go while an answer needs it.
    foreignKey({
      columns: [table.companyId, table.keyVersion],
      foreignColumns: [companyKeys.companyId, companyKeys.version],
      name: 'sensitive_answers_key_fk',
    }),
    index('sensitive_answers_company_id_index').on(table.companyId),
    index('sensitive_answers_user_id_index').on(table.userId),
  ],
);

/**
 * What one person alone was asked for. The question and the answer are among their sensitive answers; here is only
 * that they were asked.
 */
export const partyRequests = pgTable(
  'party_requests',
  {
    id: uuid('id').primaryKey(),
    companyId: ofCompany(),
    partyId: uuid('party_id')
      .notNull()
      .references(() => parties.id, { onDelete: 'cascade' }),
    from: text('from_whom').$type<Requester>().notNull(),
    /** Id of the last day in law that waits for the answer; `null` for none. */
    deadline: text('deadline'),
    side: text('side').$type<'company' | 'agency'>().notNull(),
    askedBy: text('asked_by').notNull(),
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
    answeredAt: timestamp('answered_at', { withTimezone: true }),
    remindedAt: timestamp('reminded_at', { withTimezone: true }),
    escalatedAt: timestamp('escalated_at', { withTimezone: true }),
  },
  (table) => [
    index('party_requests_company_id_index').on(table.companyId),
    index('party_requests_party_id_index').on(table.partyId),
  ],
);

/** Who opened a person's sensitive answers, and when. Append-only, and shown to that person. */
export const sensitiveReads = pgTable(
  'sensitive_reads',
  {
    id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
    companyId: ofCompany(),
    partyId: uuid('party_id')
      .notNull()
      .references(() => parties.id, { onDelete: 'cascade' }),
    /** `null` once that account is gone; the name stays. */
    readerId: uuid('reader_id').references(() => users.id, { onDelete: 'set null' }),
    readerName: text('reader_name').notNull(),
    readAt: timestamp('read_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('sensitive_reads_party_id_index').on(table.partyId),
    index('sensitive_reads_company_id_index').on(table.companyId),
    index('sensitive_reads_reader_id_index').on(table.readerId),
  ],
);
