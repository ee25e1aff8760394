import { and, desc, eq, gt, lt } from 'drizzle-orm';
import { users } from '../accounts/tables.ts';
import type { Rows } from '../platform/database/scope.ts';
import { companyChanges, type FieldChange } from './tables.ts';

/** A save, with who made it; both `null` once that account is gone. */
export interface CompanyChange {
  version: number;
  changes: readonly FieldChange[];
  changedAt: Date;
  changedById: string | null;
  changedByName: string | null;
}

/** Writes down what a save changed, in its transaction. */
export async function addChange({ orm }: Rows, change: typeof companyChanges.$inferInsert): Promise<void> {
  await orm.insert(companyChanges).values(change);
}

/** What was saved after the given version, the latest first. */
export function changesSince(rows: Rows, companyId: string, version: number): Promise<CompanyChange[]> {
  return selectChanges(rows)
    .where(and(eq(companyChanges.companyId, companyId), gt(companyChanges.version, version)))
    .orderBy(desc(companyChanges.version));
}

/** What was saved before the given version, or at all, the latest first. */
export function latestChanges(
  rows: Rows,
  companyId: string,
  before: number | undefined,
  most: number,
): Promise<CompanyChange[]> {
  return selectChanges(rows)
    .where(
      and(
        eq(companyChanges.companyId, companyId),
        before === undefined ? undefined : lt(companyChanges.version, before),
      ),
    )
    .orderBy(desc(companyChanges.version))
    .limit(most);
}

function selectChanges({ orm }: Rows) {
  return orm
    .select({
      version: companyChanges.version,
      changes: companyChanges.changes,
      changedAt: companyChanges.changedAt,
      changedById: companyChanges.changedBy,
      changedByName: users.name,
    })
    .from(companyChanges)
    .leftJoin(users, eq(users.id, companyChanges.changedBy))
    .$dynamic();
}
