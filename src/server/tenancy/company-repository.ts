import { and, eq, sql } from 'drizzle-orm';
import type { Role } from '#domain/team/permissions.ts';
import { users } from '../accounts/tables.ts';
import type { Transaction } from '../platform/database/scope.ts';
import { companies, members } from './tables.ts';

/** A company as seen by one of its people. */
export interface Company {
  details: typeof companies.$inferSelect;
  /** Name of the person who created it; `null` once that account is gone. */
  createdByName: string | null;
  /** The asker's role in it. */
  role: Role;
}

/**
 * Switches a transaction from a person's scope to a company's, if they are active in it.
 * @returns the company; `undefined` if they are not active in it
 */
export async function enterCompany(
  { orm, client }: Transaction,
  userId: string,
  id: string,
): Promise<Company | undefined> {
  const known = prepared.get(client) ?? prepare(orm);
  prepared.set(client, known);
  return (await known.execute({ userId, id }))[0];
}

/** Cached per connection, which knows its prepared statements. */
const prepared = new WeakMap<Transaction['client'], ReturnType<typeof prepare>>();

function prepare(orm: Transaction['orm']) {
  return orm
    .select({
      details: companies,
      createdByName: users.name,
      role: members.role,
      scope: sql`set_config('landfall.company', ${companies.id}::text, true)`,
    })
    .from(members)
    .innerJoin(companies, eq(companies.id, members.companyId))
    .leftJoin(users, eq(users.id, companies.createdBy))
    .where(
      and(
        eq(members.userId, sql.placeholder('userId')),
        eq(members.status, 'active'),
        eq(companies.id, sql.placeholder('id')),
      ),
    )
    .prepare('enter_company');
}
