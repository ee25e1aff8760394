import { and, eq, ne } from 'drizzle-orm';
import type { Person } from '#domain/accounts/person.ts';
import type { Database } from '../platform/database/database.ts';
import { sessions, signInMethods, users } from './tables.ts';

/** The provider name under which Better Auth keeps passwords. */
const credential = 'credential';

/** Who has an address, and the hash of their password; there is none where they sign in some other way. */
export async function findAccount(
  { orm }: Database,
  email: string,
): Promise<{ person: Person; passwordHash: string | null } | undefined> {
  const [row] = await orm
    .select({ id: users.id, fullName: users.name, hash: signInMethods.password })
    .from(users)
    .leftJoin(
      signInMethods,
      and(eq(signInMethods.userId, users.id), eq(signInMethods.providerId, credential)),
    )
    .where(eq(users.email, email));
  return row && { person: { id: row.id, email, fullName: row.fullName }, passwordHash: row.hash };
}

/** The password hash of a person; `undefined` for one who signs in some other way. */
export async function readPasswordHash({ orm }: Database, userId: string): Promise<string | undefined> {
  const [row] = await orm
    .select({ hash: signInMethods.password })
    .from(signInMethods)
    .where(and(eq(signInMethods.userId, userId), eq(signInMethods.providerId, credential)));
  return row?.hash ?? undefined;
}

/** Stores another password and ends every session but one, together. */
export async function replacePassword(
  { orm }: Database,
  change: { userId: string; hash: string; keptSessionId: string; now: Date },
): Promise<void> {
  await orm.transaction(async (tx) => {
    await tx
      .update(signInMethods)
      .set({ password: change.hash, updatedAt: change.now })
      .where(and(eq(signInMethods.userId, change.userId), eq(signInMethods.providerId, credential)));
    await tx
      .delete(sessions)
      .where(and(eq(sessions.userId, change.userId), ne(sessions.id, change.keptSessionId)));
  });
}

export async function renamePerson(
  { orm }: Database,
  change: { userId: string; fullName: string; now: Date },
): Promise<void> {
  await orm
    .update(users)
    .set({ name: change.fullName, updatedAt: change.now })
    .where(eq(users.id, change.userId));
}
