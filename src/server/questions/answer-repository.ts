import { desc, eq, sql } from 'drizzle-orm';
import type { Rows } from '../platform/database/scope.ts';
import { answerVersions } from './tables.ts';

export type StoredAnswer = typeof answerVersions.$inferSelect;

/** Every version of a question's answer, newest first. */
export function findVersions({ orm }: Rows, questionId: string): Promise<StoredAnswer[]> {
  return orm
    .select()
    .from(answerVersions)
    .where(eq(answerVersions.questionId, questionId))
    .orderBy(desc(answerVersions.version));
}

/** The newest version; `undefined` if the question was never answered. */
export async function findAnswer({ orm }: Rows, questionId: string): Promise<StoredAnswer | undefined> {
  const [row] = await orm
    .select()
    .from(answerVersions)
    .where(eq(answerVersions.questionId, questionId))
    .orderBy(desc(answerVersions.version))
    .limit(1);
  return row;
}

/** Every answer that is published now, oldest first. */
export async function findPublished({ orm }: Rows): Promise<StoredAnswer[]> {
  const newest = await orm
    .selectDistinctOn([answerVersions.questionId])
    .from(answerVersions)
    .orderBy(answerVersions.questionId, desc(answerVersions.version));
  return newest
    .filter(({ state }) => state === 'published')
    .sort((one, other) => one.at.getTime() - other.at.getTime());
}

export async function insertVersion({ orm }: Rows, version: StoredAnswer): Promise<void> {
  // A parameter for each list: the driver writes them as arrays.
  const { wordings, places, ...rest } = version;
  await orm.insert(answerVersions).values({
    ...rest,
    wordings: sql`${sql.param(wordings)}::text[]`,
    places: sql`${sql.param(places)}::text[]`,
  });
}
