import { date, integer, pgTable } from 'drizzle-orm/pg-core';
import type { PlainDate } from '#domain/values/plain-date.ts';

/** How many answers of a language model were replaced each day, because a figure in them matched no source. */
export const replacedAnswers = pgTable('replaced_answers', {
  on: date('on', { mode: 'string' }).$type<PlainDate>().primaryKey(),
  times: integer('times').notNull(),
});
