import { and, asc, eq } from 'drizzle-orm';
import type { Rows } from '../platform/database/scope.ts';
import { savedViews } from './tables.ts';

export function listViewsOf({ orm }: Rows, userId: string) {
  return orm
    .select({ id: savedViews.id, name: savedViews.name, query: savedViews.query })
    .from(savedViews)
    .where(eq(savedViews.userId, userId))
    .orderBy(asc(savedViews.createdAt), asc(savedViews.id))
    .execute();
}

export async function insertView({ orm }: Rows, view: typeof savedViews.$inferInsert): Promise<void> {
  await orm.insert(savedViews).values(view);
}

/** @returns whether there was such a view of theirs */
export async function deleteViewOf({ orm }: Rows, userId: string, id: string): Promise<boolean> {
  const { rowCount } = await orm
    .delete(savedViews)
    .where(and(eq(savedViews.id, id), eq(savedViews.userId, userId)));
  return rowCount === 1;
}
