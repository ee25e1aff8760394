import { date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { PlainDate } from '#domain/values/plain-date.ts';

/** Unanswered questions without personal data: topics for new articles. */
export const unansweredQuestions = pgTable(
  'unanswered_questions',
  {
    question: text('question').primaryKey(),
    times: integer('times').notNull(),
    firstAskedOn: date('first_asked_on', { mode: 'string' }).$type<PlainDate>().notNull(),
    lastAskedOn: date('last_asked_on', { mode: 'string' }).$type<PlainDate>().notNull(),
  },
  (table) => [index('unanswered_questions_last_asked_on_index').on(table.lastAskedOn)],
);
