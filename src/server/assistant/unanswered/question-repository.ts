import { asc, count, desc, eq, ilike } from 'drizzle-orm';
import type { Rows } from '../../platform/database/scope.ts';
import { unansweredQuestions } from '../tables.ts';

export type UnansweredQuestion = typeof unansweredQuestions.$inferSelect;

interface Wanted {
  /** A pattern for `ilike`. */
  pattern: string | undefined;
  limit: number;
  offset: number;
}

/** Questions that the expert did not know, the most frequent first. */
export async function findQuestions(
  { orm }: Rows,
  { pattern, limit, offset }: Wanted,
): Promise<{ rows: UnansweredQuestion[]; total: number }> {
  const where = pattern === undefined ? undefined : ilike(unansweredQuestions.question, pattern);
  const rows = await orm
    .select()
    .from(unansweredQuestions)
    .where(where)
    .orderBy(
      desc(unansweredQuestions.times),
      desc(unansweredQuestions.lastAskedOn),
      asc(unansweredQuestions.question),
    )
    .limit(limit)
    .offset(offset);
  const [all] = await orm.select({ total: count() }).from(unansweredQuestions).where(where);
  return { rows, total: all?.total ?? 0 };
}

export async function deleteQuestion({ orm }: Rows, question: string): Promise<void> {
  await orm.delete(unansweredQuestions).where(eq(unansweredQuestions.question, question));
}
