import { and, asc, count, eq, isNull, or, sql } from 'drizzle-orm';
import type { PartyChanges } from '#contract/party-view.ts';
import type { SensitiveField } from '#domain/parties/party.ts';
import type { PlainDate } from '#domain/values/plain-date.ts';
import type { Rows } from '../platform/database/scope.ts';
import { companies, members, parties } from '../tenancy/tables.ts';
import { holdings, officesHeld } from './tables.ts';

export type StoredParty = typeof parties.$inferSelect;

/** The parties of a company, oldest first. */
export function listParties({ orm }: Rows, companyId: string): Promise<StoredParty[]> {
  return orm
    .select()
    .from(parties)
    .where(eq(parties.companyId, companyId))
    .orderBy(asc(parties.createdAt), asc(parties.id));
}

export async function findParty(
  { orm }: Rows,
  companyId: string,
  of: { id: string } | { userId: string },
): Promise<StoredParty | undefined> {
  const isIt = 'id' in of ? eq(parties.id, of.id) : eq(parties.userId, of.userId);
  const [found] = await orm
    .select()
    .from(parties)
    .where(and(eq(parties.companyId, companyId), isIt));
  return found;
}

export async function addParty(
  { orm }: Rows,
  values: typeof parties.$inferInsert,
): Promise<StoredParty | undefined> {
  const [added] = await orm.insert(parties).values(values).onConflictDoNothing().returning();
  return added;
}

/** Changes the given fields. */
export async function updateParty(
  { orm }: Rows,
  { companyId, id }: Pick<StoredParty, 'companyId' | 'id'>,
  changes: PartyChanges & { answered?: SensitiveField[] },
  updatedAt: Date,
): Promise<void> {
  const birthDate = changes.birthDate as PlainDate | null | undefined;
  await orm
    .update(parties)
    .set({ ...changes, birthDate, updatedAt })
    .where(and(eq(parties.companyId, companyId), eq(parties.id, id)));
}

export async function deleteParty({ orm }: Rows, companyId: string, id: string): Promise<void> {
  await orm.delete(parties).where(and(eq(parties.companyId, companyId), eq(parties.id, id)));
}

/** Whether the registers name a party, also for days long past. */
export async function isInRegister({ orm }: Rows, companyId: string, id: string): Promise<boolean> {
  const [held] = await orm
    .select({ entries: count() })
    .from(holdings)
    .where(
      and(
        eq(holdings.companyId, companyId),
        or(eq(holdings.holder, id), eq(holdings.ofParty, id), eq(holdings.nomineeFor, id)),
      ),
    );
  const [inOffice] = await orm
    .select({ entries: count() })
    .from(officesHeld)
    .where(and(eq(officesHeld.companyId, companyId), eq(officesHeld.partyId, id)));
  return (held?.entries ?? 0) + (inOffice?.entries ?? 0) > 0;
}

/**
 * Binds a party to the account that accepted its invitation.
 * @returns whether it was free, and this person is no other party of the company
 */
export async function bindParty(
  { orm }: Rows,
  { companyId, id, userId, at }: { companyId: string; id: string; userId: string; at: Date },
): Promise<boolean> {
  const bound = await orm
    .update(parties)
    .set({ userId, updatedAt: at })
    .where(
      and(
        eq(parties.companyId, companyId),
        eq(parties.id, id),
        isNull(parties.userId),
        sql`not exists (select from parties other where other.company_id = ${companyId} and other.user_id = ${userId})`,
      ),
    )
    .returning({ id: parties.id });
  return bound.length > 0;
}

/** The companies in which a person has a part and is active, with that party. */
export function listPartiesOf(
  { orm }: Rows,
  userId: string,
): Promise<{ party: StoredParty; companyName: string }[]> {
  return orm
    .select({ party: parties, companyName: companies.name })
    .from(parties)
    .innerJoin(members, and(eq(members.companyId, parties.companyId), eq(members.userId, parties.userId)))
    .innerJoin(companies, eq(companies.id, parties.companyId))
    .where(and(eq(parties.userId, userId), eq(members.status, 'active')))
    .orderBy(asc(parties.createdAt), asc(parties.id));
}
