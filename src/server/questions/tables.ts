import {
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Country } from '#domain/catalogue/choices.ts';
import type { AnswerState, QuestionState } from '#domain/questions/question.ts';
import type { PlainDate } from '#domain/values/plain-date.ts';
import { users } from '../accounts/tables.ts';

/** Questions that were not answered, or not as meant, without personal data: topics for operators' answers. */
export const unansweredQuestions = pgTable(
  'unanswered_questions',
  {
    question: text('question').primaryKey(),
    /** How often it was asked without an answer, or reported. */
    times: integer('times').notNull(),
    firstAskedOn: date('first_asked_on', { mode: 'string' }).$type<PlainDate>().notNull(),
    lastAskedOn: date('last_asked_on', { mode: 'string' }).$type<PlainDate>().notNull(),
    id: uuid('id').notNull().defaultRandom(),
    state: text('state').$type<QuestionState>().notNull().default('open'),
    /** Language of the question as a BCP 47 code. */
    language: text('language').notNull().default('en'),
    /** Its stemmed words, by which similar questions are counted. */
    words: text('words').array().notNull().default([]),
  },
  (table) => [
    uniqueIndex('unanswered_questions_id_key').on(table.id),
    index('unanswered_questions_last_asked_on_index').on(table.lastAskedOn),
  ],
);

/** A page that a reported answer cited. */
export interface CitedPage {
  title: string;
  url: string;
}

/** A turn of a conversation that its asker agreed to pass on. */
export interface ReportedTurn {
  role: 'user' | 'assistant';
  content: string;
}

/** Presses of "This is not what I asked". Words of a conversation are only in here if its asker agreed. */
export const questionReports = pgTable(
  'question_reports',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    questionId: uuid('question_id')
      .notNull()
      .references(() => unansweredQuestions.id, { onDelete: 'cascade' }),
    at: timestamp('at', { withTimezone: true }).notNull(),
    /** The answer that was given; `null` if it could be about the asker's own case and they have not agreed. */
    answer: text('answer'),
    /** The pages that the answer cited. */
    cited: jsonb('cited').$type<readonly CitedPage[]>().notNull(),
    conversation: jsonb('conversation').$type<readonly ReportedTurn[]>(),
    /** Who agreed to be told of an answer; only set together with the conversation. */
    personId: uuid('person_id').references(() => users.id, { onDelete: 'cascade' }),
    /** When the person was told of an answer. */
    notifiedAt: timestamp('notified_at', { withTimezone: true }),
  },
  (table) => [
    index('question_reports_question_id_at_index').on(table.questionId, table.at),
    index('question_reports_person_id_index').on(table.personId),
    index('question_reports_at_index').on(table.at),
  ],
);

/** Operators' answers. Each change adds a version; rows are never changed, which a trigger enforces. */
export const answerVersions = pgTable(
  'answer_versions',
  {
    questionId: uuid('question_id')
      .notNull()
      .references(() => unansweredQuestions.id, { onDelete: 'restrict' }),
    version: integer('version').notNull(),
    state: text('state').$type<AnswerState>().notNull(),
    title: text('title').notNull(),
    /** Other wordings of the question. */
    wordings: text('wordings').array().notNull(),
    /** Markdown. */
    body: text('body').notNull(),
    country: text('country').$type<Country>(),
    /** Ids of places in the catalogue. */
    places: text('places').array().notNull(),
    topic: text('topic').notNull(),
    sourceTitle: text('source_title').notNull(),
    sourceUrl: text('source_url').notNull(),
    /** The day on which the source was checked. */
    checkedOn: date('checked_on', { mode: 'string' }).$type<PlainDate>().notNull(),
    /** The agency, as it was called then. */
    answeredBy: text('answered_by').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.questionId, table.version] })],
);
