import { and, asc, count, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { users } from '../accounts/tables.ts';
import { caseEvents, cases, openTasks } from '../cases/tables.ts';
import { papers, paperVersions } from '../papers/tables.ts';
import type { Rows } from '../platform/database/scope.ts';
import { companies, parties } from '../tenancy/tables.ts';
import { claimHolds } from './claim-repository.ts';
import { reviewClaims, reviewDecisions } from './tables.ts';

const holders = alias(users, 'holders');
const founders = alias(users, 'founders');
const firsts = alias(users, 'firsts');

const waits = eq(paperVersions.state, 'received');

/** The papers of all companies that wait for a reviewer, waiting longest first. */
export function listWaiting({ orm }: Rows, now: Date, limit: number) {
  // Those that are listed come first, and then what is said of each: thousands may wait.
  const first = orm
    .select({
      paperId: paperVersions.paperId,
      number: paperVersions.number,
      uploadedAt: paperVersions.uploadedAt,
    })
    .from(paperVersions)
    .where(waits)
    .orderBy(asc(paperVersions.uploadedAt), asc(paperVersions.paperId))
    .limit(limit)
    .as('first');
  const lastDecision = sql`(
    select max(${reviewDecisions.position}) from ${reviewDecisions}
    where ${reviewDecisions.paperId} = ${first.paperId} and ${reviewDecisions.number} = ${first.number}
  )`;
  return (
    orm
      .select({
        companyId: companies.id,
        companyName: companies.name,
        paperId: papers.id,
        number: first.number,
        kind: papers.kind,
        partyId: papers.partyId,
        partyName: sql<string | null>`coalesce(${parties.name}, ${founders.name})`,
        uploadedAt: first.uploadedAt,
        claimedBy: reviewClaims.claimedBy,
        claimedUntil: reviewClaims.claimedUntil,
        holderName: holders.name,
        firstKind: reviewDecisions.kind,
        firstBy: reviewDecisions.decidedBy,
        firstName: firsts.name,
      })
      .from(first)
      .innerJoin(papers, eq(papers.id, first.paperId))
      .innerJoin(companies, eq(companies.id, papers.companyId))
      .leftJoin(parties, and(eq(parties.companyId, papers.companyId), eq(parties.id, papers.partyId)))
      // Until its people are entered, papers are asked of the person who created the company.
      .leftJoin(founders, eq(founders.id, papers.partyId))
      .leftJoin(reviewClaims, and(eq(reviewClaims.paperId, papers.id), claimHolds(now)))
      .leftJoin(holders, eq(holders.id, reviewClaims.claimedBy))
      .leftJoin(
        reviewDecisions,
        and(
          eq(reviewDecisions.paperId, papers.id),
          eq(reviewDecisions.number, first.number),
          eq(reviewDecisions.kind, 'accepted-first'),
          sql`${reviewDecisions.position} = ${lastDecision}`,
        ),
      )
      .leftJoin(firsts, eq(firsts.id, reviewDecisions.decidedBy))
      .orderBy(asc(first.uploadedAt), asc(papers.id))
  );
}
export type WaitingRow = Awaited<ReturnType<typeof listWaiting>>[number];

const isSubmitted = and(eq(openTasks.state, 'in-review'), eq(openTasks.turn, 'agency'));

/** Which submission of a task is the latest. */
const submissions = sql`(
  select count(*) from ${caseEvents}
  where ${caseEvents.caseId} = ${openTasks.caseId} and ${caseEvents.task} = ${openTasks.task} and ${caseEvents.kind} = 'submitted'
)`;
const lastTaskDecision = sql`(
  select max(${reviewDecisions.position}) from ${reviewDecisions}
  where ${reviewDecisions.caseId} = ${openTasks.caseId} and ${reviewDecisions.task} = ${openTasks.task}
    and ${reviewDecisions.number} = ${submissions}
)`;

/** The tasks of all companies that their founders submitted, waiting longest first. */
export function listSubmitted({ orm }: Rows, now: Date, limit: number) {
  const submittedAt = sql<Date>`(
    select max(${caseEvents.recordedAt}) from ${caseEvents}
    where ${caseEvents.caseId} = ${openTasks.caseId} and ${caseEvents.task} = ${openTasks.task} and ${caseEvents.kind} = 'submitted'
  )`.mapWith(caseEvents.recordedAt);
  return orm
    .select({
      companyId: companies.id,
      companyName: companies.name,
      caseId: openTasks.caseId,
      caseKind: cases.kind,
      task: openTasks.task,
      label: openTasks.label,
      submittedAt,
      claimedBy: reviewClaims.claimedBy,
      claimedUntil: reviewClaims.claimedUntil,
      holderName: holders.name,
      firstKind: reviewDecisions.kind,
      firstBy: reviewDecisions.decidedBy,
      firstName: firsts.name,
    })
    .from(openTasks)
    .innerJoin(cases, eq(cases.id, openTasks.caseId))
    .innerJoin(companies, eq(companies.id, openTasks.companyId))
    .leftJoin(
      reviewClaims,
      and(eq(reviewClaims.caseId, openTasks.caseId), eq(reviewClaims.task, openTasks.task), claimHolds(now)),
    )
    .leftJoin(holders, eq(holders.id, reviewClaims.claimedBy))
    .leftJoin(
      reviewDecisions,
      and(
        eq(reviewDecisions.caseId, openTasks.caseId),
        eq(reviewDecisions.task, openTasks.task),
        eq(reviewDecisions.kind, 'accepted-first'),
        sql`${reviewDecisions.number} = ${submissions}`,
        sql`${reviewDecisions.position} = ${lastTaskDecision}`,
      ),
    )
    .leftJoin(firsts, eq(firsts.id, reviewDecisions.decidedBy))
    .where(isSubmitted)
    .orderBy(asc(submittedAt), asc(openTasks.caseId), asc(openTasks.task))
    .limit(limit);
}
export type SubmittedRow = Awaited<ReturnType<typeof listSubmitted>>[number];

/** How many papers and tasks wait in all. */
export async function countWaiting({ orm }: Rows): Promise<number> {
  const [papersWaiting] = await orm.select({ number: count() }).from(paperVersions).where(waits);
  const [tasksWaiting] = await orm.select({ number: count() }).from(openTasks).where(isSubmitted);
  return (papersWaiting?.number ?? 0) + (tasksWaiting?.number ?? 0);
}
