import { eq } from 'drizzle-orm';
import type { Rows } from '../platform/database/scope.ts';
import { operators } from './tables.ts';

/** Whether somebody is of the installation's staff. */
export async function findOperator({ orm }: Rows, personId: string): Promise<boolean> {
  const rows = await orm
    .select({ userId: operators.userId })
    .from(operators)
    .where(eq(operators.userId, personId));
  return rows.length > 0;
}

/** Makes somebody one of the installation's staff. */
export async function addOperator({ orm }: Rows, personId: string, at: Date): Promise<void> {
  await orm.insert(operators).values({ userId: personId, createdAt: at }).onConflictDoNothing();
}
