import { and, asc, desc, eq, gt, gte, inArray, lt, max, ne, sql } from 'drizzle-orm';
import { may, roles } from '#domain/team/permissions.ts';
import type { ThreadSide } from '#domain/threads/thread-item.ts';
import type { Rows, Transaction } from '../platform/database/scope.ts';
import { operators } from '../staff/tables.ts';
import { members } from '../tenancy/tables.ts';
import { staffNotes, threadItems, threadReads } from './tables.ts';

export type ThreadItem = typeof threadItems.$inferSelect;
export type StaffNote = typeof staffNotes.$inferSelect;

/** Adds an item at the end. Two that are added at once wait for each other. */
export async function insertItem(
  { orm, client }: Transaction,
  item: Omit<ThreadItem, 'position'>,
): Promise<ThreadItem> {
  await client.query("select pg_advisory_xact_lock(hashtextextended($1, hashtext('thread')))", [
    item.companyId,
  ]);
  const [last] = await orm
    .select({ position: max(threadItems.position) })
    .from(threadItems)
    .where(eq(threadItems.companyId, item.companyId));
  const [added] = await orm
    .insert(threadItems)
    .values({ ...item, position: (last?.position ?? 0) + 1 })
    .returning();
  return added as ThreadItem;
}

interface Span {
  before?: number | undefined;
  after?: number | undefined;
  limit: number;
}

/** The items after a position, or the last ones before another, in their order; one more than `limit`. */
export async function findItems(
  { orm }: Rows,
  companyId: string,
  { before, after, limit }: Span,
): Promise<ThreadItem[]> {
  const { position } = threadItems;
  const found = await orm
    .select()
    .from(threadItems)
    .where(
      and(
        eq(threadItems.companyId, companyId),
        after === undefined ? undefined : gt(position, after),
        before === undefined ? undefined : lt(position, before),
      ),
    )
    .orderBy(after === undefined ? desc(position) : asc(position))
    .limit(limit + 1);
  return after === undefined ? found.toReversed() : found;
}

/** How far a person has read, and how far anybody of the other side. */
export async function findReadPositions(
  { orm }: Rows,
  companyId: string,
  { personId, side }: { personId: string; side: ThreadSide },
): Promise<{ readUpTo: number; seenUpTo: number }> {
  const ofThread = eq(threadReads.companyId, companyId);
  const [own] = await orm
    .select({ position: threadReads.position })
    .from(threadReads)
    .where(and(ofThread, eq(threadReads.personId, personId)));
  const [others] = await orm
    .select({ position: max(threadReads.position) })
    .from(threadReads)
    .where(and(ofThread, ne(threadReads.side, side)));
  return { readUpTo: own?.position ?? 0, seenUpTo: others?.position ?? 0 };
}

/** Notes that a person has read up to a position, never back and never beyond the last item. */
export async function saveReadPosition(
  { orm }: Rows,
  read: typeof threadReads.$inferInsert,
): Promise<boolean> {
  const { rowCount } = await orm
    .insert(threadReads)
    .values({
      ...read,
      position: sql`least(${read.position}, (
        select coalesce(max(${threadItems.position}), 0) from ${threadItems}
        where ${threadItems.companyId} = ${read.companyId}))`,
    })
    .onConflictDoUpdate({
      target: [threadReads.companyId, threadReads.personId],
      set: { position: sql`excluded.position`, at: sql`excluded.at`, side: sql`excluded.side` },
      setWhere: lt(threadReads.position, sql`excluded.position`),
    });
  return rowCount === 1;
}

/** Everybody who may read the thread: whose open pages hear of it. */
export async function findReaders({ orm }: Rows, companyId: string): Promise<string[]> {
  const people = await orm
    .select({ id: members.userId })
    .from(members)
    .where(
      and(
        eq(members.companyId, companyId),
        eq(members.status, 'active'),
        inArray(
          members.role,
          roles.filter((role) => may(role, 'read-thread')),
        ),
      ),
    );
  return [...people.map(({ id }) => id), ...(await findStaff({ orm }))];
}

export async function findStaff({ orm }: Rows): Promise<string[]> {
  const staff = await orm.select({ id: operators.userId }).from(operators);
  return staff.map(({ id }) => id);
}

export async function insertNote({ orm }: Rows, note: typeof staffNotes.$inferInsert): Promise<StaffNote> {
  const [added] = await orm.insert(staffNotes).values(note).returning();
  return added as StaffNote;
}

/** The notes on a company since a moment, or the last ones. */
export async function findNotes(
  { orm }: Rows,
  companyId: string,
  since: Date | undefined,
): Promise<StaffNote[]> {
  const found = await orm
    .select()
    .from(staffNotes)
    .where(
      and(eq(staffNotes.companyId, companyId), since === undefined ? undefined : gte(staffNotes.at, since)),
    )
    .orderBy(desc(staffNotes.at), desc(staffNotes.id))
    .limit(200);
  return found.toReversed();
}
