import { inScope, type Transaction } from '../platform/database/scope.ts';
import { Failure } from '../platform/failure.ts';
import type { QuestionPorts } from './ports.ts';
import { uncountQuestion } from './question-repository.ts';
import { deleteReport, lockReport, type Report, storeConversation } from './report-repository.ts';
import type { ReportedTurn } from './tables.ts';

/** How long a reporter can add the conversation or withdraw the report, in ms. */
const changeableMs = 24 * 60 * 60 * 1000;

interface Reporter {
  reportId: string;
  /** The signed-in person. */
  personId: string | undefined;
}

/**
 * Adds the conversation to a report. A signed-in person is told by email once there is an answer.
 * @throws Failure 'report-not-found' for a report that is too old or another person's
 */
export function addConversation(
  services: Pick<QuestionPorts, 'clock' | 'database'>,
  reporter: Reporter,
  turns: readonly ReportedTurn[],
): Promise<void> {
  return withReport(services, reporter, async (transaction, { id }) => {
    const answer = turns.findLast(({ role }) => role === 'assistant')?.content ?? null;
    const personId = reporter.personId ?? null;
    await storeConversation(transaction, id, { conversation: turns, answer, personId });
  });
}

/**
 * Withdraws a report with everything that was added to it.
 * @throws Failure 'report-not-found' for a report that is too old or another person's
 */
export function withdrawReport(
  services: Pick<QuestionPorts, 'clock' | 'database'>,
  reporter: Reporter,
): Promise<void> {
  return withReport(services, reporter, async (transaction, { id, questionId }) => {
    await deleteReport(transaction, id);
    await uncountQuestion(transaction, questionId);
  });
}

/** Until a person has agreed to be named, the unguessable id alone says whose report it is. */
function withReport(
  { database, clock }: Pick<QuestionPorts, 'clock' | 'database'>,
  { reportId, personId }: Reporter,
  work: (transaction: Transaction, report: Report) => Promise<void>,
): Promise<void> {
  return inScope(database, 'installation', async (transaction) => {
    const report = await lockReport(transaction, reportId, new Date(clock().getTime() - changeableMs));
    const isTheirs = report && (report.personId === null || report.personId === personId);
    if (!isTheirs) throw new Failure('report-not-found');
    await work(transaction, report);
  });
}
