import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import { users } from '../accounts/tables.ts';
import type { Rows } from '../platform/database/scope.ts';
import { companies } from '../tenancy/tables.ts';
import { mayStillSee } from './notification-repository.ts';
import { notifications } from './tables.ts';

/** People of one run; the next run takes the others. */
const maxPeople = 500;

/** Who has something that is due. */
export async function findPeopleDue({ orm }: Rows, now: Date): Promise<string[]> {
  const rows = await orm
    .selectDistinct({ personId: notifications.personId })
    .from(notifications)
    .where(lte(notifications.emailAfter, now))
    .limit(maxPeople);
  return rows.map(({ personId }) => personId);
}

/** What is due for a person, oldest first. Another instance passes it over until the transaction is over. */
export function findDue(rows: Rows, personId: string, now: Date) {
  return rows.orm
    .select({
      row: notifications,
      companyName: companies.name,
      email: users.email,
      /** Confirmed addresses of open accounts alone are written to, about what their owner may still see. */
      mayBeEmailed: sql<boolean>`${and(
        users.emailVerified,
        isNull(users.blockedAt),
        isNull(users.removedAfter),
        mayStillSee(rows, true),
      )}`,
    })
    .from(notifications)
    .innerJoin(users, eq(users.id, notifications.personId))
    .innerJoin(companies, eq(companies.id, notifications.companyId))
    .where(
      and(
        eq(notifications.personId, personId),
        isNull(notifications.readAt),
        lte(notifications.emailAfter, now),
      ),
    )
    .orderBy(asc(notifications.at), asc(notifications.id))
    .for('update', { of: notifications, skipLocked: true });
}
export type DueNotification = Awaited<ReturnType<typeof findDue>>[number];

/** Notes when notifications need an email, or that none is left to send. */
export async function settleEmails(
  { orm }: Rows,
  ids: readonly string[],
  emailAfter: Date | null,
): Promise<void> {
  if (ids.length === 0) return;
  await orm
    .update(notifications)
    .set({ emailAfter })
    .where(inArray(notifications.id, [...ids]));
}
