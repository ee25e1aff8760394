import { and, count, eq, getTableColumns, ilike, type SQL, sql } from 'drizzle-orm';
import { rowsPerPage } from '#contract/paging.ts';
import type { QuestionFilter } from '#contract/questions.ts';
import type { QuestionState } from '#domain/questions/question.ts';
import { keysetOf, pageOf } from '../platform/database/keyset.ts';
import type { Rows } from '../platform/database/scope.ts';
import { type CitedPage, questionReports, unansweredQuestions } from './tables.ts';

type StoredQuestion = typeof unansweredQuestions.$inferSelect;

/** A question with what the list shows beside it. */
export interface FiledQuestion extends Omit<StoredQuestion, 'words'> {
  /** Other questions in nearly the same words. */
  similar: number;
  /** Where the last reported answer came from; `null` without a report. */
  cited: readonly CitedPage[] | null;
}

/** Share of common words from which two questions are similar (Dice coefficient). */
const minAlike = 0.6;

const byFrequency = keysetOf([
  { column: unansweredQuestions.times, isDescending: true },
  { column: unansweredQuestions.lastAskedOn, isDescending: true },
  { column: unansweredQuestions.question },
]);

const { words: _, ...columns } = getTableColumns(unansweredQuestions);

/** The columns are written out, because both sides of the comparison are of one table. */
const similar = sql<number>`(
  select count(*)::int from unanswered_questions as other
  where other.id <> unanswered_questions.id and other.words && unanswered_questions.words
    and 2.0 * cardinality(array(select unnest(other.words) intersect select unnest(unanswered_questions.words)))
      >= ${minAlike}::float8 * (cardinality(other.words) + cardinality(unanswered_questions.words)))`;

const cited = sql<readonly CitedPage[] | null>`(
  select report.cited from question_reports as report
  where report.question_id = unanswered_questions.id order by report.at desc limit 1)`;

/** Filed questions, most frequent first. */
export async function findQuestions(
  { orm }: Rows,
  { state, cursor, pattern }: Omit<QuestionFilter, 'search'> & { pattern: string | undefined },
): Promise<{ rows: FiledQuestion[]; nextCursor: string | null; total: number }> {
  const where = and(
    pattern === undefined ? undefined : ilike(unansweredQuestions.question, pattern),
    state && eq(unansweredQuestions.state, state),
  );
  const found = await orm
    .select({ ...columns, similar, cited, position: byFrequency.position })
    .from(unansweredQuestions)
    .where(and(where, byFrequency.after(cursor)))
    .orderBy(...byFrequency.order)
    .limit(rowsPerPage + 1);
  return { ...pageOf(found, rowsPerPage), total: await countWhere({ orm }, where) };
}

/** How many wait for an operator. */
export function countOpenQuestions(rows: Rows): Promise<number> {
  return countWhere(rows, eq(unansweredQuestions.state, 'open'));
}

async function countWhere({ orm }: Rows, where: SQL | undefined): Promise<number> {
  const [all] = await orm.select({ total: count() }).from(unansweredQuestions).where(where);
  return all?.total ?? 0;
}

export async function findQuestion({ orm }: Rows, id: string): Promise<FiledQuestion | undefined> {
  const [row] = await orm
    .select({ ...columns, similar, cited })
    .from(unansweredQuestions)
    .where(eq(unansweredQuestions.id, id));
  return row;
}

/** Keeps others from changing a question until the transaction is over. */
export async function lockQuestion({ orm }: Rows, id: string): Promise<FiledQuestion | undefined> {
  await orm
    .select({ id: unansweredQuestions.id })
    .from(unansweredQuestions)
    .where(eq(unansweredQuestions.id, id))
    .for('update');
  return findQuestion({ orm }, id);
}

export async function storeState({ orm }: Rows, id: string, state: QuestionState): Promise<void> {
  await orm.update(unansweredQuestions).set({ state }).where(eq(unansweredQuestions.id, id));
}

/** Takes one asking back; a question that was asked no other time is removed if it has no answer. */
export async function uncountQuestion({ orm }: Rows, id: string): Promise<void> {
  await orm
    .update(unansweredQuestions)
    .set({ times: sql`${unansweredQuestions.times} - 1` })
    .where(eq(unansweredQuestions.id, id));
  await orm.execute(sql`
    delete from unanswered_questions as question
    where id = ${id} and times <= 0
      and not exists (select from answer_versions where question_id = question.id)
      and not exists (select from ${questionReports} where question_id = question.id)`);
}
