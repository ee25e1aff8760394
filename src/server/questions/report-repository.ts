import { and, asc, count, desc, eq, gt, isNull, lt } from 'drizzle-orm';
import { users } from '../accounts/tables.ts';
import type { Rows } from '../platform/database/scope.ts';
import { type CitedPage, questionReports, type ReportedTurn, unansweredQuestions } from './tables.ts';

export type Report = typeof questionReports.$inferSelect;

/** Reports shown with a question, the newest. */
const maxShown = 50;

interface NewReport {
  questionId: string;
  at: Date;
  answer: string | null;
  cited: readonly CitedPage[];
}

/** @returns the report's id */
export async function insertReport({ orm }: Rows, report: NewReport): Promise<string> {
  const [row] = await orm.insert(questionReports).values(report).returning({ id: questionReports.id });
  if (!row) throw new Error('The report was not stored.');
  return row.id;
}

export async function countReports({ orm }: Rows, questionId: string): Promise<number> {
  const [all] = await orm
    .select({ total: count() })
    .from(questionReports)
    .where(eq(questionReports.questionId, questionId));
  return all?.total ?? 0;
}

/** A report that can still be changed by its reporter. @param since the earliest it may be from */
export async function lockReport({ orm }: Rows, id: string, since: Date): Promise<Report | undefined> {
  const [row] = await orm
    .select()
    .from(questionReports)
    .where(and(eq(questionReports.id, id), gt(questionReports.at, since)))
    .for('update');
  return row;
}

export async function storeConversation(
  { orm }: Rows,
  id: string,
  added: { conversation: readonly ReportedTurn[]; answer: string | null; personId: string | null },
): Promise<void> {
  await orm.update(questionReports).set(added).where(eq(questionReports.id, id));
}

export async function deleteReport({ orm }: Rows, id: string): Promise<void> {
  await orm.delete(questionReports).where(eq(questionReports.id, id));
}

export async function findReports({ orm }: Rows, questionId: string): Promise<Report[]> {
  return orm
    .select()
    .from(questionReports)
    .where(eq(questionReports.questionId, questionId))
    .orderBy(desc(questionReports.at))
    .limit(maxShown);
}

/** What a person agreed to pass on, oldest first. */
export function findReportsOf({ orm }: Rows, personId: string) {
  return orm
    .select({
      at: questionReports.at,
      question: unansweredQuestions.question,
      conversation: questionReports.conversation,
    })
    .from(questionReports)
    .innerJoin(unansweredQuestions, eq(unansweredQuestions.id, questionReports.questionId))
    .where(eq(questionReports.personId, personId))
    .orderBy(asc(questionReports.at));
}

/** Who asked, agreed to be told, and has not been told; nobody twice, and nobody who is blocked. */
export function findAskers({ orm }: Rows, questionId: string): Promise<{ email: string }[]> {
  return orm
    .selectDistinct({ email: users.email })
    .from(questionReports)
    .innerJoin(users, eq(users.id, questionReports.personId))
    .where(
      and(
        eq(questionReports.questionId, questionId),
        isNull(questionReports.notifiedAt),
        isNull(users.blockedAt),
        isNull(users.removedAfter),
      ),
    );
}

export async function markNotified({ orm }: Rows, questionId: string, notifiedAt: Date): Promise<void> {
  await orm
    .update(questionReports)
    .set({ notifiedAt })
    .where(and(eq(questionReports.questionId, questionId), isNull(questionReports.notifiedAt)));
}

export async function deleteReportsBefore({ orm }: Rows, before: Date): Promise<void> {
  await orm.delete(questionReports).where(lt(questionReports.at, before));
}
