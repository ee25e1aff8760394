import { and, asc, eq, lt } from 'drizzle-orm';
import type { PlainDate } from '#domain/values/plain-date.ts';
import type { Rows } from '../platform/database/scope.ts';
import { keptPapers } from './tables.ts';

export type KeptPaper = typeof keptPapers.$inferSelect;

/** All papers that are kept of companies that are gone, the first to be erased first. */
export function listKeptPapers({ orm }: Rows): Promise<KeptPaper[]> {
  return orm
    .select()
    .from(keptPapers)
    .orderBy(asc(keptPapers.keptUntil), asc(keptPapers.companyName), asc(keptPapers.paperId))
    .limit(10_000)
    .execute();
}

export async function findKept(
  { orm }: Rows,
  paperId: string,
  number: number,
): Promise<KeptPaper | undefined> {
  const [row] = await orm
    .select()
    .from(keptPapers)
    .where(and(eq(keptPapers.paperId, paperId), eq(keptPapers.number, number)));
  return row;
}

/** Removes the rows of papers whose time is over. */
export function removeKeptBefore({ orm }: Rows, day: PlainDate): Promise<KeptPaper[]> {
  return orm.delete(keptPapers).where(lt(keptPapers.keptUntil, day)).returning().execute();
}

export async function isAnythingKept({ orm }: Rows, companyId: string): Promise<boolean> {
  return (await orm.$count(keptPapers, eq(keptPapers.companyId, companyId))) > 0;
}
