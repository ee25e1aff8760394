import type { QuestionPorts } from './ports.ts';
import { findReportsOf } from './report-repository.ts';

/** The conversations that a person has passed on, for the account export. */
export function exportReports({ database }: Pick<QuestionPorts, 'database'>, personId: string) {
  return findReportsOf(database, personId);
}
