import { asc, eq, inArray } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { users } from '../accounts/tables.ts';
import type { Rows } from '../platform/database/scope.ts';
import type { eventColumns } from './tables.ts';

type EventTable = PgTable & Record<keyof ReturnType<typeof eventColumns>, PgColumn>;

/**
 * Reads the events of companies, the oldest of each first, with the name of who recorded each; `undefined` once the
 * account is gone. To add one, lock the company, read, and store it at the next position.
 */
export async function listEvents<T extends EventTable>(
  { orm }: Rows,
  table: T,
  ...companyIds: readonly string[]
): Promise<{ row: T['$inferSelect']; by: string | undefined }[]> {
  const rows = await orm
    .select({ row: table as EventTable, by: users.name })
    .from(table as EventTable)
    .leftJoin(users, eq(users.id, table.recordedBy))
    .where(inArray(table.companyId, [...companyIds]))
    .orderBy(asc(table.position));
  return rows.map(({ row, by }) => ({ row, by: by ?? undefined }));
}
