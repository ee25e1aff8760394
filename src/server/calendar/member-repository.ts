import { and, eq } from 'drizzle-orm';
import { users } from '../accounts/tables.ts';
import type { Rows } from '../platform/database/scope.ts';
import { members } from '../tenancy/tables.ts';

/** An active member of the company; `undefined` if that account is none. */
export async function findActiveMember({ orm }: Rows, companyId: string, userId: string) {
  const [found] = await orm
    .select({ id: users.id, name: users.name, role: members.role })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(and(eq(members.companyId, companyId), eq(members.userId, userId), eq(members.status, 'active')));
  return found;
}
