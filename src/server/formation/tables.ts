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
import type { CompanyQuestion } from '#domain/catalogue/company-question.ts';
import type { DeadlineStart } from '#domain/catalogue/definition.ts';
import type { CaseEvent } from '#domain/formation/case-state.ts';
import type { PlainDate } from '#domain/values/plain-date.ts';
import { users } from '../accounts/tables.ts';
import { companies } from '../tenancy/tables.ts';

/** The events of each company's formation. Append-only; the state is computed from them. */
export const caseEvents = pgTable(
  'case_events',
  {
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** 1 for a company's first event. The key prevents two concurrent events with one number. */
    position: integer('position').notNull(),
    kind: text('kind').$type<CaseEvent['kind']>().notNull(),
    /** Id of a step in the catalogue; only for kinds about steps. */
    step: text('step'),
    /** Which date of the company; only for kinds about dates. */
    date: text('date').$type<DeadlineStart>(),
    onDay: date('on_day', { mode: 'string' }).$type<PlainDate>(),
    /** Which question; only for answers. The answer is `null` if it was removed. */
    question: text('question').$type<CompanyQuestion>(),
    answer: boolean('answer'),
    /** The person who recorded it; `null` after their account is deleted. */
    recordedBy: uuid('recorded_by').references(() => users.id, { onDelete: 'set null' }),
    recordedAt: timestamp('recorded_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.position] }),
    index('case_events_recorded_by_index').on(table.recordedBy),
    check(
      'case_events_kind_check',
      sql`case ${table.kind}
        when 'step-done' then ${table.step} is not null and ${table.date} is null and ${table.onDay} is not null
        when 'step-reopened' then ${table.step} is not null and ${table.date} is null and ${table.onDay} is null
        when 'date-set' then ${table.step} is null and ${table.date} is not null and ${table.onDay} is not null
        when 'date-cleared' then ${table.step} is null and ${table.date} is not null and ${table.onDay} is null
        when 'question-answered' then ${table.step} is null and ${table.date} is null and ${table.onDay} is null and ${table.question} is not null
        else false end`,
    ),
  ],
);
