import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { BankEvent, BankOutcome, BankSide } from '#domain/banking/bank-application.ts';
import type { RefusalReason } from '#domain/banking/bank-rules.ts';
import type { PlainDate } from '#domain/values/plain-date.ts';
import { companies, eventColumns } from '../tenancy/tables.ts';

/** What a company told about itself for banks. */
export const bankProfiles = pgTable('bank_profiles', {
  companyId: uuid('company_id')
    .primaryKey()
    .references(() => companies.id, { onDelete: 'cascade' }),
  activity: text('activity').notNull(),
  websiteText: text('website_text').notNull(),
  appliesFromWithin: boolean('applies_from_within'),
  paysAbroad: boolean('pays_abroad'),
  holdsClientMoney: boolean('holds_client_money'),
  hasLargeTurnover: boolean('has_large_turnover'),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
});

/** Applications to banks, their answers and what was repaired after a refusal. Append-only. */
export const bankEvents = pgTable(
  'bank_events',
  {
    ...eventColumns(),
    kind: text('kind').$type<BankEvent['kind']>().notNull(),
    /** Only for 'sent'. */
    bank: text('bank'),
    /** Position of the application; only for 'answered', as is the outcome. */
    application: integer('application'),
    outcome: text('outcome').$type<BankOutcome>(),
    onDay: date('on_day', { mode: 'string' }).$type<PlainDate>(),
    /** Last day of the account; only of an answer 'closed'. */
    lastDay: date('last_day', { mode: 'string' }).$type<PlainDate>(),
    /** Of a refusal; the one that was repaired, for 'repaired'. */
    reasons: text('reasons').array().$type<RefusalReason[]>().notNull(),
    note: text('note').notNull(),
    side: text('side').$type<BankSide>().notNull().default('company'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.position] }),
    index('bank_events_recorded_by_index').on(table.recordedBy),
    check(
      'bank_events_kind_check',
      sql`case ${table.kind}
        when 'sent' then ${table.bank} is not null and ${table.onDay} is not null
        when 'answered' then ${table.application} is not null and ${table.outcome} is not null and ${table.onDay} is not null
        when 'repaired' then cardinality(${table.reasons}) = 1
        else false end`,
    ),
  ],
);
