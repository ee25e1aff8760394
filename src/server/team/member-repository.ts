import { asc, eq } from 'drizzle-orm';
import { users } from '../accounts/tables.ts';
import type { Rows } from '../platform/database/scope.ts';
import { members } from './tables.ts';

/** The people of a company, the first one first. */
export function listMembersOf({ orm }: Rows, companyId: string) {
  return orm
    .select({
      id: members.id,
      userId: members.userId,
      name: users.name,
      email: users.email,
      status: members.status,
      role: members.role,
    })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(eq(members.companyId, companyId))
    .orderBy(asc(members.createdAt), asc(members.id));
}
