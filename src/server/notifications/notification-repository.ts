import { and, eq, exists, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { type NotificationKind, notificationKinds } from '#domain/notifications/notification-kinds.ts';
import { keysetOf, pageOf } from '../platform/database/keyset.ts';
import type { Rows } from '../platform/database/scope.ts';
import { companies, members } from '../tenancy/tables.ts';
import { isStaffOf } from './recipient-repository.ts';
import { rolesThatMay, staffRolesThatMay } from './roles-that-may.ts';
import { notifications } from './tables.ts';

/** Whose notifications are read, and whether those of the staff are among them. */
export interface Reader {
  personId: string;
  /** False for a session that may not enter the back office. */
  isStaff: boolean;
}

/** Kinds that stand as one line while they are unread, and count. */
const collapsing: readonly NotificationKind[] = ['message', 'client-message'];

/** Adds rows. What somebody was told of before is left alone; unread messages are counted. */
export async function insertNotifications(
  { orm }: Rows,
  rows: (typeof notifications.$inferInsert)[],
): Promise<void> {
  if (rows.length === 0) return;
  const { personId, companyId, kind, key } = notifications;
  const isUnread = sql`${notifications.readAt} is null`;
  await orm
    .insert(notifications)
    .values(rows)
    .onConflictDoUpdate({
      target: [personId, companyId, kind, key],
      set: {
        details: sql`excluded.details`,
        at: sql`excluded.at`,
        times: sql`case when ${isUnread} then ${notifications.times} + 1 else 1 end`,
        // One email for all that came since somebody read last.
        emailAfter: sql`case when ${isUnread} then ${notifications.emailAfter} else excluded.email_after end`,
        readAt: null,
      },
      setWhere: inArray(kind, [...collapsing]),
    });
}

/** Kinds by who is told of them, so that whoever loses a role loses what was told to it. */
const kindsByReader = [
  ...Map.groupBy(Object.keys(notificationKinds) as NotificationKind[], (kind) =>
    JSON.stringify(notificationKinds[kind].to),
  ).values(),
].flatMap((kinds) => {
  const [kind] = kinds;
  return kind ? [{ kinds, to: notificationKinds[kind].to }] : [];
});

/** Notifications that their person may still see, by the role they have now. */
export function mayStillSee({ orm }: Rows, includesStaff: boolean): SQL | undefined {
  const membership = (having?: SQL) =>
    exists(
      orm
        .select({ one: sql`1` })
        .from(members)
        .where(
          and(
            eq(members.companyId, notifications.companyId),
            eq(members.userId, notifications.personId),
            eq(members.status, 'active'),
            having,
          ),
        ),
    );
  const reachable = kindsByReader.map(({ kinds, to }) => {
    const isOfKind = inArray(notifications.kind, kinds);
    if (to === 'named') return and(isOfKind, membership());
    if ('members' in to) {
      const hasRole = inArray(members.role, rolesThatMay(to.members));
      // About one's own paper everybody is told by name.
      return and(isOfKind, membership(or(hasRole, sql`${notifications.details} ->> 'isOwn' = 'true'`)));
    }
    const roles = staffRolesThatMay(to.staff);
    return includesStaff
      ? and(isOfKind, isStaffOf(notifications.personId, notifications.companyId, roles))
      : undefined;
  });
  return or(...reachable);
}

/** A page of a person's notifications, latest first. Works for the installation, as staff are in no company. */
export async function findNotifications(
  rows: Rows,
  reader: Reader,
  { cursor, limit }: { cursor: string | undefined; limit: number },
) {
  const found = await rows.orm
    .select({ details: notifications, companyName: companies.name, position: latestFirst.position })
    .from(notifications)
    .innerJoin(companies, eq(companies.id, notifications.companyId))
    .where(
      and(
        eq(notifications.personId, reader.personId),
        mayStillSee(rows, reader.isStaff),
        latestFirst.after(cursor),
      ),
    )
    .orderBy(...latestFirst.order)
    .limit(limit + 1);
  return pageOf(found, limit);
}
export type FoundNotification = Awaited<ReturnType<typeof findNotifications>>['rows'][number];

const latestFirst = keysetOf([
  { column: notifications.at, isDescending: true },
  { column: notifications.id, isDescending: true },
]);

/** What is new for somebody. */
export interface NotificationState {
  /** Changes with every change of the rest. */
  version: string;
  unread: number;
  /** Unread messages by company. */
  messages: { companyId: string; unread: number }[];
}

/** The state of several readers in one statement; readers without notifications are left out. */
export async function findStates(
  rows: Rows,
  personIds: readonly string[],
  includesStaff: boolean,
): Promise<Map<string, NotificationState>> {
  const found = await rows.orm
    .select({
      personId: notifications.personId,
      companyId: notifications.companyId,
      isMessage: sql<boolean>`${inArray(notifications.kind, [...collapsing])}`,
      unread: sql<number>`count(*) filter (where ${notifications.readAt} is null)`.mapWith(Number),
      times:
        sql<number>`coalesce(sum(${notifications.times}) filter (where ${notifications.readAt} is null), 0)`.mapWith(
          Number,
        ),
      latest: sql<string>`extract(epoch from max(${notifications.at}))`,
    })
    .from(notifications)
    .where(and(inArray(notifications.personId, [...personIds]), mayStillSee(rows, includesStaff)))
    .groupBy(notifications.personId, notifications.companyId, sql`3`)
    .orderBy(notifications.personId, notifications.companyId, sql`3`);
  const states = new Map<string, NotificationState>();
  for (const { personId, companyId, isMessage, unread, times, latest } of found) {
    const state = states.get(personId) ?? { version: '', unread: 0, messages: [] };
    state.unread += unread;
    if (isMessage && times > 0) state.messages.push({ companyId, unread: times });
    state.version += `${unread}-${times}-${latest}.`;
    states.set(personId, state);
  }
  return states;
}

/** Marks a person's notifications as read: those with these ids, or all up to a moment. */
export async function markRead(
  { orm }: Rows,
  personId: string,
  which: { ids: readonly string[] } | { until: Date },
  at: Date,
): Promise<void> {
  const chosen =
    'ids' in which ? inArray(notifications.id, [...which.ids]) : lte(notifications.at, which.until);
  await orm
    .update(notifications)
    .set(read(at))
    .where(and(unreadOf(personId), chosen));
}

/** Marks the messages of a company up to a position in its thread as read. */
export async function markMessagesRead(
  { orm }: Rows,
  { personId, companyId, position, at }: { personId: string; companyId: string; position: number; at: Date },
): Promise<void> {
  await orm
    .update(notifications)
    .set(read(at))
    .where(
      and(
        unreadOf(personId),
        eq(notifications.companyId, companyId),
        inArray(notifications.kind, [...collapsing]),
        sql`(${notifications.details} ->> 'position')::int <= ${position}`,
      ),
    );
}

const read = (at: Date) => ({ readAt: at, emailAfter: null });
const unreadOf = (personId: string) =>
  and(eq(notifications.personId, personId), isNull(notifications.readAt));
