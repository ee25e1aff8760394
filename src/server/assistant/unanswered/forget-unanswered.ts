import type { AssistantPorts } from '../ports.ts';
import { deleteQuestion } from './question-repository.ts';

/** Deletes a question from the list. It returns if it is asked again. */
export async function forgetUnanswered(
  { database }: Pick<AssistantPorts, 'database'>,
  question: string,
): Promise<void> {
  await deleteQuestion(database, question);
}
