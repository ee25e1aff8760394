import { and, desc, eq, gt, gte, inArray, lt, ne } from 'drizzle-orm';
import type { Person } from '#domain/accounts/person.ts';
import type { Database } from '../platform/database/database.ts';
import { laneStatement } from '../platform/database/lanes.ts';
import { sessions } from './tables.ts';

/** An open session and the person it belongs to. */
export interface StoredSession {
  id: string;
  openedAt: Date;
  /** When it was last renewed. */
  updatedAt: Date;
  person: Person;
  /** Whether it was opened with a second factor or a passkey. */
  hasSecondFactor: boolean;
}

/** SQL for existing sessions; `openSession` writes new ones. */
export type SessionRepository = ReturnType<typeof createSessionRepository>;

/** Maximum sessions in the list. */
const maxListed = 100;

const openSessionByToken = laneStatement<{
  id: string;
  created_at: Date;
  updated_at: Date;
  has_second_factor: boolean;
  user_id: string;
  email: string;
  name: string;
}>(
  'open_session_by_token',
  `select sessions.id, sessions.created_at, sessions.updated_at,
     sessions.second_factor is not null as has_second_factor, sessions.user_id, users.email, users.name
   from sessions join users on users.id = sessions.user_id
   where sessions.token = $1 and sessions.expires_at > $2 and users.blocked_at is null`,
);

export function createSessionRepository({ orm, lanes }: Database) {
  return {
    async findOpen(token: string, now: Date): Promise<StoredSession | undefined> {
      const [row] = await lanes.run(openSessionByToken, [token, now]);
      if (!row) return undefined;
      return {
        id: row.id,
        openedAt: row.created_at,
        updatedAt: row.updated_at,
        person: { id: row.user_id, email: row.email, fullName: row.name },
        hasSecondFactor: row.has_second_factor,
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

    /** Which of these sessions are open. */
    async whichAreOpen(ids: readonly string[], now: Date): Promise<ReadonlySet<string>> {
      const rows = await orm
        .select({ id: sessions.id })
        .from(sessions)
        .where(and(inArray(sessions.id, [...ids]), gt(sessions.expiresAt, now)));
      return new Set(rows.map(({ id }) => id));
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
