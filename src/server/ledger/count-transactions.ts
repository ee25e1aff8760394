import { inArray, sql } from 'drizzle-orm';
import type { Rows } from '../platform/database/scope.ts';
import { ledgerTransactions } from './tables.ts';

/** How many transactions each of some companies has. */
export async function countTransactions(
  { orm }: Rows,
  companyIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (companyIds.length === 0) return new Map();
  const rows = await orm
    .select({ companyId: ledgerTransactions.companyId, count: sql<number>`count(*)::integer` })
    .from(ledgerTransactions)
    .where(inArray(ledgerTransactions.companyId, [...companyIds]))
    .groupBy(ledgerTransactions.companyId);
  return new Map(rows.map(({ companyId, count }) => [companyId, count]));
}
