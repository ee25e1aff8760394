import { and, eq } from 'drizzle-orm';
import type { Rows } from '../platform/database/scope.ts';
import { emailChanges, users } from './tables.ts';

/** A change of address that waits, as it is kept. */
export type EmailChange = typeof emailChanges.$inferSelect;

/** The address of a person and the change of it that waits. */
export interface KeptEmail {
  email: string;
  isVerified: boolean;
  change: EmailChange | undefined;
}

/** The address of a person, `undefined` where there is no such account any more. */
export async function findEmail({ orm }: Rows, userId: string): Promise<KeptEmail | undefined> {
  const [row] = await orm
    .select({ email: users.email, isVerified: users.emailVerified, change: emailChanges })
    .from(users)
    .leftJoin(emailChanges, eq(emailChanges.userId, users.id))
    .where(eq(users.id, userId));
  return row && { ...row, change: row.change ?? undefined };
}

/** The same, until the end of the transaction changed by nobody else. */
export async function lockEmail(rows: Rows, userId: string): Promise<KeptEmail | undefined> {
  await rows.orm.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  return findEmail(rows, userId);
}

/** Begins a change of address, in place of the one that waited; the links of that one go with it. */
export async function beginEmailChange(
  { orm }: Rows,
  change: Omit<EmailChange, 'id' | 'newConfirmedAt'>,
): Promise<EmailChange> {
  await orm.delete(emailChanges).where(eq(emailChanges.userId, change.userId));
  const [begun] = await orm.insert(emailChanges).values(change).returning();
  if (!begun) throw new Error('The change of address was not stored.');
  return begun;
}

/** Gives up the change that waits, with its links; fine where there is none. */
export async function removeEmailChange({ orm }: Rows, userId: string): Promise<void> {
  await orm.delete(emailChanges).where(eq(emailChanges.userId, userId));
}

/** Notes that one of the two addresses has confirmed. */
export async function noteConfirmed(
  { orm }: Rows,
  id: string,
  confirmed: Partial<Pick<EmailChange, 'oldConfirmedAt' | 'newConfirmedAt'>>,
): Promise<void> {
  await orm.update(emailChanges).set(confirmed).where(eq(emailChanges.id, id));
}

/** Whether an account has an address. */
export async function isAddressTaken({ orm }: Rows, email: string): Promise<boolean> {
  const rows = await orm.select({ id: users.id }).from(users).where(eq(users.email, email));
  return rows.length > 0;
}

/**
 * Gives a person another address, which is known to be theirs.
 *
 * @throws what `violatedConstraintOf` calls 'users_email_key' where it has an account by now
 */
export async function setEmail(
  { orm }: Rows,
  userId: string,
  { email, now }: { email: string; now: Date },
): Promise<void> {
  await orm.update(users).set({ email, emailVerified: true, updatedAt: now }).where(eq(users.id, userId));
}

/** Notes that an address is known to be its owner's; tells whether it still is the address of that account. */
export async function markEmailVerified(
  { orm }: Rows,
  userId: string,
  { email, now }: { email: string; now: Date },
): Promise<boolean> {
  const verified = await orm
    .update(users)
    .set({ emailVerified: true, updatedAt: now })
    .where(and(eq(users.id, userId), eq(users.email, email)))
    .returning({ id: users.id });
  return verified.length > 0;
}
