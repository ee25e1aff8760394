import type { QuestionPorts } from './ports.ts';
import { deleteReportsBefore } from './report-repository.ts';

/** How long reports and their conversations are kept, in ms. */
const keptMs = 180 * 24 * 60 * 60 * 1000;

/** Deletes old reports with their conversations; the questions stay. */
export async function tidyReports({
  database,
  clock,
}: Pick<QuestionPorts, 'clock' | 'database'>): Promise<void> {
  await deleteReportsBefore(database, new Date(clock().getTime() - keptMs));
}
