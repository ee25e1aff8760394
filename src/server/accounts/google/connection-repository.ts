import { and, eq } from 'drizzle-orm';
import type { Person } from '#domain/accounts/person.ts';
import type { Rows } from '../../platform/database/scope.ts';
import { lockPerson } from '../account-repository.ts';
import { signInMethods, users } from '../tables.ts';

const provider = 'google';

/** When a person connected Google; `undefined` if they did not. */
export async function findConnection(
  { orm }: Rows,
  userId: string,
): Promise<{ createdAt: Date } | undefined> {
  const [row] = await orm
    .select({ createdAt: signInMethods.createdAt })
    .from(signInMethods)
    .where(and(eq(signInMethods.userId, userId), eq(signInMethods.providerId, provider)));
  return row;
}

/** The person a Google account is connected to. */
export async function findConnectedPerson({ orm }: Rows, subject: string): Promise<Person | undefined> {
  const [row] = await orm
    .select({ id: users.id, email: users.email, fullName: users.name })
    .from(signInMethods)
    .innerJoin(users, eq(users.id, signInMethods.userId))
    .where(and(eq(signInMethods.providerId, provider), eq(signInMethods.accountId, subject)));
  return row;
}

/** The person with an address, and whether it is confirmed. */
export async function findPersonByEmail(
  { orm }: Rows,
  email: string,
): Promise<{ person: Person; isEmailVerified: boolean } | undefined> {
  const [row] = await orm
    .select({ id: users.id, fullName: users.name, isEmailVerified: users.emailVerified })
    .from(users)
    .where(eq(users.email, email));
  return (
    row && { person: { id: row.id, email, fullName: row.fullName }, isEmailVerified: row.isEmailVerified }
  );
}

/**
 * Connects a Google account.
 * @returns `connected-elsewhere` if it belongs to another person, `connected` if this person already has one
 */
export async function connect(
  { orm }: Rows,
  { userId, subject, now }: { userId: string; subject: string; now: Date },
): Promise<'done' | 'connected' | 'connected-elsewhere'> {
  // Serializes two answers for one person.
  await lockPerson({ orm }, userId);
  if (await findConnection({ orm }, userId)) return 'connected';
  const rows = await orm
    .insert(signInMethods)
    .values({ userId, providerId: provider, accountId: subject, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning({ id: signInMethods.id });
  return rows.length > 0 ? 'done' : 'connected-elsewhere';
}

/** Disconnects; false if nothing was connected. */
export async function disconnect({ orm }: Rows, userId: string): Promise<boolean> {
  const rows = await orm
    .delete(signInMethods)
    .where(and(eq(signInMethods.userId, userId), eq(signInMethods.providerId, provider)))
    .returning({ id: signInMethods.id });
  return rows.length > 0;
}
