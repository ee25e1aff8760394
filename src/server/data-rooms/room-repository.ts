import { randomUUID } from 'node:crypto';
import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import { users } from '../accounts/tables.ts';
import type { Rows } from '../platform/database/scope.ts';
import { dataRoomOpens, dataRooms } from './tables.ts';

export type RoomRow = typeof dataRooms.$inferSelect;

/** Most openings of a room that are listed. */
const listedOpens = 50;

/** The rooms of a company, latest first. */
export function listRooms({ orm }: Rows, companyId: string): Promise<RoomRow[]> {
  return orm
    .select()
    .from(dataRooms)
    .where(eq(dataRooms.companyId, companyId))
    .orderBy(desc(dataRooms.createdAt), desc(dataRooms.id));
}

/** The latest openings of a room, latest first. */
export function listOpens({ orm }: Rows, roomId: string): Promise<{ at: Date; what: string }[]> {
  return orm
    .select({ at: dataRoomOpens.at, what: dataRoomOpens.what })
    .from(dataRoomOpens)
    .where(eq(dataRoomOpens.roomId, roomId))
    .orderBy(desc(dataRoomOpens.at), desc(dataRoomOpens.id))
    .limit(listedOpens);
}

export async function addRoom({ orm }: Rows, room: Omit<RoomRow, 'revokedAt'>): Promise<void> {
  await orm.insert(dataRooms).values(room);
}

/** Ends a room's link; `undefined` where there is no such room. */
export async function endRoom(
  { orm }: Rows,
  companyId: string,
  id: string,
  at: Date,
): Promise<RoomRow | undefined> {
  const [ended] = await orm
    .update(dataRooms)
    .set({ revokedAt: at })
    .where(and(eq(dataRooms.companyId, companyId), eq(dataRooms.id, id), isNull(dataRooms.revokedAt)))
    .returning();
  return ended;
}

/** The room of a link that still works, and whose it is; none while their account is closed or blocked. */
export async function findOpenRoom(
  { orm }: Rows,
  tokenHash: string,
  now: Date,
): Promise<RoomRow | undefined> {
  const [found] = await orm
    .select({ room: dataRooms })
    .from(dataRooms)
    .innerJoin(users, eq(users.id, dataRooms.createdBy))
    .where(
      and(
        eq(dataRooms.tokenHash, tokenHash),
        isNull(dataRooms.revokedAt),
        gt(dataRooms.expiresAt, now),
        isNull(users.removedAfter),
        isNull(users.blockedAt),
      ),
    );
  return found?.room;
}

/** Notes that a link was used. */
export async function noteOpen(
  { orm }: Rows,
  { id: roomId, companyId }: RoomRow,
  what: string,
  at: Date,
): Promise<void> {
  await orm.insert(dataRoomOpens).values({ id: randomUUID(), companyId, roomId, what, at });
}
