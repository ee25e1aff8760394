import { and, asc, count, eq, exists, ilike, isNotNull, isNull, max, or, type SQL, sql } from 'drizzle-orm';
import type { PersonFilter, PersonState } from '#contract/operator.ts';
import { rowsPerPage } from '#contract/paging.ts';
import { passkeys, secondFactors, sessions, users } from '../accounts/tables.ts';
import { keysetOf, pageOf } from '../platform/database/keyset.ts';
import { anywhere } from '../platform/database/like-pattern.ts';
import type { Rows } from '../platform/database/scope.ts';
import { operators } from '../staff/tables.ts';
import { companies, members } from '../tenancy/tables.ts';
import type { Page } from './paging.ts';

/** A person as the list of all shows them. */
export interface FoundPerson {
  id: string;
  name: string;
  email: string;
  state: PersonState;
  isOperator: boolean;
  createdAt: Date;
}

const byAge = keysetOf([{ column: users.createdAt, isDescending: true }, { column: users.id }]);

/** All people who fit, the latest first. */
export async function findPeople(
  { orm }: Rows,
  { search, state, cursor }: PersonFilter,
): Promise<Page<FoundPerson>> {
  const where = and(
    isReached(orm),
    search ? isFoundBy(orm, search) : undefined,
    state && stateConditions[state],
  );
  const found = await selectListed(orm)
    .where(and(where, byAge.after(cursor)))
    .orderBy(...byAge.order)
    .limit(rowsPerPage + 1);
  const [all] = await orm.select({ total: count() }).from(users).where(where);
  return { ...pageOf(found, rowsPerPage), total: all?.total ?? 0 };
}

/** The companies a person belongs to, in whatever state. */
export async function companyIdsOf({ orm }: Rows, personId: string): Promise<string[]> {
  const rows = await orm
    .select({ id: members.companyId })
    .from(members)
    .where(eq(members.userId, personId))
    .orderBy(asc(members.createdAt), asc(members.id));
  return rows.map(({ id }) => id);
}

/** Their place in one company. */
export async function placeIn({ orm }: Rows, personId: string, companyId: string) {
  const [row] = await orm
    .select({ id: companies.id, name: companies.name, role: members.role, status: members.status })
    .from(members)
    .innerJoin(companies, eq(companies.id, members.companyId))
    .where(and(eq(members.userId, personId), eq(members.companyId, companyId)));
  return row;
}

/** Everything about one account but where it belongs to. */
export async function readAccount({ orm }: Rows, id: string) {
  const [listed] = await selectListed(orm).where(and(eq(users.id, id), isReached(orm)));
  const [details] = await orm
    .select({
      phone: users.phone,
      removedAfter: users.removedAfter,
      blockedAt: users.blockedAt,
      blockedReason: users.blockedReason,
    })
    .from(users)
    .where(eq(users.id, id));
  if (!listed || !details) return undefined;
  const [factor] = await orm
    .select({ total: count() })
    .from(secondFactors)
    .where(and(eq(secondFactors.userId, id), isNotNull(secondFactors.confirmedAt)));
  const [keys] = await orm.select({ total: count() }).from(passkeys).where(eq(passkeys.userId, id));
  const [open] = await orm
    .select({ total: count(), lastUsedAt: max(sessions.updatedAt) })
    .from(sessions)
    .where(and(eq(sessions.userId, id), sql`${sessions.expiresAt} > now()`));
  return {
    listed,
    ...details,
    hasSecondFactor: (factor?.total ?? 0) > 0,
    passkeys: keys?.total ?? 0,
    sessions: open?.total ?? 0,
    lastUsedAt: open?.lastUsedAt ?? null,
  };
}

/** Staff who reach only their own clients see the people of those. */
function isReached(orm: Rows['orm']): SQL {
  const inCompany = orm.select({ found: sql`1` }).from(members).where(eq(members.userId, users.id));
  return sql`(landfall_staff() is null or ${exists(inCompany)})`;
}

/** By name or address, or by the name of one of their companies. */
function isFoundBy(orm: Rows['orm'], search: string): SQL | undefined {
  const pattern = anywhere(search);
  return or(
    ilike(users.name, pattern),
    ilike(users.email, pattern),
    exists(
      orm
        .select({ found: sql`1` })
        .from(members)
        .innerJoin(companies, eq(companies.id, members.companyId))
        .where(and(eq(members.userId, users.id), ilike(companies.name, pattern))),
    ),
  );
}

const stateConditions: Record<PersonState, SQL | undefined> = {
  blocked: isNotNull(users.blockedAt),
  closing: and(isNull(users.blockedAt), isNotNull(users.removedAfter)),
  unverified: and(isNull(users.blockedAt), isNull(users.removedAfter), eq(users.emailVerified, false)),
  active: and(isNull(users.blockedAt), isNull(users.removedAfter), eq(users.emailVerified, true)),
};

function selectListed(orm: Rows['orm']) {
  const { blocked, closing, unverified } = stateConditions;
  return orm
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      state: sql<PersonState>`case when ${blocked} then 'blocked' when ${closing} then 'closing' when ${unverified} then 'unverified' else 'active' end`,
      isOperator: sql<boolean>`${operators.userId} is not null`,
      createdAt: users.createdAt,
      position: byAge.position,
    })
    .from(users)
    .leftJoin(operators, eq(operators.userId, users.id))
    .$dynamic();
}
