import { and, count, eq, ne } from 'drizzle-orm';
import type { Person } from '#domain/accounts/person.ts';
import type { Rows } from '../platform/database/scope.ts';
import { lockPerson } from './account-repository.ts';
import { passkeys, sessions, signInMethods, users } from './tables.ts';

const ofPerson = { id: users.id, email: users.email, fullName: users.name };

export async function findPerson({ orm }: Rows, userId: string): Promise<Person | undefined> {
  const [person] = await orm.select(ofPerson).from(users).where(eq(users.id, userId));
  return person;
}

/** A person's password hash, locked until the transaction ends. */
export async function holdPasswordHash({ orm }: Rows, userId: string): Promise<string | undefined> {
  const [row] = await orm
    .select({ hash: signInMethods.password })
    .from(signInMethods)
    .where(and(eq(signInMethods.userId, userId), eq(signInMethods.providerId, 'credential')))
    .for('share');
  return row?.hash ?? undefined;
}

/** The number of a person's sign-in methods, locked until the transaction ends. */
export async function countSignInMethods({ orm }: Rows, userId: string): Promise<number> {
  await lockPerson({ orm }, userId);
  const [methods] = await orm
    .select({ n: count() })
    .from(signInMethods)
    .where(eq(signInMethods.userId, userId));
  const [keys] = await orm.select({ n: count() }).from(passkeys).where(eq(passkeys.userId, userId));
  return (methods?.n ?? 0) + (keys?.n ?? 0);
}

/**
 * Removes every sign-in method except the password. Returns whether there was one. The second factor stays, because
 * it opens nothing by itself. The caller's lock on the account keeps others from adding one meanwhile.
 */
export async function removeOtherSignInMethods({ orm }: Rows, userId: string): Promise<boolean> {
  const methods = await orm
    .delete(signInMethods)
    .where(and(eq(signInMethods.userId, userId), ne(signInMethods.providerId, 'credential')))
    .returning({ id: signInMethods.id });
  const keys = await orm.delete(passkeys).where(eq(passkeys.userId, userId)).returning({ id: passkeys.id });
  return methods.length + keys.length > 0;
}

/** Whether a session is still open, checked before an action that outlasts it. */
export async function isStillSession({ orm }: Rows, id: string): Promise<boolean> {
  const rows = await orm.select({ id: sessions.id }).from(sessions).where(eq(sessions.id, id));
  return rows.length > 0;
}
