import { and, eq, ne } from 'drizzle-orm';
import type { Person } from '#domain/accounts/person.ts';
import type { Rows } from '../platform/database/scope.ts';
import { sessions, signInChallenges, signInMethods, users } from './tables.ts';

/** The provider name under which passwords are kept. */
const credential = 'credential';

interface NewAccount {
  fullName: string;
  /** Trimmed and in lower case. */
  email: string;
  isEmailVerified: boolean;
  phone: string;
  /** `null` for somebody who signs in some other way. */
  passwordHash: string | null;
  now: Date;
}

/**
 * Stores a person with the way they sign in.
 *
 * @throws what `violatedConstraintOf` calls 'users_email_key' where the address has an account
 */
export async function insertAccount({ orm }: Rows, account: NewAccount): Promise<Person> {
  const { fullName, email, isEmailVerified, phone, passwordHash, now } = account;
  const times = { createdAt: now, updatedAt: now };
  const [user] = await orm
    .insert(users)
    .values({ name: fullName, email, emailVerified: isEmailVerified, phone, ...times })
    .returning({ id: users.id });
  if (!user) throw new Error('The account was not stored.');
  if (passwordHash) {
    await orm.insert(signInMethods).values({
      userId: user.id,
      providerId: credential,
      accountId: user.id,
      password: passwordHash,
      ...times,
    });
  }
  return { id: user.id, email, fullName };
}

/** Who has an address, and the hash of their password; there is none where they sign in some other way. */
export async function findAccount(
  { orm }: Rows,
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
export async function readPasswordHash({ orm }: Rows, userId: string): Promise<string | undefined> {
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
export async function isStillPassword({ orm }: Rows, userId: string, hash: string): Promise<boolean> {
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
 * Stores another password, ends every session but one and gives that one another token; in a transaction, so
 * that it is all or nothing.
 *
 * @returns false, with nothing changed, where the former password is not the password any more
 */
export async function replacePassword({ orm }: Rows, change: PasswordChange): Promise<boolean> {
  const { userId, formerHash, hash, keptSession, now } = change;
  const replaced = await orm
    .update(signInMethods)
    .set({ password: hash, updatedAt: now })
    .where(hasPassword(userId, formerHash))
    .returning({ id: signInMethods.id });
  if (replaced.length === 0) return false;
  await orm.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, keptSession.id)));
  await orm.update(sessions).set({ token: keptSession.token }).where(eq(sessions.id, keptSession.id));
  return true;
}

/**
 * Stores a password whatever it was before, also for somebody who had none, and ends every session and every
 * sign-in that was begun with the one before; in a transaction, so that it is all or nothing.
 */
export async function setPassword(
  { orm }: Rows,
  { userId, passwordHash: password, now }: { userId: string; passwordHash: string; now: Date },
): Promise<void> {
  // First, as whoever finishes such a sign-in takes it first, too, and then looks at the password.
  await orm.delete(signInChallenges).where(eq(signInChallenges.userId, userId));
  await orm
    .insert(signInMethods)
    .values({ userId, providerId: credential, accountId: userId, password, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: [signInMethods.providerId, signInMethods.accountId],
      set: { password, updatedAt: now },
    });
  await orm.delete(sessions).where(eq(sessions.userId, userId));
}

/**
 * Leaves a person without a password, and ends every session and every sign-in that was begun; in a transaction,
 * so that it is all or nothing.
 */
export async function forgetPassword({ orm }: Rows, userId: string): Promise<void> {
  await orm.delete(signInChallenges).where(eq(signInChallenges.userId, userId));
  await orm
    .delete(signInMethods)
    .where(and(eq(signInMethods.userId, userId), eq(signInMethods.providerId, credential)));
  await orm.delete(sessions).where(eq(sessions.userId, userId));
}

function hasPassword(userId: string, hash: string) {
  return and(
    eq(signInMethods.userId, userId),
    eq(signInMethods.providerId, credential),
    eq(signInMethods.password, hash),
  );
}

export async function renamePerson(
  { orm }: Rows,
  change: { userId: string; fullName: string; now: Date },
): Promise<void> {
  await orm
    .update(users)
    .set({ name: change.fullName, updatedAt: change.now })
    .where(eq(users.id, change.userId));
}
