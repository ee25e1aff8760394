import { and, eq } from 'drizzle-orm';
import type { Rows } from '../platform/database/scope.ts';
import { lockPerson } from './account-repository.ts';
import { emailChanges, users } from './tables.ts';

/** A stored pending change of address. */
export type EmailChange = typeof emailChanges.$inferSelect;

/** A person's address and the pending change of it. */
export interface KeptEmail {
  email: string;
  isVerified: boolean;
  change: EmailChange | undefined;
}

/** A person's address; `undefined` if the account no longer exists. */
export async function findEmail({ orm }: Rows, userId: string): Promise<KeptEmail | undefined> {
  const [row] = await orm
    .select({ email: users.email, isVerified: users.emailVerified, change: emailChanges })
    .from(users)
    .leftJoin(emailChanges, eq(emailChanges.userId, users.id))
    .where(eq(users.id, userId));
  return row && { ...row, change: row.change ?? undefined };
}

/** The same, locked until the transaction ends. */
export async function lockEmail(rows: Rows, userId: string): Promise<KeptEmail | undefined> {
  await lockPerson(rows, userId);
  return findEmail(rows, userId);
}

/** Begins a change of address. Replaces a pending one and its links. */
export async function beginEmailChange(
  { orm }: Rows,
  change: Omit<EmailChange, 'id' | 'newConfirmedAt'>,
): Promise<EmailChange> {
  await orm.delete(emailChanges).where(eq(emailChanges.userId, change.userId));
  const [begun] = await orm.insert(emailChanges).values(change).returning();
  if (!begun) throw new Error('The change of address was not stored.');
  return begun;
}

/** Cancels the pending change, if any, and its links. */
export async function removeEmailChange({ orm }: Rows, userId: string): Promise<void> {
  await orm.delete(emailChanges).where(eq(emailChanges.userId, userId));
}

/** Records that one of the two addresses has confirmed. */
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
 * Gives a person another, confirmed address.
 * @throws a 'users_email_key' violation (see `violatedConstraintOf`) if the address has an account by now
 */
export async function setEmail(
  { orm }: Rows,
  userId: string,
  { email, now }: { email: string; now: Date },
): Promise<void> {
  await orm.update(users).set({ email, emailVerified: true, updatedAt: now }).where(eq(users.id, userId));
}

/** Marks an address as confirmed. Returns whether it is still the account's address. */
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
