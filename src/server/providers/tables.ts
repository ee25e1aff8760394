import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { AppointmentOutcome, ProviderEvent, ProviderSide } from '#domain/providers/appointment.ts';
import type { ProviderTerms } from '#domain/providers/provider-terms.ts';
import type { PlainDate } from '#domain/values/plain-date.ts';
import { eventColumns } from '../tenancy/tables.ts';

/** Which provider a company chose, what that answered, and why it needs none. Append-only. */
export const providerEvents = pgTable(
  'provider_events',
  {
    ...eventColumns(),
    kind: text('kind').$type<ProviderEvent['kind']>().notNull(),
    /** Only for 'chosen'. */
    terms: jsonb('terms').$type<ProviderTerms>(),
    alsoAdvises: boolean('also_advises').notNull().default(false),
    /** Position of the choice; only for 'answered', as is the outcome. */
    appointment: integer('appointment'),
    outcome: text('outcome').$type<AppointmentOutcome>(),
    onDay: date('on_day', { mode: 'string' }).$type<PlainDate>(),
    note: text('note').notNull(),
    side: text('side').$type<ProviderSide>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.position] }),
    index('provider_events_recorded_by_index').on(table.recordedBy),
    check(
      'provider_events_kind_check',
      sql`case ${table.kind}
        when 'chosen' then ${table.terms} is not null and ${table.onDay} is not null
        when 'answered' then ${table.appointment} is not null and ${table.outcome} is not null and ${table.onDay} is not null
        when 'exempted' then true
        else false end`,
    ),
  ],
);

/** The providers that the agency has entered for its clients. */
export const ownProviders = pgTable('own_providers', {
  id: uuid('id').primaryKey(),
  terms: jsonb('terms').$type<ProviderTerms>().notNull(),
  places: text('places').array().notNull(),
  addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
});
