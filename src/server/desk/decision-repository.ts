import { asc, eq } from 'drizzle-orm';
import type { Decision, DecisionKind } from '#domain/desk/decision.ts';
import type { ReviewSubject } from '#domain/desk/review-subject.ts';
import { users } from '../accounts/tables.ts';
import { papers } from '../papers/tables.ts';
import type { Rows } from '../platform/database/scope.ts';
import { columnsOf, isAbout } from './subject-columns.ts';
import { deskSettings, reviewDecisions } from './tables.ts';

/** A recorded decision with its version or submission, and the name of who took it. */
export interface RecordedDecision extends Decision {
  number: number;
  name: string | null;
}

/** Makes others who decide about this paper wait until the transaction ends. */
export async function lockPaperForReview({ orm }: Rows, paperId: string): Promise<void> {
  await orm.select({ id: papers.id }).from(papers).where(eq(papers.id, paperId)).for('update');
}

/** What was decided about it, oldest first. */
export async function listDecisions({ orm }: Rows, subject: ReviewSubject): Promise<RecordedDecision[]> {
  return orm
    .select({
      number: reviewDecisions.number,
      kind: reviewDecisions.kind,
      by: reviewDecisions.decidedBy,
      name: users.name,
      at: reviewDecisions.decidedAt,
    })
    .from(reviewDecisions)
    .leftJoin(users, eq(users.id, reviewDecisions.decidedBy))
    .where(isAbout(reviewDecisions, subject))
    .orderBy(asc(reviewDecisions.number), asc(reviewDecisions.position));
}

interface NewDecision {
  companyId: string;
  subject: ReviewSubject;
  number: number;
  /** Number of decisions about this version or submission before it. */
  after: number;
  kind: DecisionKind;
  by: string;
  at: Date;
}

/** The decisions about one version or submission. */
export function ofNumber(decisions: readonly RecordedDecision[], number: number): RecordedDecision[] {
  return decisions.filter((each) => each.number === number);
}

export async function addDecision(
  { orm }: Rows,
  { companyId, subject, number, after, kind, by, at }: NewDecision,
): Promise<void> {
  const position = after + 1;
  await orm
    .insert(reviewDecisions)
    .values({ companyId, ...columnsOf(subject), number, position, kind, decidedBy: by, decidedAt: at });
}

/** Whether identity papers need two reviewers here. */
export async function areTwoAsked({ orm }: Rows): Promise<boolean> {
  const [found] = await orm.select().from(deskSettings).where(eq(deskSettings.id, 1));
  return found?.needsTwo ?? false;
}

export async function askForTwo({ orm }: Rows, needsTwo: boolean): Promise<void> {
  await orm
    .insert(deskSettings)
    .values({ id: 1, needsTwo })
    .onConflictDoUpdate({ target: deskSettings.id, set: { needsTwo } });
}
