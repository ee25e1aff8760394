import { and, asc, eq } from 'drizzle-orm';
import { displayNameOf } from '#domain/accounts/person.ts';
import { users } from '../accounts/tables.ts';
import type { Rows } from '../platform/database/scope.ts';
import type { CompanyRecord } from '../tenancy/index.ts';
import { members } from '../tenancy/tables.ts';

const columns = { id: users.id, fullName: users.name, email: users.email };

/** Who created a company, or the first admin who joined one that the agency added. */
export async function findFounder(
  { orm }: Rows,
  { id, createdBy }: Pick<CompanyRecord, 'id' | 'createdBy'>,
): Promise<{ id: string; name: string } | undefined> {
  const [found] = createdBy
    ? await orm.select(columns).from(users).where(eq(users.id, createdBy))
    : await orm
        .select(columns)
        .from(members)
        .innerJoin(users, eq(users.id, members.userId))
        .where(and(eq(members.companyId, id), eq(members.role, 'admin'), eq(members.status, 'active')))
        .orderBy(asc(members.createdAt), asc(members.id))
        .limit(1);
  return found && { id: found.id, name: displayNameOf(found) };
}
