import type { QuestionFile } from '#contract/questions.ts';
import { catalogue } from '#domain/catalogue/catalogue.ts';
import { inScope, type Rows } from '../platform/database/scope.ts';
import { Failure } from '../platform/failure.ts';
import { findVersions } from './answer-repository.ts';
import type { QuestionPorts } from './ports.ts';
import { findQuestion } from './question-repository.ts';
import { findReports } from './report-repository.ts';
import { viewQuestion, viewReport, viewVersion } from './views.ts';

/**
 * A question with the answers that were given and the operators' own.
 * @throws Failure 'question-not-found'
 */
export function readQuestion(
  { database }: Pick<QuestionPorts, 'database'>,
  id: string,
): Promise<QuestionFile> {
  return inScope(database, 'installation', (transaction) => readQuestionFile(transaction, id));
}

/** @throws Failure 'question-not-found' */
export async function readQuestionFile(rows: Rows, id: string): Promise<QuestionFile> {
  const question = await findQuestion(rows, id);
  if (!question) throw new Failure('question-not-found');
  const { topics } = await import('../knowledge/index.ts');
  return {
    ...viewQuestion(question),
    reports: (await findReports(rows, id)).map(viewReport),
    versions: (await findVersions(rows, id)).map(viewVersion),
    offered: {
      places: catalogue.flatMap(({ jurisdictions }) =>
        jurisdictions.map(({ id: placeId, name, place }) => ({ id: placeId, country: place.country, name })),
      ),
      topics: [...topics],
    },
  };
}
