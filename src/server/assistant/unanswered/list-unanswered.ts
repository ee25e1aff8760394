import { inScope } from '../../platform/database/scope.ts';
import type { Services } from '../../services.ts';
import { findQuestions, type UnansweredQuestion } from './question-repository.ts';

/** What the expert was asked and did not know, the most frequent first. @param wanted which of them */
export function listUnanswered(
  { database }: Pick<Services, 'database'>,
  wanted: { pattern: string | undefined; limit: number; offset: number },
): Promise<{ rows: UnansweredQuestion[]; total: number }> {
  return inScope(database, 'installation', (transaction) => findQuestions(transaction, wanted));
}
