import { and, desc, eq, gt } from 'drizzle-orm';
import { rowsPerPage } from '#contract/paging.ts';
import { users } from '../accounts/tables.ts';
import { keysetOf, pageOf } from '../platform/database/keyset.ts';
import type { Rows } from '../platform/database/scope.ts';
import { companyChanges, type FieldChange } from './tables.ts';

/** A save and its author; both `null` once that account is gone. */
export interface CompanyChange {
  version: number;
  changes: readonly FieldChange[];
  changedAt: Date;
  changedById: string | null;
  changedByName: string | null;
}

/** Records the changes of a save in its transaction. */
export async function addChange({ orm }: Rows, change: typeof companyChanges.$inferInsert): Promise<void> {
  await orm.insert(companyChanges).values(change);
}

/** Saves after the given version, newest first. */
export function changesSince(rows: Rows, companyId: string, version: number): Promise<CompanyChange[]> {
  return selectChanges(rows)
    .where(and(eq(companyChanges.companyId, companyId), gt(companyChanges.version, version)))
    .orderBy(desc(companyChanges.version));
}

/** A page of saves, newest first. */
export async function latestChanges(
  rows: Rows,
  companyId: string,
  cursor: string | undefined,
): Promise<{ changes: CompanyChange[]; nextCursor: string | null }> {
  const found = await selectChanges(rows)
    .where(and(eq(companyChanges.companyId, companyId), byVersion.after(cursor)))
    .orderBy(...byVersion.order)
    .limit(rowsPerPage + 1);
  const { rows: changes, nextCursor } = pageOf(found, rowsPerPage);
  return { changes, nextCursor };
}

const byVersion = keysetOf([{ column: companyChanges.version, isDescending: true }]);

function selectChanges({ orm }: Rows) {
  return orm
    .select({
      version: companyChanges.version,
      changes: companyChanges.changes,
      changedAt: companyChanges.changedAt,
      changedById: companyChanges.changedBy,
      changedByName: users.name,
      position: byVersion.position,
    })
    .from(companyChanges)
    .leftJoin(users, eq(users.id, companyChanges.changedBy))
    .$dynamic();
}
