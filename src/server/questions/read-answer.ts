import { idField } from '#contract/fields.ts';
import type { ShownAnswer, WrittenAnswer } from '#contract/questions.ts';
import { Failure } from '../platform/failure.ts';
import { findAnswer } from './answer-repository.ts';
import type { QuestionPorts } from './ports.ts';
import { findQuestion } from './question-repository.ts';
import { viewShown } from './views.ts';

/**
 * A published answer, for its page.
 * @throws Failure 'answer-not-found'
 */
export async function readAnswer(
  { database }: Pick<QuestionPorts, 'database'>,
  id: string,
): Promise<ShownAnswer> {
  const answer = await findAnswer(database, id);
  if (answer?.state !== 'published') throw new Failure('answer-not-found');
  return viewShown(id, answer, answer);
}

/** Whether an answer is published under this id, which may be any text. */
export async function isAnswerPublished(
  { database }: Pick<QuestionPorts, 'database'>,
  id: string,
): Promise<boolean> {
  return idField.safeParse(id).success && (await findAnswer(database, id))?.state === 'published';
}

/**
 * An answer as it would be shown if it were published now.
 * @throws Failure 'question-not-found', or 'invalid-input' for what an article cannot be
 */
export async function previewAnswer(
  { database, clock, config, knowledge }: Pick<QuestionPorts, 'clock' | 'config' | 'database' | 'knowledge'>,
  id: string,
  answer: WrittenAnswer,
): Promise<ShownAnswer> {
  if (!(await findQuestion(database, id))) throw new Failure('question-not-found');
  const at = clock();
  const { checkAnswer } = await import('./check-answer.ts');
  checkAnswer(id, answer, await knowledge(), at.toISOString().slice(0, 10));
  return viewShown(id, answer, { answeredBy: config.brand.operatorName, at });
}

/**
 * The newest version of an answer as a file of the knowledge base.
 * @throws Failure 'question-not-found' or 'answer-not-found'
 */
export async function exportAnswer(
  { database }: Pick<QuestionPorts, 'database'>,
  id: string,
): Promise<{ name: string; text: string }> {
  if (!(await findQuestion(database, id))) throw new Failure('question-not-found');
  const answer = await findAnswer(database, id);
  if (!answer) throw new Failure('answer-not-found');
  const { articleOf, articleTextOf } = await import('./answer-article.ts');
  const [section] = articleOf(id, answer).sections;
  return { name: `${section?.id || id}.md`, text: articleTextOf(answer) };
}
