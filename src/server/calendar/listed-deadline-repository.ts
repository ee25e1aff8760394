import { asc, eq, inArray, isNull, ne, or } from 'drizzle-orm';
import type { Rows } from '../platform/database/scope.ts';
import { companies } from '../tenancy/tables.ts';
import { deadlineLists, listedDeadlines } from './tables.ts';

type ListedDeadline = typeof listedDeadlines.$inferInsert;

/** Some companies whose deadlines are not listed, or by other rules. */
export async function findUnlistedCompanies(
  { orm }: Rows,
  listedBy: string,
  limit: number,
): Promise<string[]> {
  const rows = await orm
    .select({ id: companies.id })
    .from(companies)
    .leftJoin(deadlineLists, eq(deadlineLists.companyId, companies.id))
    .where(or(isNull(deadlineLists.companyId), ne(deadlineLists.listedBy, listedBy)))
    .orderBy(asc(companies.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Stores the open deadlines of some companies, and by what rules they were computed. */
export async function replaceListedDeadlines(
  { orm }: Rows,
  companyIds: readonly string[],
  deadlines: readonly ListedDeadline[],
  listedBy: string,
): Promise<void> {
  await orm.delete(listedDeadlines).where(inArray(listedDeadlines.companyId, [...companyIds]));
  if (deadlines.length > 0) {
    await orm
      .insert(listedDeadlines)
      .values([...deadlines])
      // A duty of which two dates fall together is one entry.
      .onConflictDoNothing();
  }
  await orm
    .insert(deadlineLists)
    .values(companyIds.map((companyId) => ({ companyId, listedBy })))
    .onConflictDoUpdate({ target: deadlineLists.companyId, set: { listedBy } });
}
