import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { claimMinutes } from '#domain/desk/claim.ts';
import type { ReviewSubject } from '#domain/desk/review-subject.ts';
import { mayAsStaff, staffRoles } from '#domain/staff/permissions.ts';
import { users } from '../accounts/tables.ts';
import type { Rows } from '../platform/database/scope.ts';
import { assignments, operators } from '../staff/tables.ts';
import { columnsOf, isAbout } from './subject-columns.ts';
import { reviewClaims } from './tables.ts';

/** A claim with the name of who holds it. */
export interface NamedClaim {
  by: string;
  name: string;
  until: Date;
}

const reviewers = staffRoles.filter((role) => mayAsStaff(role, 'review-papers'));

/** Whether a claim still counts: until its time is over, or whoever holds it may no longer review that client. */
export function claimHolds(now: Date): SQL {
  return sql`(${reviewClaims.claimedUntil} > ${now} and exists (
    select from ${operators} join ${users} on ${users.id} = ${operators.userId}
    where ${operators.userId} = ${reviewClaims.claimedBy} and ${inArray(operators.role, reviewers)}
      and ${users.blockedAt} is null
      and (not ${operators.ownClientsOnly} or exists (
        select from ${assignments}
        where ${assignments.companyId} = ${reviewClaims.companyId} and ${assignments.ownerId} = ${operators.userId}
      ))
  ))`;
}

/** Takes or prolongs a claim. Somebody else's stays while it holds. */
export async function takeClaim(
  { orm }: Rows,
  { companyId, subject, by, at }: { companyId: string; subject: ReviewSubject; by: string; at: Date },
): Promise<void> {
  const set = { claimedBy: by, claimedUntil: new Date(at.getTime() + claimMinutes * 60_000) };
  await orm
    .insert(reviewClaims)
    .values({ companyId, ...columnsOf(subject), ...set })
    .onConflictDoUpdate({
      target: 'paper' in subject ? reviewClaims.paperId : [reviewClaims.caseId, reviewClaims.task],
      set,
      setWhere: sql`${reviewClaims.claimedBy} = ${by} or not ${claimHolds(at)}`,
    });
}

/** Who holds it now. */
export async function findClaim(
  { orm }: Rows,
  subject: ReviewSubject,
  now: Date,
): Promise<NamedClaim | undefined> {
  const [found] = await orm
    .select({ by: reviewClaims.claimedBy, name: users.name, until: reviewClaims.claimedUntil })
    .from(reviewClaims)
    .innerJoin(users, eq(users.id, reviewClaims.claimedBy))
    .where(and(isAbout(reviewClaims, subject), claimHolds(now)));
  return found;
}

/** Gives a claim back; another's stays. */
export async function dropClaim({ orm }: Rows, subject: ReviewSubject, by: string): Promise<void> {
  await orm.delete(reviewClaims).where(and(isAbout(reviewClaims, subject), eq(reviewClaims.claimedBy, by)));
}
