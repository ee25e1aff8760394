import { count, eq, sql } from 'drizzle-orm';
import { users } from '../accounts/tables.ts';
import type { Rows } from '../platform/database/scope.ts';
import { lockCompanies } from '../tenancy/index.ts';
import { assignments } from './tables.ts';

/** Who is in charge of a client, and the number of the last change. */
export interface Assignment {
  owner: { id: string; name: string } | null;
  /** Zero before the first change. */
  version: number;
}

/** Reads who is in charge of a client. Nobody else changes it before the transaction is over. */
export async function holdAssignment(rows: Rows, companyId: string): Promise<Assignment> {
  // The company's row, because there may be no assignment yet.
  await lockCompanies(rows, companyId);
  const [row] = await rows.orm
    .select({ version: assignments.version, id: users.id, name: users.name })
    .from(assignments)
    .leftJoin(users, eq(users.id, assignments.ownerId))
    .where(eq(assignments.companyId, companyId));
  const owner = row?.id ? { id: row.id, name: row.name ?? '' } : null;
  return { owner, version: row?.version ?? 0 };
}

/** Puts somebody in charge of a client: the last that a transaction of staff does. */
export async function storeAssignment(
  { orm }: Rows,
  companyId: string,
  { ownerId, version, at }: { ownerId: string | null; version: number; at: Date },
): Promise<void> {
  const row = { ownerId, version, changedAt: at };
  // Who reaches only their own clients could not give one away: it would be another's afterwards.
  await orm.execute(sql`select set_config('landfall.staff', '', true)`);
  await orm
    .insert(assignments)
    .values({ companyId, ...row })
    .onConflictDoUpdate({ target: assignments.companyId, set: row });
}

/** Gives all clients of one to another. @returns the clients */
export async function reassignAll(
  { orm }: Rows,
  { from, to, at }: { from: string; to: string | null; at: Date },
): Promise<string[]> {
  const moved = await orm
    .update(assignments)
    .set({ ownerId: to, version: sql`${assignments.version} + 1`, changedAt: at })
    .where(eq(assignments.ownerId, from))
    .returning({ companyId: assignments.companyId });
  return moved.map(({ companyId }) => companyId);
}

/** How many clients somebody is in charge of. */
export async function countClientsOf({ orm }: Rows, ownerId: string): Promise<number> {
  const [all] = await orm
    .select({ total: count() })
    .from(assignments)
    .where(eq(assignments.ownerId, ownerId));
  return all?.total ?? 0;
}
