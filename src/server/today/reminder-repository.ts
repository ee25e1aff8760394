import { and, asc, eq, gte, inArray, isNull, max, sql } from 'drizzle-orm';
import { usualHours } from '#domain/notifications/quiet-hours.ts';
import { users } from '../accounts/tables.ts';
import { openTasks } from '../cases/tables.ts';
import { undeliverableAddresses } from '../mail/tables.ts';
import { notificationSettings } from '../notifications/tables.ts';
import type { Rows } from '../platform/database/scope.ts';
import { companies, members } from '../tenancy/tables.ts';
import { reminders } from './tables.ts';

/** What a reminder is made of, for one client. */
export interface OwingClient {
  company: { id: string; name: string };
  recipients: {
    name: string;
    email: string;
    timeZone: string;
    quietFrom: number;
    quietTo: number;
    /** Since when emails to that address come back; `null` where they arrive. */
    returnedSince: Date | null;
  }[];
  owes: { task: string; label: string }[];
  remindedAt: Date | null;
  /** How many reminders there were since a moment, sent or about to be. */
  recent: number;
}

/** What each of these clients owes now, whom to remind of it, and how often that was done since a moment. */
export async function findOwing({ orm }: Rows, ids: readonly string[], since: Date): Promise<OwingClient[]> {
  const wanted = [...new Set(ids)];
  const named = await orm
    .select({ id: companies.id, name: companies.name })
    .from(companies)
    .where(inArray(companies.id, wanted))
    .orderBy(asc(companies.name), asc(companies.id));
  const tasks = await orm
    .select({ companyId: openTasks.companyId, task: openTasks.task, label: openTasks.label })
    .from(openTasks)
    .where(and(inArray(openTasks.companyId, wanted), eq(openTasks.turn, 'founder')))
    .orderBy(asc(openTasks.since), asc(openTasks.task));
  const people = await orm
    .select({
      companyId: members.companyId,
      name: users.name,
      email: users.email,
      timeZone: sql<string>`coalesce(${notificationSettings.timeZone}, 'UTC')`,
      quietFrom: sql<number>`coalesce(${notificationSettings.quietFrom}, ${usualHours.quietFrom})::int`,
      quietTo: sql<number>`coalesce(${notificationSettings.quietTo}, ${usualHours.quietTo})::int`,
      returnedSince: undeliverableAddresses.since,
    })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .leftJoin(notificationSettings, eq(notificationSettings.personId, users.id))
    .leftJoin(undeliverableAddresses, eq(undeliverableAddresses.address, sql`lower(${users.email})`))
    .where(
      and(
        inArray(members.companyId, wanted),
        eq(members.role, 'admin'),
        eq(members.status, 'active'),
        isNull(users.blockedAt),
      ),
    )
    .orderBy(asc(users.email));
  const counted = await orm
    .select({
      companyId: reminders.companyId,
      remindedAt: max(reminders.askedAt),
      recent: sql<number>`count(*) filter (where ${gte(reminders.askedAt, since)})::int`,
    })
    .from(reminders)
    .where(inArray(reminders.companyId, wanted))
    .groupBy(reminders.companyId);
  return named.map((company) => {
    const of = <Row extends { companyId: string }>(rows: readonly Row[]) =>
      rows.filter(({ companyId }) => companyId === company.id);
    const [count] = of(counted);
    return {
      company,
      recipients: of(people),
      owes: of(tasks).map(({ task, label }) => ({ task, label })),
      remindedAt: count?.remindedAt ?? null,
      recent: count?.recent ?? 0,
    };
  });
}

export async function insertReminders(
  { orm }: Rows,
  rows: readonly (typeof reminders.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await orm.insert(reminders).values([...rows]);
}

/** Reminders that wait, oldest first. */
export function findWaitingReminders({ orm }: Rows, limit: number) {
  return orm
    .select({ id: reminders.id, companyId: reminders.companyId })
    .from(reminders)
    .where(isNull(reminders.doneAt))
    .orderBy(asc(reminders.askedAt))
    .limit(limit);
}

/** Takes a waiting reminder; `undefined` where another instance has it. */
export async function holdReminder({ orm }: Rows, id: string) {
  const [row] = await orm
    .select({ id: reminders.id, companyId: reminders.companyId, askedBy: reminders.askedBy })
    .from(reminders)
    .where(and(eq(reminders.id, id), isNull(reminders.doneAt)))
    .for('update', { skipLocked: true });
  return row;
}

export async function settleReminder(
  { orm }: Rows,
  id: string,
  outcome: { outcome: 'sent' | 'nothing-owed' | 'nobody' | 'returned'; doneAt: Date },
): Promise<void> {
  await orm.update(reminders).set(outcome).where(eq(reminders.id, id));
}
