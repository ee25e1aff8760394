import type { QuestionFile, WrittenAnswer } from '#contract/questions.ts';
import type { Person } from '#domain/accounts/person.ts';
import { plainDate } from '#domain/values/plain-date.ts';
import { addAuditEntry, operatorActor } from '../audit/index.ts';
import { queueEmail, writeEmail } from '../mail/index.ts';
import { inScope, type Transaction } from '../platform/database/scope.ts';
import { etagOf } from '../platform/entity-tag.ts';
import { Failure } from '../platform/failure.ts';
import { findAnswer, insertVersion, type StoredAnswer } from './answer-repository.ts';
import type { QuestionPorts } from './ports.ts';
import { lockQuestion, storeState } from './question-repository.ts';
import { readQuestionFile } from './read-question.ts';
import { findAskers, markNotified } from './report-repository.ts';

type PublishPorts = Pick<QuestionPorts, 'clock' | 'config' | 'database' | 'jobs' | 'knowledge'>;

/**
 * Publishes an answer, or a new version of it. It is found at once, like an article, and askers who agreed are told.
 * @param expectedVersion the version that the operator saw; '0' for a first answer
 * @throws Failure 'question-not-found', 'invalid-input', or 'answer-changed' if there is a newer version
 */
export async function publishAnswer(
  services: PublishPorts,
  operator: Person,
  id: string,
  answer: WrittenAnswer,
  expectedVersion: string | undefined,
): Promise<QuestionFile> {
  const { checkAnswer } = await import('./check-answer.ts');
  checkAnswer(id, answer, await services.knowledge(), services.clock().toISOString().slice(0, 10));
  const saved = await changeAnswer(services, operator, id, expectedVersion, (newest, next) => ({
    ...answer,
    ...next,
    checkedOn: plainDate(answer.checkedOn),
    state: 'published',
    action: newest?.state === 'published' ? 'answer-changed' : 'answer-published',
  }));
  // Indexed before the operator looks, so that the first question after it need not wait.
  await services.knowledge();
  return saved;
}

/**
 * Takes an answer back. Its versions stay.
 * @throws Failure 'question-not-found', 'answer-not-found' if none is published, or 'answer-changed'
 */
export async function unpublishAnswer(
  services: PublishPorts,
  operator: Person,
  id: string,
  expectedVersion: string | undefined,
): Promise<QuestionFile> {
  const saved = await changeAnswer(services, operator, id, expectedVersion, (newest, next) => {
    if (newest?.state !== 'published') throw new Failure('answer-not-found');
    return { ...newest, ...next, state: 'unpublished', action: 'answer-unpublished' };
  });
  await services.knowledge();
  return saved;
}

type Next = Pick<StoredAnswer, 'questionId' | 'version' | 'answeredBy' | 'at'>;
type Change = StoredAnswer & { action: 'answer-published' | 'answer-changed' | 'answer-unpublished' };

/** Adds a version under the question's lock and logs it. */
function changeAnswer(
  services: PublishPorts,
  operator: Person,
  id: string,
  expectedVersion: string | undefined,
  change: (newest: StoredAnswer | undefined, next: Next) => Change,
): Promise<QuestionFile> {
  const { database, clock, config } = services;
  return inScope(database, 'installation', async (transaction) => {
    const question = await lockQuestion(transaction, id);
    if (!question) throw new Failure('question-not-found');
    const newest = await findAnswer(transaction, id);
    const known = newest?.version ?? 0;
    if (expectedVersion !== undefined && expectedVersion !== String(known)) {
      throw new Failure('answer-changed', { etag: etagOf(known) });
    }
    const at = clock();
    const { action, ...version } = change(newest, {
      questionId: id,
      version: known + 1,
      answeredBy: config.brand.operatorName,
      at,
    });
    await insertVersion(transaction, version);
    await storeState(transaction, id, version.state === 'published' ? 'answered' : 'open');
    await addAuditEntry(transaction, {
      companyId: null,
      actor: operatorActor(operator),
      action,
      subject: version.title,
      details: { version: version.version, source: version.sourceUrl },
      at,
    });
    if (version.state === 'published') await tellAskers(services, transaction, version);
    return readQuestionFile(transaction, id);
  });
}

/** Once for each asker: later versions are not announced. */
async function tellAskers(
  services: PublishPorts,
  transaction: Transaction,
  { questionId, title, at, answeredBy }: StoredAnswer,
): Promise<void> {
  for (const { email } of await findAskers(transaction, questionId)) {
    const url = `${services.config.publicUrl}/app/help/answers/${questionId}`;
    await queueEmail(
      services,
      transaction,
      writeEmail('question-answered', { to: email, url }, { question: title, agency: answeredBy }),
    );
  }
  await markNotified(transaction, questionId, at);
}
