import { inScope } from '../../platform/database/scope.ts';
import type { AssistantPorts } from '../ports.ts';
import { findQuestions, type UnansweredQuestion } from './question-repository.ts';

/** What the expert was asked and did not know, the most frequent first. @param wanted which of them */
export function listUnanswered(
  { database }: Pick<AssistantPorts, 'database'>,
  wanted: { pattern: string | undefined; cursor: string | undefined },
): Promise<{ rows: UnansweredQuestion[]; nextCursor: string | null; total: number }> {
  return inScope(database, 'installation', (transaction) => findQuestions(transaction, wanted));
}
