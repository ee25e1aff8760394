import { and, asc, desc, eq, inArray, isNotNull, ne } from 'drizzle-orm';
import type { NameProposal } from '#domain/names/check-name.ts';
import { users } from '../accounts/tables.ts';
import type { Rows } from '../platform/database/scope.ts';
import { members } from '../tenancy/tables.ts';
import { nameProposals } from './tables.ts';

export type StoredName = typeof nameProposals.$inferSelect;

/** Open and reserved names by rank, then the refused ones, latest first. */
export async function listNames({ orm }: Rows, companyId: string): Promise<StoredName[]> {
  return orm
    .select()
    .from(nameProposals)
    .where(eq(nameProposals.companyId, companyId))
    .orderBy(asc(nameProposals.rank), desc(nameProposals.recordedAt), asc(nameProposals.proposedAt));
}

/** Full names of the people who can hold the company: its members without those who only advise or pay. */
export async function listHolders({ orm }: Rows, companyId: string): Promise<string[]> {
  const rows = await orm
    .select({ name: users.name })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(
      and(
        eq(members.companyId, companyId),
        eq(members.status, 'active'),
        inArray(members.role, ['admin', 'member', 'shareholder']),
        isNotNull(users.name),
      ),
    );
  return rows.map(({ name }) => name).filter(Boolean);
}

/** Replaces the names that the authority has not answered; one with the same spelling keeps its id. */
export async function replaceProposals(
  { orm }: Rows,
  companyId: string,
  proposals: readonly NameProposal[],
  { by, at }: { by: string; at: Date },
): Promise<void> {
  const stored = await listNames({ orm }, companyId);
  const open = stored.filter(({ state }) => state === 'proposed');
  const reserved = stored.filter(({ state }) => state === 'reserved').length;
  const kept = new Set<string>();
  for (const [index, proposal] of proposals.entries()) {
    const rank = reserved + index + 1;
    const same = open.find(({ id, name }) => name === proposal.name && !kept.has(id));
    if (same) {
      kept.add(same.id);
      await orm
        .update(nameProposals)
        .set({ ...proposal, rank })
        .where(eq(nameProposals.id, same.id));
    } else {
      const [added] = await orm
        .insert(nameProposals)
        .values({ ...proposal, companyId, rank, proposedBy: by, proposedAt: at })
        .returning({ id: nameProposals.id });
      if (added) kept.add(added.id);
    }
  }
  for (const { id } of open) {
    if (!kept.has(id)) await orm.delete(nameProposals).where(eq(nameProposals.id, id));
  }
}

/** What an authority said of a name. */
export type StoredAnswer = Pick<
  StoredName,
  'state' | 'answeredOn' | 'reason' | 'nextPath' | 'reservationNumber' | 'reservedUntil'
>;

/** Stores an authority's answer. A refused name leaves the ranking, and those after it move up. */
export async function storeNameAnswer(
  rows: Rows,
  { id, companyId }: StoredName,
  answer: StoredAnswer,
  recordedAt: Date,
): Promise<void> {
  const { orm } = rows;
  const rank = answer.state === 'refused' ? { rank: null } : {};
  await orm
    .update(nameProposals)
    .set({ ...answer, ...rank, recordedAt })
    .where(eq(nameProposals.id, id));
  const ranked = (await listNames(rows, companyId)).filter(({ state }) => state !== 'refused');
  for (const [index, name] of ranked.entries()) {
    if (name.rank === index + 1) continue;
    await orm
      .update(nameProposals)
      .set({ rank: index + 1 })
      .where(and(eq(nameProposals.id, name.id), ne(nameProposals.state, 'refused')));
  }
}

/** Takes an authority's answer back: the name is proposed again, after the others if it was refused. */
export async function reopenName(rows: Rows, { id, companyId, rank }: StoredName): Promise<void> {
  const ranked = (await listNames(rows, companyId)).filter(({ state }) => state !== 'refused');
  await rows.orm
    .update(nameProposals)
    .set({
      ...{ state: 'proposed', rank: rank ?? ranked.length + 1, answeredOn: null, reason: '', nextPath: '' },
      ...{ reservationNumber: '', reservedUntil: null, recordedAt: null },
    })
    .where(eq(nameProposals.id, id));
}
