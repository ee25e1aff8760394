import { and, asc, count, eq, lt, or } from 'drizzle-orm';
import type { Rows } from '../../platform/database/scope.ts';
import { lockPerson } from '../account-repository.ts';
import { passkeys } from '../tables.ts';

export type Passkey = typeof passkeys.$inferSelect;

/** A person's passkeys, oldest first. */
export function listPasskeys({ orm }: Rows, userId: string): Promise<Passkey[]> {
  return orm
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id));
}

export async function findPasskey({ orm }: Rows, id: string): Promise<Passkey | undefined> {
  const [row] = await orm.select().from(passkeys).where(eq(passkeys.id, id));
  return row;
}

/** The number of a person's passkeys; locks against additions until the transaction ends. */
export async function countPasskeys({ orm }: Rows, userId: string): Promise<number> {
  await lockPerson({ orm }, userId);
  const [row] = await orm.select({ n: count() }).from(passkeys).where(eq(passkeys.userId, userId));
  return row?.n ?? 0;
}

/** Adds a passkey; `undefined`, with nothing changed, if any person already has it. */
export async function insertPasskey(
  { orm }: Rows,
  passkey: typeof passkeys.$inferInsert,
): Promise<Passkey | undefined> {
  const [row] = await orm.insert(passkeys).values(passkey).onConflictDoNothing().returning();
  return row;
}

/**
 * Records the use of a passkey. A counter that does not rise reveals a cloned passkey; a counter of zero is not in
 * use.
 * @returns false, with nothing changed, if the counter has been seen
 */
export async function noteUse(
  { orm }: Rows,
  use: { id: string; counter: number; isBackedUp: boolean; now: Date },
): Promise<boolean> {
  const countsNot = use.counter === 0 ? eq(passkeys.counter, 0) : undefined;
  const rows = await orm
    .update(passkeys)
    .set({ counter: use.counter, isBackedUp: use.isBackedUp, lastUsedAt: use.now })
    .where(and(eq(passkeys.id, use.id), or(lt(passkeys.counter, use.counter), countsNot)))
    .returning({ id: passkeys.id });
  return rows.length > 0;
}

export async function renameTo(
  { orm }: Rows,
  { userId, id, name }: { userId: string; id: string; name: string },
): Promise<boolean> {
  const rows = await orm
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning({ id: passkeys.id });
  return rows.length > 0;
}

/** Removes a passkey and returns its name; `undefined` if the person has no such passkey. */
export async function deletePasskey(
  { orm }: Rows,
  { userId, id }: { userId: string; id: string },
): Promise<string | undefined> {
  const [row] = await orm
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning({ name: passkeys.name });
  return row?.name;
}
