import { eq } from 'drizzle-orm';
import type { Person } from '#domain/accounts/person.ts';
import type { Rows } from '../platform/database/scope.ts';
import { sessions, signInChallenges, users } from './tables.ts';

interface HeldAccount {
  person: Person;
  isBlocked: boolean;
}

/** An account locked until the transaction ends. */
export async function holdAccount({ orm }: Rows, userId: string): Promise<HeldAccount | undefined> {
  const [row] = await orm
    .select({ email: users.email, fullName: users.name, blockedAt: users.blockedAt })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  if (!row) return undefined;
  const { email, fullName, blockedAt } = row;
  return { person: { id: userId, email, fullName }, isBlocked: blockedAt !== null };
}

/** Blocks or unblocks an account. */
export async function setBlocked(
  { orm }: Rows,
  userId: string,
  blocked: { at: Date; reason: string } | null,
): Promise<void> {
  await orm
    .update(users)
    .set({ blockedAt: blocked?.at ?? null, blockedReason: blocked?.reason ?? null })
    .where(eq(users.id, userId));
}

/** Ends every session of an account and every pending sign-in. */
export async function endEverySession({ orm }: Rows, userId: string): Promise<void> {
  await orm.delete(signInChallenges).where(eq(signInChallenges.userId, userId));
  await orm.delete(sessions).where(eq(sessions.userId, userId));
}
