import { asc, count, eq } from 'drizzle-orm';
import type { Rows } from '../platform/database/scope.ts';
import { returnReasons } from './tables.ts';

/** A reason in the installation's own words. */
export interface OwnReason {
  id: string;
  text: string;
}

export function listReasons({ orm }: Rows): Promise<OwnReason[]> {
  return orm
    .select({ id: returnReasons.id, text: returnReasons.text })
    .from(returnReasons)
    .orderBy(asc(returnReasons.createdAt), asc(returnReasons.id))
    .execute();
}

export async function countReasons({ orm }: Rows): Promise<number> {
  const [row] = await orm.select({ number: count() }).from(returnReasons);
  return row?.number ?? 0;
}

export async function addReason({ orm }: Rows, text: string, at: Date): Promise<void> {
  await orm.insert(returnReasons).values({ text, createdAt: at });
}

export async function removeReason({ orm }: Rows, id: string): Promise<void> {
  await orm.delete(returnReasons).where(eq(returnReasons.id, id));
}
