import { and, asc, desc, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Rows } from '../platform/database/scope.ts';
import { parties } from '../tenancy/tables.ts';
import { partyRequests } from './tables.ts';

/** That somebody was asked for more. */
export type StoredRequest = typeof partyRequests.$inferSelect;

export async function insertRequest(
  { orm }: Rows,
  values: typeof partyRequests.$inferInsert,
): Promise<StoredRequest> {
  const [stored] = await orm.insert(partyRequests).values(values).returning();
  if (!stored) throw new Error('A request to a party was not stored.');
  return stored;
}

/** What was asked in a company, latest first; of one party where it is named. */
export function listRequests({ orm }: Rows, companyId: string, partyId?: string): Promise<StoredRequest[]> {
  return orm
    .select()
    .from(partyRequests)
    .where(
      and(
        eq(partyRequests.companyId, companyId),
        partyId === undefined ? undefined : eq(partyRequests.partyId, partyId),
      ),
    )
    .orderBy(desc(partyRequests.askedAt), asc(partyRequests.id));
}

export async function findRequest({ orm }: Rows, companyId: string, id: string) {
  const [found] = await orm
    .select()
    .from(partyRequests)
    .where(and(eq(partyRequests.companyId, companyId), eq(partyRequests.id, id)))
    .for('update');
  return found;
}

export async function updateRequest(
  { orm }: Rows,
  id: string,
  set: Partial<Pick<StoredRequest, 'answeredAt' | 'remindedAt' | 'escalatedAt'>>,
): Promise<void> {
  await orm.update(partyRequests).set(set).where(eq(partyRequests.id, id));
}

/** Requests of all companies without an answer that were asked by then, with whom they went to. */
export function listUnanswered({ orm }: Rows, askedBefore: Date) {
  return orm
    .select({
      request: partyRequests,
      name: parties.name,
      userId: parties.userId,
    })
    .from(partyRequests)
    .innerJoin(parties, eq(parties.id, partyRequests.partyId))
    .where(
      and(
        isNull(partyRequests.answeredAt),
        lte(partyRequests.askedAt, askedBefore),
        sql`(${partyRequests.remindedAt} is null or ${partyRequests.escalatedAt} is null)`,
      ),
    )
    .orderBy(asc(partyRequests.askedAt))
    .for('update', { of: partyRequests });
}
