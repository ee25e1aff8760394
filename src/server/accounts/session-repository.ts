import { and, desc, eq, gt, gte, isNotNull, isNull, lt, ne } from 'drizzle-orm';
import type { Person } from '#domain/accounts/person.ts';
import type { Database } from '../platform/database/database.ts';
import { laneStatement } from '../platform/database/lanes.ts';
import type { Rows } from '../platform/database/scope.ts';
import { sessions, users } from './tables.ts';

/** An open session and the person it belongs to. */
export interface StoredSession {
  id: string;
  openedAt: Date;
  /** When it was last renewed. */
  updatedAt: Date;
  person: Person;
  /** Whether it was opened with a second factor or a passkey. */
  hasSecondFactor: boolean;
  lock: SessionLock;
}

/** What decides whether a session is locked. */
export interface SessionLock {
  isLocked: boolean;
  /** Minutes without input after which it locks; 0 for never. */
  after: number;
  /** `null` for a client without pages. */
  lastInputAt: Date | null;
}

/** SQL for existing sessions; `openSession` writes new ones. */
export type SessionRepository = ReturnType<typeof createSessionRepository>;

/** Maximum sessions in the list. */
const maxListed = 100;

/** Minutes after which a person's screen locks: as they chose, or for staff as the installation sets. */
function lockAfter(staffDefault: string): string {
  return `coalesce(users.lock_after,
     case when exists (select 1 from operators where operators.user_id = users.id) then ${staffDefault}::int else 0 end)`;
}

/** Pages report input at most twice a minute, so a minute more passes before the server itself locks. */
const reportedWithinMs = 60_000;

/** When a session without further input counts as locked. */
export function locksAt({ after, lastInputAt }: SessionLock): Date | undefined {
  if (after === 0 || !lastInputAt) return undefined;
  return new Date(lastInputAt.getTime() + after * 60_000 + reportedWithinMs);
}

const openSessionByToken = laneStatement<{
  id: string;
  created_at: Date;
  updated_at: Date;
  has_second_factor: boolean;
  is_locked: boolean;
  lock_after: number;
  last_input_at: Date | null;
  user_id: string;
  email: string;
  name: string;
}>(
  'open_session_by_token',
  `select sessions.id, sessions.created_at, sessions.updated_at,
     sessions.second_factor is not null as has_second_factor, sessions.user_id, users.email, users.name,
     sessions.locked_at is not null as is_locked, sessions.last_input_at, ${lockAfter('$3')} as lock_after
   from sessions join users on users.id = sessions.user_id
   where sessions.token = $1 and sessions.expires_at > $2 and users.blocked_at is null`,
);

