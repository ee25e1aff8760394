import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { usualHours } from '#domain/notifications/quiet-hours.ts';
import type { StaffRole } from '#domain/staff/permissions.ts';
import type { Role } from '#domain/team/permissions.ts';
import { users } from '../accounts/tables.ts';
import type { Rows } from '../platform/database/scope.ts';
import { assignments, operators } from '../staff/tables.ts';
import { members } from '../tenancy/tables.ts';
import { notificationSettings } from './tables.ts';

/** Somebody who is told, and when they may be emailed. */
export interface Recipient {
  id: string;
  timeZone: string;
  quietFrom: number;
  quietTo: number;
}

const recipient = {
  id: users.id,
  timeZone: sql<string>`coalesce(${notificationSettings.timeZone}, 'UTC')`,
  quietFrom: sql<number>`coalesce(${notificationSettings.quietFrom}, ${usualHours.quietFrom})`.mapWith(
    Number,
  ),
  quietTo: sql<number>`coalesce(${notificationSettings.quietTo}, ${usualHours.quietTo})`.mapWith(Number),
};

/** The active members with one of these roles. */
export function findMembersToTell(
  { orm }: Rows,
  companyId: string,
  roles: readonly Role[],
): Promise<Recipient[]> {
  return selectMembers(orm, companyId, inArray(members.role, [...roles]));
}

/** Those of these people who are active in the company. */
export async function findNamedToTell(
  { orm }: Rows,
  companyId: string,
  people: readonly string[],
): Promise<Recipient[]> {
  if (people.length === 0) return [];
  return selectMembers(orm, companyId, inArray(users.id, [...people]));
}

/** The agency's staff with one of these roles who reach the company. */
export function findStaffToTell(
  { orm }: Rows,
  companyId: string,
  roles: readonly StaffRole[],
): Promise<Recipient[]> {
  return selectRecipients(orm)
    .innerJoin(operators, eq(operators.userId, users.id))
    .where(
      and(isNull(users.blockedAt), inArray(operators.role, [...roles]), reaches(sql`${companyId}::uuid`)),
    );
}

/** Whether a person is of the staff with one of these roles and reaches a company. */
export function isStaffOf(person: PgColumn, companyId: PgColumn, roles: readonly StaffRole[]) {
  return sql`exists (select from ${operators} where ${operators.userId} = ${person}
    and ${inArray(operators.role, [...roles])} and ${reaches(sql`${companyId}`)})`;
}

/** Whether the operator of the row reaches a company: some reach only the clients that they are in charge of. */
function reaches(companyId: SQL) {
  return sql`(not ${operators.ownClientsOnly} or exists (
    select from ${assignments} where ${assignments.companyId} = ${companyId} and ${assignments.ownerId} = ${operators.userId}
  ))`;
}

/** The company's active members that meet a condition. */
function selectMembers(orm: Rows['orm'], companyId: string, condition: SQL) {
  return selectRecipients(orm)
    .innerJoin(members, eq(members.userId, users.id))
    .where(
      and(isNull(users.blockedAt), eq(members.companyId, companyId), eq(members.status, 'active'), condition),
    );
}

function selectRecipients(orm: Rows['orm']) {
  return orm
    .select(recipient)
    .from(users)
    .leftJoin(notificationSettings, eq(notificationSettings.personId, users.id))
    .$dynamic();
}
