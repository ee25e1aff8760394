import { and, eq } from 'drizzle-orm';
import type { ReviewSubject } from '#domain/desk/review-subject.ts';
import type { reviewClaims, reviewDecisions } from './tables.ts';

/** What is reviewed, as the columns of claims and decisions. */
export function columnsOf(subject: ReviewSubject) {
  return 'paper' in subject
    ? { paperId: subject.paper, caseId: null, task: null }
    : { paperId: null, caseId: subject.caseId, task: subject.task };
}

/** The rows about it. */
export function isAbout(table: typeof reviewClaims | typeof reviewDecisions, subject: ReviewSubject) {
  return 'paper' in subject
    ? eq(table.paperId, subject.paper)
    : and(eq(table.caseId, subject.caseId), eq(table.task, subject.task));
}
