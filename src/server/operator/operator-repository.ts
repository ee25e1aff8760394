import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Person } from '#domain/accounts/person.ts';
import { passkeys, signInMethods, users } from '../accounts/tables.ts';
import type { Rows } from '../platform/database/scope.ts';
import { operators } from './tables.ts';

/** Whether somebody is of the installation's staff. */
export async function isOperator({ orm }: Rows, personId: string): Promise<boolean> {
  const rows = await orm
    .select({ userId: operators.userId })
    .from(operators)
    .where(eq(operators.userId, personId));
  return rows.length > 0;
}

/** Makes somebody one of the installation's staff. @returns whether they were not before */
export async function addOperator({ orm }: Rows, personId: string, at: Date): Promise<boolean> {
  const { rowCount } = await orm
    .insert(operators)
    .values({ userId: personId, createdAt: at })
    .onConflictDoNothing();
  return rowCount === 1;
}

/** Makes somebody a person like any other again. @returns whether they were an operator */
export async function removeOperator({ orm }: Rows, personId: string): Promise<boolean> {
  const { rowCount } = await orm.delete(operators).where(eq(operators.userId, personId));
  return rowCount === 1;
}

/** The operators who are not blocked. Nobody else changes who that is before the transaction is over. */
export async function holdOperatorsWhoCanSignIn({ orm }: Rows): Promise<string[]> {
  const all = await orm
    .select({ id: operators.userId })
    .from(operators)
    .orderBy(asc(operators.userId))
    .for('update');
  const unblocked = await orm
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        inArray(
          users.id,
          all.map(({ id }) => id),
        ),
        isNull(users.blockedAt),
      ),
    );
  return unblocked.map(({ id }) => id);
}

/** All operators, the first one first. */
export function listOperators({ orm }: Rows) {
  return orm
    .select({ name: users.name, email: users.email, since: operators.createdAt })
    .from(operators)
    .innerJoin(users, eq(users.id, operators.userId))
    .orderBy(asc(operators.createdAt), asc(users.email));
}

/** The account of an address. */
export async function findPersonByEmail({ orm }: Rows, email: string): Promise<Person | undefined> {
  const [row] = await orm
    .select({ id: users.id, email: users.email, fullName: users.name })
    .from(users)
    .where(eq(users.email, email));
  return row;
}

/** Whether somebody has a password, a passkey or an account elsewhere to sign in with. */
export async function hasSignInMethod({ orm }: Rows, personId: string): Promise<boolean> {
  const methods = await orm
    .select({ id: signInMethods.id })
    .from(signInMethods)
    .where(eq(signInMethods.userId, personId));
  const keys = await orm.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.userId, personId));
  return methods.length + keys.length > 0;
}
