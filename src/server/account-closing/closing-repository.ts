import { and, asc, eq, isNotNull, isNull, lte, ne, notInArray, sql } from 'drizzle-orm';
import type { CaseKind } from '#domain/cases/case-kind.ts';
import type { Role } from '#domain/team/permissions.ts';
import { sessions, users } from '../accounts/tables.ts';
import { subscriptions } from '../billing/tables.ts';
import { caseEvents, cases } from '../cases/tables.ts';
import type { Rows } from '../platform/database/scope.ts';
import { lockCompanies } from '../tenancy/index.ts';
import { companies, members } from '../tenancy/tables.ts';

/** Closes an account and ends its sessions. A concurrent sign-in waits and then reopens it. */
export async function close({ orm }: Rows, userId: string, removedAfter: Date): Promise<void> {
  await orm.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  await orm.update(users).set({ removedAfter }).where(eq(users.id, userId));
  await orm.delete(sessions).where(eq(sessions.userId, userId));
}

/** Reopens a closed account. Returns whether it was closed. */
export async function reopen({ orm }: Rows, userId: string): Promise<boolean> {
  const reopened = await orm
    .update(users)
    .set({ removedAfter: null })
    .where(and(eq(users.id, userId), isNotNull(users.removedAfter)))
    .returning({ id: users.id });
  return reopened.length > 0;
}

/** Another active member of a company. */
export interface Colleague {
  memberId: string;
  name: string;
  email: string;
  role: Role;
  /** Whether their account is closed too. */
  isClosing: boolean;
}

/** The other active members of a company, oldest first. */
export async function colleaguesIn({ orm }: Rows, companyId: string, userId: string): Promise<Colleague[]> {
  const rows = await orm
    .select({
      memberId: members.id,
      name: users.name,
      email: users.email,
      role: members.role,
      removedAfter: users.removedAfter,
    })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(and(eq(members.companyId, companyId), eq(members.status, 'active'), ne(members.userId, userId)))
    .orderBy(asc(members.createdAt), asc(members.id));
  return rows.map(({ removedAfter, ...colleague }) => ({ ...colleague, isClosing: removedAfter !== null }));
}

/** Whether a company has a subscription that keeps renewing. */
export async function hasRunningSubscription({ orm }: Rows, companyId: string): Promise<boolean> {
  const running = await orm
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.companyId, companyId),
        eq(subscriptions.cancelsAtPeriodEnd, false),
        notInArray(subscriptions.status, ['canceled', 'incomplete_expired', 'incomplete']),
      ),
    );
  return running.length > 0;
}

/**
 * Enters the scope of a company returned by `listActiveCompanies`, within the same transaction, and locks its
 * memberships until the end.
 */
export async function holdCompany(rows: Rows, companyId: string): Promise<void> {
  await rows.orm.execute(sql`select set_config('landfall.company', ${companyId}, true)`);
  await lockCompanies(rows, companyId);
}

export async function makeAdmin({ orm }: Rows, memberId: string): Promise<void> {
  await orm.update(members).set({ role: 'admin' }).where(eq(members.id, memberId));
}

/** Accounts due for removal, earliest closed first. */
export async function listDue({ orm }: Rows, now: Date, most: number): Promise<string[]> {
  const due = await orm
    .select({ id: users.id })
    .from(users)
    .where(lte(users.removedAfter, now))
    .orderBy(asc(users.removedAfter))
    .limit(most);
  return due.map(({ id }) => id);
}

/** Locks a due account so that it cannot be reopened during the transaction; `undefined` if it already was. */
export async function lockDue(
  { orm }: Rows,
  userId: string,
  now: Date,
): Promise<{ name: string; email: string } | undefined> {
  const [due] = await orm
    .select({ name: users.name, email: users.email })
    .from(users)
    .where(and(eq(users.id, userId), lte(users.removedAfter, now)))
    .for('update');
  return due;
}

/** The cases of a company that somebody has begun and that are not finished. */
export async function listOpenCases({ orm }: Rows, companyId: string): Promise<CaseKind[]> {
  const rows = await orm
    .selectDistinct({ kind: cases.kind })
    .from(cases)
    .innerJoin(caseEvents, eq(caseEvents.caseId, cases.id))
    .where(and(eq(cases.companyId, companyId), isNull(cases.closedOn), isNotNull(caseEvents.task)));
  return rows.map(({ kind }) => kind);
}

/** The companies in which the person is active, in a fixed order. */
export function listActiveCompanies({ orm }: Rows, userId: string) {
  return orm
    .select({
      id: companies.id,
      name: companies.name,
      country: companies.country,
      logoKey: companies.logoKey,
    })
    .from(members)
    .innerJoin(companies, eq(companies.id, members.companyId))
    .where(and(eq(members.userId, userId), eq(members.status, 'active')))
    .orderBy(asc(companies.id));
}

export async function removeCompany({ orm }: Rows, companyId: string): Promise<void> {
  await orm.delete(companies).where(eq(companies.id, companyId));
}

/** Removes an account and everything that belongs only to it. */
export async function removePerson({ orm }: Rows, userId: string): Promise<void> {
  await orm.delete(users).where(eq(users.id, userId));
}
