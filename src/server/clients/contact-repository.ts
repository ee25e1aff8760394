import { and, asc, eq, isNull } from 'drizzle-orm';
import { users } from '../accounts/tables.ts';
import type { Rows } from '../platform/database/scope.ts';
import { members } from '../tenancy/tables.ts';
import { clients } from './tables.ts';

/** What the agency knows of a company that it added; `undefined` for others. */
export async function findContact({ orm }: Rows, companyId: string) {
  const [row] = await orm
    .select({ contact: clients.contact, email: clients.email })
    .from(clients)
    .where(eq(clients.companyId, companyId));
  return row;
}

/** The addresses of a company's people who can still sign in. */
export async function findPeoplesAddresses({ orm }: Rows, companyId: string): Promise<string[]> {
  const rows = await orm
    .select({ email: users.email })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(and(eq(members.companyId, companyId), eq(members.status, 'active'), isNull(users.blockedAt)))
    .orderBy(asc(members.createdAt), asc(members.id));
  return rows.map(({ email }) => email);
}

export async function storeContact(
  { orm }: Rows,
  companyId: string,
  contact: Pick<typeof clients.$inferInsert, 'contact' | 'email' | 'clientKey'>,
): Promise<void> {
  await orm.update(clients).set(contact).where(eq(clients.companyId, companyId));
}
