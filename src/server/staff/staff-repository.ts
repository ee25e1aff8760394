import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Person } from '#domain/accounts/person.ts';
import type { StaffRole } from '#domain/staff/permissions.ts';
import { passkeys, signInMethods, users } from '../accounts/tables.ts';
import type { Rows } from '../platform/database/scope.ts';
import { assignments, operators } from './tables.ts';

/** Somebody's role among the installation's staff; `undefined` if they are not of it. */
export async function staffRoleOf({ orm }: Rows, personId: string): Promise<StaffRole | undefined> {
  const [row] = await orm
    .select({ role: operators.role })
    .from(operators)
    .where(eq(operators.userId, personId));
  return row?.role;
}

/** Makes somebody one of the installation's staff. @returns whether they were not before */
export async function addOperator(
  { orm }: Rows,
  personId: string,
  role: StaffRole,
  at: Date,
): Promise<boolean> {
  const { rowCount } = await orm
    .insert(operators)
    .values({ userId: personId, role, createdAt: at })
    .onConflictDoNothing();
  return rowCount === 1;
}

/** Gives one of the staff another role. @returns whether they are of the staff */
export async function setStaffRole(
  { orm }: Rows,
  personId: string,
  role: StaffRole,
  ownClientsOnly = false,
): Promise<boolean> {
  const change = { role, ownClientsOnly };
  const { rowCount } = await orm.update(operators).set(change).where(eq(operators.userId, personId));
  return rowCount === 1;
}

/** Makes somebody a person like any other again. @returns whether they were an operator */
export async function removeOperator({ orm }: Rows, personId: string): Promise<boolean> {
  const { rowCount } = await orm.delete(operators).where(eq(operators.userId, personId));
  return rowCount === 1;
}

/** The managers who are not blocked. Nobody else changes who that is before the transaction is over. */
export async function holdManagersWhoCanSignIn({ orm }: Rows): Promise<string[]> {
  const all = await orm
    .select({ id: operators.userId })
    .from(operators)
    .where(eq(operators.role, 'manager'))
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

/** The staff, the first one first, each with how many clients they are in charge of. */
export function listStaff({ orm }: Rows) {
  return orm
    .select({
      clients: sql<number>`(select count(*)::int from ${assignments} where ${assignments.ownerId} = ${users.id})`,
      id: users.id,
      name: users.name,
      email: users.email,
      role: operators.role,
      ownClientsOnly: operators.ownClientsOnly,
      since: operators.createdAt,
      isBlocked: sql<boolean>`${users.blockedAt} is not null`,
    })
    .from(operators)
    .innerJoin(users, eq(users.id, operators.userId))
    .orderBy(asc(operators.createdAt), asc(users.email));
}

/** One of the staff, by the id of their account. */
export async function findStaffMember({ orm }: Rows, id: string) {
  const [row] = await orm
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      role: operators.role,
      ownClientsOnly: operators.ownClientsOnly,
    })
    .from(operators)
    .innerJoin(users, eq(users.id, operators.userId))
    .where(eq(operators.userId, id));
  return row;
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
