import { inScope } from '../../platform/database/scope.ts';
import type { AssistantPorts } from '../ports.ts';
import { findQuestions, type UnansweredQuestion } from './question-repository.ts';

/** Unanswered questions, most frequent first. @param wanted the filter */
export function listUnanswered(
  { database }: Pick<AssistantPorts, 'database'>,
  wanted: { pattern: string | undefined; cursor: string | undefined },
): Promise<{ rows: UnansweredQuestion[]; nextCursor: string | null; total: number }> {
  return inScope(database, 'installation', (transaction) => findQuestions(transaction, wanted));
}