export function createSessionRepository({ orm, lanes, pool }: Database, staffLockAfter: number) {
  return {
    async findOpen(token: string, now: Date): Promise<StoredSession | undefined> {
      const [row] = await lanes.run(openSessionByToken, [token, now, staffLockAfter]);
      if (!row) return undefined;
      return {
        id: row.id,
        openedAt: row.created_at,
        updatedAt: row.updated_at,
        person: { id: row.user_id, email: row.email, fullName: row.name },
        hasSecondFactor: row.has_second_factor,
        lock: { isLocked: row.is_locked, after: row.lock_after, lastInputAt: row.last_input_at },
      };
    },

    /** Renews a session last renewed before `dueBefore`; one of many concurrent requests does it. */
    async prolong(
      id: string,
      use: { now: Date; expiresAt: Date; dueBefore: Date; country: string | null },
    ): Promise<void> {
      await orm
        .update(sessions)
        .set({ updatedAt: use.now, expiresAt: use.expiresAt, country: use.country })
        .where(and(eq(sessions.id, id), lt(sessions.updatedAt, use.dueBefore)));
    },

    /** A person's open sessions, most recently used first. */
    listOpen: (userId: string, now: Date) =>
      orm
        .select()
        .from(sessions)
        .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
        .orderBy(desc(sessions.updatedAt))
        .limit(maxListed),

    /** Which of these sessions are open and not locked. */
    async whichAreOpen(ids: readonly string[], now: Date): Promise<ReadonlySet<string>> {
      const { rows } = await pool.query(
        `select sessions.id from sessions join users on users.id = sessions.user_id
         where sessions.id = any($1::uuid[]) and sessions.expires_at > $2 and sessions.locked_at is null
           and (sessions.last_input_at is null or ${lockAfter('$3')} = 0
             or sessions.last_input_at + make_interval(mins => ${lockAfter('$3')}, secs => $4) > $2)`,
        [[...ids], now, staffLockAfter, reportedWithinMs / 1000],
      );
      return new Set(rows.map(({ id }) => id));
    },

    /** Marks a session of a client without pages, which never locks. */
    async exemptFromLock(token: string): Promise<void> {
      await orm.update(sessions).set({ lastInputAt: null }).where(eq(sessions.token, token));
    },

    /** Records input in a page of a session that is not locked. */
    async noteInput(id: string, now: Date): Promise<void> {
      await orm
        .update(sessions)
        .set({ lastInputAt: now })
        .where(and(eq(sessions.id, id), isNull(sessions.lockedAt)));
    },

    /** Whether an open session began after a given time. */
    async hasBegun(id: string, since: Date): Promise<boolean> {
      const rows = await orm
        .select({ id: sessions.id })
        .from(sessions)
        .where(and(eq(sessions.id, id), gte(sessions.createdAt, since)));
      return rows.length > 0;
    },

    /** Ends one of a person's sessions. Returns whether it existed. */
    async end(userId: string, id: string): Promise<boolean> {
      const ended = await orm
        .delete(sessions)
        .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
        .returning({ id: sessions.id });
      return ended.length > 0;
    },

    /** Ends the session with a token, for any person. */
    async endByToken(token: string): Promise<void> {
      await orm.delete(sessions).where(eq(sessions.token, token));
    },

    async endOthers(userId: string, keptId: string): Promise<void> {
      await orm.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, keptId)));
    },

    async endAll(userId: string): Promise<void> {
      await orm.delete(sessions).where(eq(sessions.userId, userId));
    },

    async removeExpired(now: Date): Promise<void> {
      await orm.delete(sessions).where(lt(sessions.expiresAt, now));
    },
  };
}

/** Locks a session; false if it was locked or has ended. */
export async function lock({ orm }: Rows, id: string, now: Date): Promise<boolean> {
  const rows = await orm
    .update(sessions)
    .set({ lockedAt: now })
    .where(and(eq(sessions.id, id), isNull(sessions.lockedAt)))
    .returning({ id: sessions.id });
  return rows.length > 0;
}

/** Unlocks a session; false if it was not locked or has ended. */
export async function unlock({ orm }: Rows, id: string, now: Date): Promise<boolean> {
  const rows = await orm
    .update(sessions)
    .set({ lockedAt: null, lastInputAt: now })
    .where(and(eq(sessions.id, id), isNotNull(sessions.lockedAt)))
    .returning({ id: sessions.id });
  return rows.length > 0;
}

/** What a person chose; `null` for the installation's default. */
export async function readLockAfter({ orm }: Rows, userId: string): Promise<number | null> {
  const [row] = await orm.select({ lockAfter: users.lockAfter }).from(users).where(eq(users.id, userId));
  return row?.lockAfter ?? null;
}

/** Stores what a person chose. Their open sessions count from now, as their pages may not have reported input before. */
export async function setLockAfter(
  { orm }: Rows,
  { userId, minutes, now }: { userId: string; minutes: number | null; now: Date },
): Promise<void> {
  await orm.update(users).set({ lockAfter: minutes }).where(eq(users.id, userId));
  await orm
    .update(sessions)
    .set({ lastInputAt: now })
    .where(and(eq(sessions.userId, userId), isNotNull(sessions.lastInputAt), isNull(sessions.lockedAt)));
}
