import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import type { KitPerson } from '#domain/kits/kit.ts';
import { users } from '../accounts/tables.ts';
import type { Rows } from '../platform/database/scope.ts';
import { members } from '../tenancy/tables.ts';
import { importedCompanies } from './tables.ts';

/** Where a company came from; `undefined` if it was made here. */
export async function findImported({ orm }: Rows, companyId: string) {
  const [row] = await orm.select().from(importedCompanies).where(eq(importedCompanies.companyId, companyId));
  return row;
}

export async function addImported({ orm }: Rows, row: typeof importedCompanies.$inferInsert): Promise<void> {
  await orm.insert(importedCompanies).values(row);
}

/** The company's people and others that its records name: of those the name alone. */
export async function listKitPeople(
  { orm }: Rows,
  companyId: string,
  named: readonly string[],
  seesMembers: boolean,
): Promise<KitPerson[]> {
  const { id, name, email } = users;
  const own = await orm
    .select({ id, name, email, role: members.role, status: members.status })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(and(eq(members.companyId, companyId), ne(members.status, 'deleted')))
    .orderBy(asc(members.createdAt), asc(members.id));
  const others = await orm
    .select({ id, name })
    .from(users)
    .where(inArray(id, [...named]))
    .orderBy(asc(users.createdAt), asc(id));
  const inCompany = new Set(own.map((person) => person.id));
  const people = seesMembers
    ? own
    : own.flatMap((person) =>
        named.includes(person.id)
          ? { id: person.id, name: person.name, email: null, role: null, status: null }
          : [],
      );
  return [
    ...people,
    ...others.flatMap((person) =>
      inCompany.has(person.id) ? [] : { ...person, email: null, role: null, status: null },
    ),
  ];
}
