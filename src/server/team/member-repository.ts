import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm';
import type { MemberStatus, Role } from '#domain/team/permissions.ts';
import { users } from '../accounts/tables.ts';
import type { Rows } from '../platform/database/scope.ts';
import { companies, members } from '../tenancy/tables.ts';

/** A membership in a company in any state. */
export interface Membership {
  id: string;
  userId: string;
  name: string;
  email: string;
  status: MemberStatus;
  role: Role;
}

const membership = {
  id: members.id,
  userId: members.userId,
  name: users.name,
  email: users.email,
  status: members.status,
  role: members.role,
};

/** The memberships of a company, oldest first. */
export function listMemberships({ orm }: Rows, companyId: string): Promise<Membership[]> {
  return orm
    .select(membership)
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(eq(members.companyId, companyId))
    .orderBy(asc(members.createdAt), asc(members.id));
}

/** A membership by its line in the list, by person or by address. */
export async function findMembership(
  { orm }: Rows,
  companyId: string,
  of: { id: string } | { userId: string } | { email: string },
): Promise<Membership | undefined> {
  const isIt =
    'id' in of
      ? eq(members.id, of.id)
      : 'userId' in of
        ? eq(members.userId, of.userId)
        : eq(users.email, of.email);
  const [found] = await orm
    .select(membership)
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(and(eq(members.companyId, companyId), isIt));
  return found;
}

/** Locks the company's memberships until the transaction ends, so that what is read stays true. */
export async function lockMemberships({ orm }: Rows, companyId: string): Promise<void> {
  await orm
    .select({ id: companies.id })
    .from(companies)
    .where(eq(companies.id, companyId))
    .for('no key update');
}

/** Whether another person can still act as admin, which excludes closed accounts. */
export async function hasOtherAdmin({ orm }: Rows, companyId: string, userId: string): Promise<boolean> {
  const found = await orm
    .select({ id: members.id })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(
      and(
        eq(members.companyId, companyId),
        eq(members.role, 'admin'),
        eq(members.status, 'active'),
        ne(members.userId, userId),
        isNull(users.removedAfter),
      ),
    )
    .limit(1);
  return found.length > 0;
}

export async function updateMembership(
  { orm }: Rows,
  id: string,
  change: { role?: Role; status?: MemberStatus },
): Promise<void> {
  await orm.update(members).set(change).where(eq(members.id, id));
}

/** Gives a person an active membership and replaces their previous one. */
export async function addMembership(
  { orm }: Rows,
  { companyId, userId, role, at }: { companyId: string; userId: string; role: Role; at: Date },
): Promise<void> {
  await orm
    .insert(members)
    .values({ companyId, userId, role, status: 'active', createdAt: at })
    .onConflictDoUpdate({
      target: [members.companyId, members.userId],
      set: { role, status: sql`excluded.status`, createdAt: at },
    });
}
