import { and, count, eq, gt, gte, isNotNull, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { rowsPerPage } from '#contract/paging.ts';
import type { turnParts } from '#contract/voice.ts';
import { users } from '../accounts/tables.ts';
import type { Database } from '../platform/database/database.ts';
import { pageOf } from '../platform/database/keyset.ts';
import { byAge, type StoredCall, stored } from './call-repository.ts';
import { voiceCalls, voiceExchanges } from './tables.ts';

/** A call with its caller; `null` for a visitor. */
export interface CallOfAll extends StoredCall {
  caller: string | null;
  medianMs: number | null;
}

export interface WaitingTimes {
  turns: number;
  parts: Record<(typeof turnParts)[number], { median: number; late: number } | null>;
}

/** Typed questions have no end of speech and are left out of the latencies. */
const isSpoken = and(isNotNull(voiceExchanges.totalMs), gt(voiceExchanges.endpointMs, 0));

/** Calls that began since then, newest first. */
export async function findCallsOfAll(
  { orm }: Database,
  since: Date,
  cursor: string | undefined,
): Promise<{ calls: CallOfAll[]; nextCursor: string | null; total: number }> {
  const medianMs = sql<
    number | null
  >`(select round(percentile_cont(0.5) within group (order by ${voiceExchanges.totalMs}))::int from ${voiceExchanges} where ${voiceExchanges.callId} = ${voiceCalls.id} and ${isSpoken})`;
  const [found, [counted]] = await Promise.all([
    orm
      .select({ ...stored, caller: users.name, medianMs, position: byAge.position })
      .from(voiceCalls)
      .leftJoin(users, eq(users.id, voiceCalls.userId))
      .where(and(gte(voiceCalls.startedAt, since), byAge.after(cursor)))
      .orderBy(...byAge.order)
      .limit(rowsPerPage + 1),
    orm.select({ total: count() }).from(voiceCalls).where(gte(voiceCalls.startedAt, since)),
  ]);
  const { rows: calls, nextCursor } = pageOf(found, rowsPerPage);
  return { calls, nextCursor, total: counted?.total ?? 0 };
}

/** Latencies of the spoken turns since then. */
export async function figuresSince({ orm }: Database, since: Date): Promise<WaitingTimes> {
  const [figures] = await orm
    .select({
      turns: count(),
      endpointMs: spreadOf(voiceExchanges.endpointMs),
      sttMs: spreadOf(voiceExchanges.sttMs),
      answerMs: spreadOf(voiceExchanges.answerMs),
      ttsMs: spreadOf(voiceExchanges.ttsMs),
      totalMs: spreadOf(voiceExchanges.totalMs),
    })
    .from(voiceExchanges)
    .where(and(gte(voiceExchanges.at, since), isSpoken));
  const read = (values: number[] | null | undefined) => {
    const [median, late] = values ?? [];
    return median === undefined || late === undefined
      ? null
      : { median: Math.round(median), late: Math.round(late) };
  };
  return {
    turns: figures?.turns ?? 0,
    parts: {
      endpointMs: read(figures?.endpointMs),
      sttMs: read(figures?.sttMs),
      answerMs: read(figures?.answerMs),
      ttsMs: read(figures?.ttsMs),
      totalMs: read(figures?.totalMs),
    },
  };
}

function spreadOf(column: PgColumn) {
  return sql<number[] | null>`percentile_cont(array[0.5, 0.95]) within group (order by ${column})`;
}
