import { and, asc, count, desc, eq, exists, ilike, ne, not, or, type SQL, sql } from 'drizzle-orm';
import type { CompanyFilter, CompanyState } from '#contract/operator.ts';
import { rowsPerPage } from '#contract/paging.ts';
import { users } from '../accounts/tables.ts';
import { subscriptions } from '../billing/tables.ts';
import { keysetOf, pageOf } from '../platform/database/keyset.ts';
import { anywhere } from '../platform/database/like-pattern.ts';
import type { Rows } from '../platform/database/scope.ts';
import { serviceRequests } from '../requests/tables.ts';
import { companies, members } from '../tenancy/tables.ts';
import type { Page } from './paging.ts';

/** A company as the list of all shows it, which is not more than needed to find it. */
export interface FoundCompany {
  id: string;
  name: string;
  country: typeof companies.$inferSelect.country;
  state: CompanyState;
  createdAt: Date;
}

const byAge = keysetOf([{ column: companies.createdAt, isDescending: true }, { column: companies.id }]);

/** All companies that fit, the latest first. */
export async function findCompanies(
  { orm }: Rows,
  { search, country, state, cursor }: CompanyFilter,
): Promise<Page<FoundCompany>> {
  const where = and(
    search ? isFoundBy(orm, search) : undefined,
    country && eq(companies.country, country),
    state && stateConditions(orm)[state],
  );
  const found = await selectListed(orm)
    .where(and(where, byAge.after(cursor)))
    .orderBy(...byAge.order)
    .limit(rowsPerPage + 1);
  const [all] = await orm.select({ total: count() }).from(companies).where(where);
  return { ...pageOf(found, rowsPerPage), total: all?.total ?? 0 };
}

/** Everything about one company. */
export async function readCompany({ orm }: Rows, id: string) {
  const [listed] = await selectListed(orm).where(eq(companies.id, id));
  const [details] = await orm.select().from(companies).where(eq(companies.id, id));
  if (!listed || !details) return undefined;
  return {
    listed,
    details,
    people: await orm
      .select({
        id: users.id,
        name: users.name,
        email: users.email,
        role: members.role,
        status: members.status,
      })
      .from(members)
      .innerJoin(users, eq(users.id, members.userId))
      .where(eq(members.companyId, id))
      .orderBy(asc(members.createdAt), asc(members.id)),
    requests: await orm
      .select({
        id: serviceRequests.id,
        service: serviceRequests.service,
        state: serviceRequests.state,
        requestedAt: serviceRequests.requestedAt,
      })
      .from(serviceRequests)
      .where(eq(serviceRequests.companyId, id))
      .orderBy(desc(serviceRequests.requestedAt)),
    subscription: await orm
      .select({ status: subscriptions.status })
      .from(subscriptions)
      .where(eq(subscriptions.companyId, id))
      .orderBy(desc(subscriptions.asOf))
      .limit(1)
      .then(([row]) => row?.status ?? null),
  };
}

/** By its own name, or by the name or the address of one of its people. */
function isFoundBy(orm: Rows['orm'], search: string): SQL | undefined {
  const pattern = anywhere(search);
  return or(
    ilike(companies.name, pattern),
    exists(
      orm
        .select({ found: sql`1` })
        .from(members)
        .innerJoin(users, eq(users.id, members.userId))
        .where(
          and(
            eq(members.companyId, companies.id),
            or(ilike(users.email, pattern), ilike(users.name, pattern)),
          ),
        ),
    ),
  );
}

function stateConditions(orm: Rows['orm']): Record<CompanyState, SQL | undefined> {
  const waits = exists(
    orm
      .select({ found: sql`1` })
      .from(serviceRequests)
      .where(and(eq(serviceRequests.companyId, companies.id), ne(serviceRequests.state, 'done'))),
  );
  const hasPeople = exists(
    orm
      .select({ found: sql`1` })
      .from(members)
      .where(and(eq(members.companyId, companies.id), eq(members.status, 'active'))),
  );
  return {
    waiting: waits,
    active: and(not(waits), hasPeople),
    orphaned: and(not(waits), not(hasPeople)),
  };
}

function selectListed(orm: Rows['orm']) {
  const { waiting, orphaned } = stateConditions(orm);
  return orm
    .select({
      id: companies.id,
      name: companies.name,
      country: companies.country,
      state: sql<CompanyState>`case when ${waiting} then 'waiting' when ${orphaned} then 'orphaned' else 'active' end`,
      createdAt: companies.createdAt,
      position: byAge.position,
    })
    .from(companies)
    .$dynamic();
}
