import { and, asc, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import { rowsPerPage } from '#contract/paging.ts';
import type { CallEndReason } from '#contract/voice.ts';
import type { Database } from '../platform/database/database.ts';
import { keysetOf, pageOf } from '../platform/database/keyset.ts';
import type { Exchange } from './call/exchange.ts';
import { voiceCalls, voiceExchanges } from './tables.ts';

/** A stored call. */
export interface StoredCall {
  id: string;
  startedAt: Date;
  endedAt: Date | null;
  endReason: string | null;
  keepsTranscript: boolean;
  turns: number;
}

export type StoredExchange = typeof voiceExchanges.$inferSelect;

/** Newest first. */
export const byAge = keysetOf([
  { column: voiceCalls.startedAt, isDescending: true },
  { column: voiceCalls.id, isDescending: true },
]);

/** The columns of a call. */
export const stored = {
  id: voiceCalls.id,
  startedAt: voiceCalls.startedAt,
  endedAt: voiceCalls.endedAt,
  endReason: voiceCalls.endReason,
  keepsTranscript: voiceCalls.keepsTranscript,
  turns: sql<number>`(select count(*)::int from ${voiceExchanges} where ${voiceExchanges.callId} = ${voiceCalls.id})`,
};

/** Stores the start of a call. Returns whether it is the first with this id. */
export async function keepCall(
  { orm }: Database,
  call: { id: string; userId: string | undefined; keepsTranscript: boolean; startedAt: Date },
): Promise<boolean> {
  const kept = await orm
    .insert(voiceCalls)
    .values({ ...call, userId: call.userId ?? null })
    .onConflictDoNothing()
    .returning({ id: voiceCalls.id });
  return kept.length > 0;
}

/** Stores a question and its answer, with the words if they are to be kept. @throws if the call is gone */
export async function keepExchange(
  { orm }: Database,
  callId: string,
  { turn, at, said, heard, figures }: Exchange,
  keepsTranscript: boolean,
): Promise<void> {
  await orm
    .insert(voiceExchanges)
    .values({ callId, turn, at, ...(keepsTranscript && { said, heard }), ...figures })
    .onConflictDoNothing();
}

export async function keepEnd(
  { orm }: Database,
  id: string,
  end: { endedAt: Date; endReason: CallEndReason },
): Promise<void> {
  await orm.update(voiceCalls).set(end).where(eq(voiceCalls.id, id));
}

/** A page of a person's calls, newest first. */
export async function findCalls(
  { orm }: Database,
  userId: string,
  cursor: string | undefined,
): Promise<{ calls: StoredCall[]; nextCursor: string | null }> {
  const found = await orm
    .select({ ...stored, position: byAge.position })
    .from(voiceCalls)
    .where(and(eq(voiceCalls.userId, userId), byAge.after(cursor)))
    .orderBy(...byAge.order)
    .limit(rowsPerPage + 1);
  const { rows: calls, nextCursor } = pageOf(found, rowsPerPage);
  return { calls, nextCursor };
}

/** One call of a person, with its exchanges in order. */
export async function findCall(
  { orm }: Database,
  userId: string,
  id: string,
): Promise<(StoredCall & { exchanges: StoredExchange[] }) | undefined> {
  const [call] = await orm
    .select(stored)
    .from(voiceCalls)
    .where(and(eq(voiceCalls.id, id), eq(voiceCalls.userId, userId)));
  if (!call) return undefined;
  const exchanges = await orm
    .select()
    .from(voiceExchanges)
    .where(eq(voiceExchanges.callId, id))
    .orderBy(asc(voiceExchanges.turn));
  return { ...call, exchanges };
}

/** All calls of a person with their exchanges, newest first. */
export async function findWholeCalls(
  { orm }: Database,
  userId: string,
): Promise<(StoredCall & { exchanges: StoredExchange[] })[]> {
  const [calls, rows] = await Promise.all([
    orm
      .select(stored)
      .from(voiceCalls)
      .where(eq(voiceCalls.userId, userId))
      .orderBy(desc(voiceCalls.startedAt)),
    orm
      .select({ exchange: voiceExchanges })
      .from(voiceExchanges)
      .innerJoin(voiceCalls, eq(voiceCalls.id, voiceExchanges.callId))
      .where(eq(voiceCalls.userId, userId))
      .orderBy(asc(voiceExchanges.turn)),
  ]);
  const exchanges = Map.groupBy(
    rows.map(({ exchange }) => exchange),
    ({ callId }) => callId,
  );
  return calls.map((call) => ({ ...call, exchanges: exchanges.get(call.id) ?? [] }));
}

/** Deletes one call of a person. Returns whether it existed. */
export async function removeCall({ orm }: Database, userId: string, id: string): Promise<boolean> {
  const removed = await orm
    .delete(voiceCalls)
    .where(and(eq(voiceCalls.id, id), eq(voiceCalls.userId, userId)))
    .returning({ id: voiceCalls.id });
  return removed.length > 0;
}

/** Closes calls that began before that day and have no recorded end, e.g. after a power failure. */
export async function closeForgotten({ orm }: Database, startedBefore: Date): Promise<void> {
  await orm
    .update(voiceCalls)
    .set({ endedAt: sql`${voiceCalls.startedAt}`, endReason: 'server-stopped' })
    .where(and(isNull(voiceCalls.endedAt), lt(voiceCalls.startedAt, startedBefore)));
}

/** Deletes visitors' calls that began before that day; only their timings were stored. */
export async function removeOfVisitors({ orm }: Database, startedBefore: Date): Promise<void> {
  await orm.delete(voiceCalls).where(and(isNull(voiceCalls.userId), lt(voiceCalls.startedAt, startedBefore)));
}
