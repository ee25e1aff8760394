import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { DecisionKind } from '#domain/desk/decision.ts';
import { users } from '../accounts/tables.ts';
import { cases } from '../cases/tables.ts';
import { papers } from '../papers/tables.ts';

function ofOneSubject(table: Record<'paperId' | 'caseId' | 'task', AnyPgColumn>) {
  return sql`num_nonnulls(${table.paperId}, ${table.caseId}) = 1 and (${table.caseId} is null) = (${table.task} is null)`;
}

/** Who has a paper or a task open for review. One for each, taken over once it has expired. */
export const reviewClaims = pgTable(
  'review_claims',
  {
    id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
    companyId: uuid('company_id').notNull(),
    /** `null` for a task. */
    paperId: uuid('paper_id'),
    /** With the task's id; `null` for a paper. */
    caseId: uuid('case_id'),
    task: text('task'),
    claimedBy: uuid('claimed_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    claimedUntil: timestamp('claimed_until', { withTimezone: true }).notNull(),
  },
  (table) => [
    foreignKey({
      columns: [table.paperId, table.companyId],
      foreignColumns: [papers.id, papers.companyId],
      name: 'review_claims_paper_fk',
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.caseId, table.companyId],
      foreignColumns: [cases.id, cases.companyId],
      name: 'review_claims_case_fk',
    }).onDelete('cascade'),
    uniqueIndex('review_claims_paper_key').on(table.paperId),
    uniqueIndex('review_claims_task_key').on(table.caseId, table.task),
    check('review_claims_subject_check', ofOneSubject(table)),
    index('review_claims_claimed_by_index').on(table.claimedBy),
  ],
);

/** What reviewers decided about each version of a paper, and each submission of a task. Append-only. */
export const reviewDecisions = pgTable(
  'review_decisions',
  {
    id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
    companyId: uuid('company_id').notNull(),
    /** `null` for a task. */
    paperId: uuid('paper_id'),
    /** With the task's id; `null` for a paper. */
    caseId: uuid('case_id'),
    task: text('task'),
    /** The version of the paper, or which submission of the task. */
    number: integer('number').notNull(),
    /** 1 for the first decision about it. The keys prevent two concurrent ones with one number. */
    position: integer('position').notNull(),
    kind: text('kind').$type<DecisionKind>().notNull(),
    /** `null` once that account is gone. */
    decidedBy: uuid('decided_by').references(() => users.id, { onDelete: 'set null' }),
    decidedAt: timestamp('decided_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    foreignKey({
      columns: [table.paperId, table.companyId],
      foreignColumns: [papers.id, papers.companyId],
      name: 'review_decisions_paper_fk',
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.caseId, table.companyId],
      foreignColumns: [cases.id, cases.companyId],
      name: 'review_decisions_case_fk',
    }).onDelete('cascade'),
    uniqueIndex('review_decisions_paper_key').on(table.paperId, table.number, table.position),
    uniqueIndex('review_decisions_task_key').on(table.caseId, table.task, table.number, table.position),
    check('review_decisions_subject_check', ofOneSubject(table)),
    index('review_decisions_company_index').on(table.companyId),
    index('review_decisions_decided_by_index').on(table.decidedBy),
  ],
);

/** Reasons for a return that the installation's reviewers keep, beside the usual ones. */
export const returnReasons = pgTable('return_reasons', {
  id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
  text: text('text').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

/** How this installation reviews: one row, or none before anything was chosen. */
export const deskSettings = pgTable(
  'desk_settings',
  {
    id: integer('id').primaryKey().default(1),
    needsTwo: boolean('needs_two').notNull(),
  },
  (table) => [check('desk_settings_single_check', sql`${table.id} = 1`)],
);
