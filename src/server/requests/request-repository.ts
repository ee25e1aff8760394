import { and, desc, eq, ne } from 'drizzle-orm';
import type { RequestedService } from '#domain/requests/service-request.ts';
import { users } from '../accounts/tables.ts';
import type { Rows } from '../platform/database/scope.ts';
import { serviceRequests } from './tables.ts';

/** A request with the name of who made it; `null` once that account is gone. */
export interface ServiceRequest {
  details: typeof serviceRequests.$inferSelect;
  requestedByName: string | null;
}

type NewRequest = Pick<
  typeof serviceRequests.$inferInsert,
  'companyId' | 'service' | 'requestedBy' | 'requestedAt'
>;

/** What a company asked for, the latest first. */
export function listRequestsOf({ orm }: Rows, companyId: string): Promise<ServiceRequest[]> {
  return selectRequests(orm)
    .where(eq(serviceRequests.companyId, companyId))
    .orderBy(desc(serviceRequests.requestedAt), desc(serviceRequests.id));
}

/** The one request for a service that is not done yet. */
export async function findUnfinished(
  { orm }: Rows,
  companyId: string,
  service: RequestedService,
): Promise<ServiceRequest | undefined> {
  const [found] = await selectRequests(orm).where(
    and(
      eq(serviceRequests.companyId, companyId),
      eq(serviceRequests.service, service),
      ne(serviceRequests.state, 'done'),
    ),
  );
  return found;
}

/**
 * Stores a request unless one for the same service is unfinished; waits for one that is just being stored.
 *
 * @returns whether it was stored
 */
export async function insertRequest({ orm }: Rows, request: NewRequest): Promise<boolean> {
  const { rowCount } = await orm
    .insert(serviceRequests)
    .values({ ...request, changedAt: request.requestedAt })
    .onConflictDoNothing();
  return rowCount === 1;
}

function selectRequests(orm: Rows['orm']) {
  return orm
    .select({ details: serviceRequests, requestedByName: users.name })
    .from(serviceRequests)
    .leftJoin(users, eq(users.id, serviceRequests.requestedBy))
    .$dynamic();
}
