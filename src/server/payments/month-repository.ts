import { and, asc, gte, inArray, lte } from 'drizzle-orm';
import type { PlainDate } from '#domain/values/plain-date.ts';
import type { Rows } from '../platform/database/scope.ts';
import { statementLines } from './tables.ts';

export type StatementLineRow = typeof statementLines.$inferSelect;

/** What the bank reported between two days, of all accounts. */
export async function listLinesBetween(
  { orm }: Rows,
  { from, until }: { from: PlainDate; until: PlainDate },
): Promise<StatementLineRow[]> {
  return orm
    .select()
    .from(statementLines)
    .where(and(gte(statementLines.onDay, from), lte(statementLines.onDay, until)))
    .orderBy(asc(statementLines.onDay), asc(statementLines.id));
}

/** The lines that are those transactions, whenever the bank reported them. */
export async function listLinesOfTransactions(
  { orm }: Rows,
  ids: readonly string[],
): Promise<StatementLineRow[]> {
  if (ids.length === 0) return [];
  return orm
    .select()
    .from(statementLines)
    .where(inArray(statementLines.transactionId, [...ids]));
}
