import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Role } from '#domain/team/permissions.ts';
import { users } from '../accounts/tables.ts';
import type { Rows, Transaction } from '../platform/database/scope.ts';
import { companies, members } from './tables.ts';

/** The stored details of a company. */
export type CompanyRecord = typeof companies.$inferSelect;

/** A company as seen by one of its people. */
export interface Company {
  details: CompanyRecord;
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

/** A company that the transaction's scope shows. */
export async function findCompany({ orm }: Rows, id: string): Promise<CompanyRecord | undefined> {
  return (await orm.select().from(companies).where(eq(companies.id, id)))[0];
}

/** Those of some companies that the transaction's scope shows. */
export function findCompanies({ orm }: Rows, ids: readonly string[]): Promise<CompanyRecord[]> {
  return orm
    .select()
    .from(companies)
    .where(inArray(companies.id, [...ids]))
    .execute();
}

/**
 * Makes other changes of these companies wait until the transaction ends, so that what is read stays true.
 * Locks in one order, so two callers never wait for each other.
 */
export async function lockCompanies({ orm }: Rows, ...ids: readonly string[]): Promise<void> {
  await orm
    .select({ id: companies.id })
    .from(companies)
    .where(inArray(companies.id, [...ids]))
    .orderBy(asc(companies.id))
    .for('no key update');
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
