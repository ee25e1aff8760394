import type { QuestionFile } from '#contract/questions.ts';
import type { Person } from '#domain/accounts/person.ts';
import { addAuditEntry, operatorActor } from '../audit/index.ts';
import { inScope } from '../platform/database/scope.ts';
import { Failure } from '../platform/failure.ts';
import type { QuestionPorts } from './ports.ts';
import { lockQuestion, storeState } from './question-repository.ts';
import { readQuestionFile } from './read-question.ts';

/**
 * Dismisses a question that needs no answer, or opens it again. It stays dismissed when it is asked again.
 * @throws Failure 'question-not-found', or 'question-answered' while its answer is published
 */
export function setQuestionState(
  { database, clock }: Pick<QuestionPorts, 'clock' | 'database'>,
  operator: Person,
  id: string,
  state: 'open' | 'dismissed',
): Promise<QuestionFile> {
  return inScope(database, 'installation', async (transaction) => {
    const question = await lockQuestion(transaction, id);
    if (!question) throw new Failure('question-not-found');
    if (question.state === 'answered') throw new Failure('question-answered');
    if (question.state !== state) {
      await storeState(transaction, id, state);
      await addAuditEntry(transaction, {
        companyId: null,
        actor: operatorActor(operator),
        action: state === 'dismissed' ? 'question-dismissed' : 'question-reopened',
        subject: question.question,
        at: clock(),
      });
    }
    return readQuestionFile(transaction, id);
  });
}
