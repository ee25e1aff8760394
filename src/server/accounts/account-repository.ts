import { and, eq, ne } from 'drizzle-orm';
import type { Person } from '#domain/accounts/person.ts';
import type { Database } from '../platform/database/database.ts';
import { laneStatement } from '../platform/database/lanes.ts';
import type { Rows, Transaction } from '../platform/database/scope.ts';
import { sessions, signInChallenges, signInMethods, users } from './tables.ts';

/** The provider name that passwords are stored under. */
const credential = 'credential';

interface NewAccount {
  fullName: string;
  /** Trimmed and in lower case. */
  email: string;
  isEmailVerified: boolean;
  phone: string;
  /** `null` if the person has no password. */
  passwordHash: string | null;
  now: Date;
}

/**
 * Stores a person and, with a password, their sign-in method.
 * @throws a 'users_email_key' violation (see `violatedConstraintOf`) if the address has an account
 */
export async function insertAccount({ client }: Transaction, account: NewAccount): Promise<Person> {
  const { fullName, email, isEmailVerified, phone, passwordHash, now } = account;
  const values = [fullName, email, isEmailVerified, phone, now, passwordHash];
  const { rows } = await client.query<{ id: string }>({ ...insertPerson, values });
  const [user] = rows;
  if (!user) throw new Error('The account was not stored.');
  return { id: user.id, email, fullName };
}

const insertPerson = {
  name: 'insert_person',
  text: `with person as (
     insert into users (name, email, email_verified, phone, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $5) returning id
   ), method as (
     insert into sign_in_methods (user_id, provider_id, account_id, password, created_at, updated_at)
     select id, '${credential}', id::text, $6, $5, $5 from person where $6::text is not null
   )
   select id from person`,
};

/** The person with an address and their password hash, if they have one. */
export async function findAccount(
  { lanes }: Pick<Database, 'lanes'>,
  email: string,
): Promise<{ person: Person; passwordHash: string | null } | undefined> {
  const [row] = await lanes.run(accountByEmail, [email]);
  return row && { person: { id: row.id, email, fullName: row.name }, passwordHash: row.password };
}

const accountByEmail = laneStatement<{ id: string; name: string; password: string | null }>(
  'account_by_email',
  `select users.id, users.name, methods.password from users
   left join sign_in_methods as methods on methods.user_id = users.id and methods.provider_id = '${credential}'
   where users.email = $1`,
);

/** Makes other changes of how this person signs in wait until the transaction ends. */
export async function lockPerson({ orm }: Rows, userId: string): Promise<void> {
  await orm.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}

/** A person's password hash; `undefined` if they have no password. */
export async function readPasswordHash({ orm }: Rows, userId: string): Promise<string | undefined> {
  const [row] = await orm
    .select({ hash: signInMethods.password })
    .from(signInMethods)
    .where(and(eq(signInMethods.userId, userId), eq(signInMethods.providerId, credential)));
  return row?.hash ?? undefined;
}

/**
 * Whether a person's password still has this hash. Waits for a concurrent change, so a later change will see every
 * session that was open before.
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
  /** The one session that stays open, and its new token. */
  keptSession: { id: string; token: string };
  now: Date;
}

/**
 * Stores a new password, ends every other session and gives the current one a new token, in one transaction.
 * @returns false, with nothing changed, if the former password is no longer current
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
 * Stores a password regardless of the previous one, and ends every session and pending sign-in, in one transaction.
 */
export async function setPassword(
  { orm }: Rows,
  { userId, passwordHash: password, now }: { userId: string; passwordHash: string; now: Date },
): Promise<void> {
  // Lock the challenges first: finishing a sign-in also locks them first, then checks the password.
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

/** Removes a person's password and ends every session and pending sign-in, in one transaction. */
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
