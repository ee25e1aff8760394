import type { AssistantPorts } from '../ports.ts';
import { deleteQuestion } from './question-repository.ts';

/** Removes a question from the list. It comes back if it is asked again. */
export async function forgetUnanswered(
  { database }: Pick<AssistantPorts, 'database'>,
  question: string,
): Promise<void> {
  await deleteQuestion(database, question);
}
