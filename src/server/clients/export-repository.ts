import { and, asc, eq, gt, or, type SQL } from 'drizzle-orm';
import { users } from '../accounts/tables.ts';
import type { Rows } from '../platform/database/scope.ts';
import { assignments } from '../staff/tables.ts';
import { companies } from '../tenancy/tables.ts';
import { clients } from './tables.ts';

const pageSize = 200;

/** The clients after one, by the order they were added in. */
export function readClientsAfter({ orm }: Rows, last: { createdAt: Date; id: string } | undefined) {
  const after: SQL | undefined =
    last &&
    or(
      gt(companies.createdAt, last.createdAt),
      and(eq(companies.createdAt, last.createdAt), gt(companies.id, last.id)),
    );
  return orm
    .select({ company: companies, client: clients, owner: users.name })
    .from(companies)
    .leftJoin(clients, eq(clients.companyId, companies.id))
    .leftJoin(assignments, eq(assignments.companyId, companies.id))
    .leftJoin(users, eq(users.id, assignments.ownerId))
    .where(after)
    .orderBy(asc(companies.createdAt), asc(companies.id))
    .limit(pageSize);
}
