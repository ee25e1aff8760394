import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm';
import type { PaperKind } from '#domain/papers/paper-kind.ts';
import type { MemberStatus, Role } from '#domain/team/permissions.ts';
import type { PlainDate } from '#domain/values/plain-date.ts';
import { users } from '../accounts/tables.ts';
import type { Rows, Transaction } from '../platform/database/scope.ts';
import { members } from '../tenancy/tables.ts';

/** A membership in a company in any state. */
export interface Membership {
  id: string;
  userId: string;
  name: string;
  email: string;
  status: MemberStatus;
  role: Role;
  /** The last day of their access; `null` for no end. */
  accessUntil: PlainDate | null;
  /** Whether that day has passed. */
  hasEnded: boolean;
  /** Kinds of papers that they see besides their own; `null` for what their role sees. */
  paperKinds: PaperKind[] | null;
}

const membership = {
  id: members.id,
  userId: members.userId,
  name: users.name,
  email: users.email,
  status: members.status,
  role: members.role,
  accessUntil: members.accessUntil,
  hasEnded: sql<boolean>`coalesce(${members.accessUntil} < (now() at time zone 'utc')::date, false)`,
  paperKinds: members.paperKinds,
};

/** Shows memberships that have ended for the rest of the transaction, as the list of the company's people does. */
export async function showEnded({ client }: Pick<Transaction, 'client'>): Promise<void> {
  await client.query("set local landfall.with_ended = 'on'");
}

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
  change: Partial<Pick<Membership, 'role' | 'status' | 'accessUntil' | 'paperKinds'>>,
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
      set: {
        role,
        status: sql`excluded.status`,
        accessUntil: null,
        // An admin is never limited. Somebody else is until an admin says otherwise.
        ...(role === 'admin' && { paperKinds: null }),
        createdAt: at,
      },
    });
}
