import type { AssistantPorts } from '../ports.ts';
import { deleteQuestion } from './question-repository.ts';

/** Takes a question off the list once somebody has dealt with it. Asked again, it comes back. */
export async function forgetUnanswered(
  { database }: Pick<AssistantPorts, 'database'>,
  question: string,
): Promise<void> {
  await deleteQuestion(database, question);
}
