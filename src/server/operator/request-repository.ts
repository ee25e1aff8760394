import { and, count, eq, ne } from 'drizzle-orm';
import type { RequestFilter } from '#contract/operator.ts';
import { rowsPerPage } from '#contract/paging.ts';
import type { RequestState } from '#domain/requests/service-request.ts';
import { users } from '../accounts/tables.ts';
import { keysetOf, pageOf } from '../platform/database/keyset.ts';
import type { Rows } from '../platform/database/scope.ts';
import { serviceRequests } from '../requests/tables.ts';
import { companies } from '../tenancy/tables.ts';
import type { Page } from './paging.ts';

/** A request with the company that made it. */
export type FiledRequestRow = Awaited<ReturnType<typeof selectFiled>>[number];

const { requestedAt, id } = serviceRequests;
const oldestFirst = keysetOf([{ column: requestedAt }, { column: id }]);
const latestFirst = keysetOf([{ column: requestedAt, isDescending: true }, { column: id }]);

/** Requests of all companies: what waits with the oldest first, what is done with the latest. */
export async function findRequests(
  { orm }: Rows,
  { state, cursor }: RequestFilter,
): Promise<Page<FiledRequestRow>> {
  const where = state && eq(serviceRequests.state, state);
  const order = state === 'done' ? latestFirst : oldestFirst;
  const found = await selectFiled(orm)
    .where(and(where, order.after(cursor)))
    .orderBy(...order.order)
    .limit(rowsPerPage + 1);
  const [all] = await orm.select({ total: count() }).from(serviceRequests).where(where);
  return { ...pageOf(found, rowsPerPage), total: all?.total ?? 0 };
}

/** How many wait for an operator. */
export async function countOpenRequests({ orm }: Rows): Promise<number> {
  const [all] = await orm
    .select({ total: count() })
    .from(serviceRequests)
    .where(eq(serviceRequests.state, 'open'));
  return all?.total ?? 0;
}

/** Keeps everybody else from changing a request until the transaction is over. */
export async function lockRequest({ orm }: Rows, id: string): Promise<FiledRequestRow | undefined> {
  await orm
    .select({ id: serviceRequests.id })
    .from(serviceRequests)
    .where(eq(serviceRequests.id, id))
    .for('update');
  const [row] = await selectFiled(orm).where(eq(serviceRequests.id, id));
  return row;
}

/** Whether the company has asked for the same again since. */
export async function isAskedAgain({ orm }: Rows, { details }: FiledRequestRow): Promise<boolean> {
  const [other] = await orm
    .select({ id: serviceRequests.id })
    .from(serviceRequests)
    .where(
      and(
        eq(serviceRequests.companyId, details.companyId),
        eq(serviceRequests.service, details.service),
        ne(serviceRequests.id, details.id),
        ne(serviceRequests.state, 'done'),
      ),
    );
  return other !== undefined;
}

export async function storeAnswer(
  { orm }: Rows,
  id: string,
  answer: { state: RequestState; answer: string; changedAt: Date },
): Promise<void> {
  await orm.update(serviceRequests).set(answer).where(eq(serviceRequests.id, id));
}

function selectFiled(orm: Rows['orm']) {
  return orm
    .select({
      details: serviceRequests,
      company: { id: companies.id, name: companies.name, country: companies.country },
      requestedByName: users.name,
      position: oldestFirst.position,
    })
    .from(serviceRequests)
    .innerJoin(companies, eq(companies.id, serviceRequests.companyId))
    .leftJoin(users, eq(users.id, serviceRequests.requestedBy))
    .$dynamic();
}
