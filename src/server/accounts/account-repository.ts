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

/**
 * Whether a person's password has this hash still. Waits for a change that is under way, so that the
 * answer holds: a change that begins later finds every session that was open before.
 */
export async function isStillPassword({ orm }: Database, userId: string, hash: string): Promise<boolean> {
  const rows = await orm
    .select({ id: signInMethods.id })
    .from(signInMethods)
    .where(hasPassword(userId, hash))
    .for('share');
  return rows.length > 0;
}

interface PasswordChange {
  userId: string;
  formerHash: string;
  hash: string;
  /** The one session that goes on, and its token from now on. */
  keptSession: { id: string; token: string };
  now: Date;
}

/**
 * Stores another password, ends every session but one and gives that one another token, all together.
 *
 * @returns false, with nothing changed, where the former password is not the password any more
 */
export async function replacePassword({ orm }: Database, change: PasswordChange): Promise<boolean> {
  const { userId, formerHash, hash, keptSession, now } = change;
  return orm.transaction(async (tx) => {
    const replaced = await tx
      .update(signInMethods)
      .set({ password: hash, updatedAt: now })
      .where(hasPassword(userId, formerHash))
      .returning({ id: signInMethods.id });
    if (replaced.length === 0) return false;
    await tx.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, keptSession.id)));
    await tx.update(sessions).set({ token: keptSession.token }).where(eq(sessions.id, keptSession.id));
    return true;
  });
}

function hasPassword(userId: string, hash: string) {
  return and(
    eq(signInMethods.userId, userId),
    eq(signInMethods.providerId, credential),
    eq(signInMethods.password, hash),
  );
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
