import { and, count, eq, getTableColumns, ilike } from 'drizzle-orm';
import { rowsPerPage } from '#contract/paging.ts';
import { keysetOf, pageOf } from '../../platform/database/keyset.ts';
import type { Rows } from '../../platform/database/scope.ts';
import { unansweredQuestions } from '../tables.ts';

export type UnansweredQuestion = typeof unansweredQuestions.$inferSelect;

interface Wanted {
  /** A pattern for `ilike`. */
  pattern: string | undefined;
  cursor: string | undefined;
}

const byFrequency = keysetOf([
  { column: unansweredQuestions.times, isDescending: true },
  { column: unansweredQuestions.lastAskedOn, isDescending: true },
  { column: unansweredQuestions.question },
]);

/** Unanswered questions, most frequent first. */
export async function findQuestions(
  { orm }: Rows,
  { pattern, cursor }: Wanted,
): Promise<{ rows: UnansweredQuestion[]; nextCursor: string | null; total: number }> {
  const where = pattern === undefined ? undefined : ilike(unansweredQuestions.question, pattern);
  const found = await orm
    .select({ ...getTableColumns(unansweredQuestions), position: byFrequency.position })
    .from(unansweredQuestions)
    .where(and(where, byFrequency.after(cursor)))
    .orderBy(...byFrequency.order)
    .limit(rowsPerPage + 1);
  const [all] = await orm.select({ total: count() }).from(unansweredQuestions).where(where);
  return { ...pageOf(found, rowsPerPage), total: all?.total ?? 0 };
}

export async function deleteQuestion({ orm }: Rows, question: string): Promise<void> {
  await orm.delete(unansweredQuestions).where(eq(unansweredQuestions.question, question));
}
