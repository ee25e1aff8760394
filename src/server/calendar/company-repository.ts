import { asc, gt } from 'drizzle-orm';
import type { Rows } from '../platform/database/scope.ts';
import { companies } from '../tenancy/tables.ts';

/** Ids of companies after one of them, in the order of their ids. */
export async function findCompanyIds(
  { orm }: Rows,
  after: string | undefined,
  limit: number,
): Promise<string[]> {
  const rows = await orm
    .select({ id: companies.id })
    .from(companies)
    .where(after === undefined ? undefined : gt(companies.id, after))
    .orderBy(asc(companies.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}
