import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type {
  AnswerPaper,
  AnswersEvent,
  CaseEvent,
  Point,
  Side,
  TaskValues,
} from '#domain/cases/case-event.ts';
import type { CaseKind } from '#domain/cases/case-kind.ts';
import type { TaskState } from '#domain/cases/fold-case.ts';
import type { Outsider, Turn } from '#domain/cases/task-template.ts';
import type { CompanyQuestion } from '#domain/catalogue/company-question.ts';
import type { DeadlineStart } from '#domain/catalogue/definition.ts';
import type { PlainDate } from '#domain/values/plain-date.ts';
import { users } from '../accounts/tables.ts';
import { ofCompany } from '../tenancy/tables.ts';

/** The pieces of work with authorities of each company: one formation, any number of others. */
export const cases = pgTable(
  'cases',
  {
    id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
    companyId: ofCompany(),
    kind: text('kind').$type<CaseKind>().notNull(),
    openedAt: timestamp('opened_at', { withTimezone: true }).notNull(),
    /** Set while every task is done, waived or not needed. */
    closedOn: date('closed_on', { mode: 'string' }).$type<PlainDate>(),
    /**
     * The day on which what it is for came about: of a formation the incorporation, of another case its end. `null`
     * before, and where it was withdrawn. Listed with the open tasks.
     */
    reachedOn: date('reached_on', { mode: 'string' }).$type<PlainDate>(),
    /** Which templates `open_tasks` was computed with; `null` if it never was. */
    listedBy: text('listed_by'),
  },
  (table) => [
    uniqueIndex('cases_one_formation_key').on(table.companyId).where(sql`${table.kind} = 'formation'`),
    unique('cases_id_company_key').on(table.id, table.companyId),
    index('cases_company_id_index').on(table.companyId),
    index('cases_listed_by_index').on(table.listedBy),
  ],
);

/** What kinds of events carry beside their columns. */
export interface EventDetail {
  reference?: string;
  values?: TaskValues;
  papers?: readonly AnswerPaper[];
  points?: readonly Point[];
  from?: 'agency' | Outsider;
  reason?: string;
  nextPath?: string;
  answers?: Pick<AnswersEvent, 'from' | 'to' | 'begun'>;
}

/** The events of each case. Append-only; the state is computed from them. */
export const caseEvents = pgTable(
  'case_events',
  {
    companyId: uuid('company_id').notNull(),
    caseId: uuid('case_id').notNull(),
    /** 1 for a company's first event. The key prevents two concurrent events with one number. */
    position: integer('position').notNull(),
    kind: text('kind').$type<CaseEvent['kind']>().notNull(),
    /** Id of a task of the case's templates; only for kinds about tasks. */
    task: text('task'),
    /** Which date of the company; only for kinds about dates. */
    date: text('date').$type<DeadlineStart>(),
    onDay: date('on_day', { mode: 'string' }).$type<PlainDate>(),
    /** Which question; only for answers. The answer is `null` if it was removed. */
    question: text('question').$type<CompanyQuestion>(),
    answer: boolean('answer'),
    detail: jsonb('detail').$type<EventDetail>().notNull().default({}),
    /** On which side the person stood who recorded it. */
    side: text('side').$type<Side>().notNull(),
    /** The person who recorded it; `null` after their account is deleted. */
    recordedBy: uuid('recorded_by').references(() => users.id, { onDelete: 'set null' }),
    recordedAt: timestamp('recorded_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.position] }),
    foreignKey({
      name: 'case_events_case_fk',
      columns: [table.caseId, table.companyId],
      foreignColumns: [cases.id, cases.companyId],
    }).onDelete('cascade'),
    index('case_events_case_id_index').on(table.caseId),
    index('case_events_recorded_by_index').on(table.recordedBy),
    check(
      'case_events_kind_check',
      sql`case
        when ${table.kind} in ('submitted', 'accepted', 'returned', 'filed', 'approved', 'refused', 'completed', 'noted', 'reopened', 'waived', 'unwaived', 'undone')
          then ${table.task} is not null and ${table.date} is null and ${table.onDay} is not null
        when ${table.kind} = 'date-set' then ${table.task} is null and ${table.date} is not null and ${table.onDay} is not null
        when ${table.kind} = 'date-cleared' then ${table.task} is null and ${table.date} is not null and ${table.onDay} is null
        when ${table.kind} = 'question-answered' then ${table.task} is null and ${table.date} is null and ${table.onDay} is null and ${table.question} is not null
        when ${table.kind} = 'answers-changed' then ${table.task} is null and ${table.date} is null and ${table.onDay} is not null and ${table.detail} ? 'answers'
        when ${table.kind} in ('opened', 'withdrawn') then ${table.task} is null and ${table.date} is null and ${table.onDay} is not null
        else false end`,
    ),
    check(
      'case_events_withdrawal_check',
      sql`${table.kind} <> 'withdrawn' or coalesce(${table.detail} ->> 'reason', '') <> ''`,
    ),
    check(
      'case_events_refusal_check',
      sql`${table.kind} <> 'refused' or (coalesce(${table.detail} ->> 'reason', '') <> '' and coalesce(${table.detail} ->> 'nextPath', '') <> '')`,
    ),
  ],
);

/** Every task that somebody has to act on, computed from the events whenever they change. */
export const openTasks = pgTable(
  'open_tasks',
  {
    companyId: uuid('company_id').notNull(),
    caseId: uuid('case_id').notNull(),
    task: text('task').notNull(),
    label: text('label').notNull(),
    state: text('state').$type<TaskState>().notNull(),
    turn: text('turn').$type<Turn>().notNull(),
    since: date('since', { mode: 'string' }).$type<PlainDate>().notNull(),
    /** Working days that it usually takes whose turn it is; `null` where no source says. */
    usualShortest: smallint('usual_shortest'),
    usualLongest: smallint('usual_longest'),
    /** The last day on which it is not late; `null` where nothing says what is usual. */
    usualUntil: date('usual_until', { mode: 'string' }).$type<PlainDate>(),
    points: smallint('points').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.caseId, table.task] }),
    foreignKey({
      name: 'open_tasks_case_fk',
      columns: [table.caseId, table.companyId],
      foreignColumns: [cases.id, cases.companyId],
    }).onDelete('cascade'),
    index('open_tasks_company_id_index').on(table.companyId),
    index('open_tasks_turn_index').on(table.turn, table.since),
    index('open_tasks_usual_until_index').on(table.usualUntil),
  ],
);

/** How long an authority or a bank took for each task that it approved, from the last filing. Computed from the events. */
export const taskTimes = pgTable(
  'task_times',
  {
    companyId: uuid('company_id').notNull(),
    caseId: uuid('case_id').notNull(),
    task: text('task').notNull(),
    kind: text('kind').$type<CaseKind>().notNull(),
    /** Id of the jurisdiction. */
    place: text('place').notNull(),
    decidedBy: text('decided_by').$type<Outsider>().notNull(),
    filedOn: date('filed_on', { mode: 'string' }).$type<PlainDate>().notNull(),
    approvedOn: date('approved_on', { mode: 'string' }).$type<PlainDate>().notNull(),
    /** In the place's calendar. */
    workingDays: smallint('working_days').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.caseId, table.task] }),
    foreignKey({
      name: 'task_times_case_fk',
      columns: [table.caseId, table.companyId],
      foreignColumns: [cases.id, cases.companyId],
    }).onDelete('cascade'),
    index('task_times_company_id_index').on(table.companyId),
    index('task_times_place_index').on(table.place, table.kind, table.task, table.approvedOn),
    index('task_times_approved_on_index').on(table.approvedOn),
  ],
);
