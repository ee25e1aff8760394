import type { PublishedArticles } from '../knowledge/index.ts';
import type { Database } from '../platform/database/database.ts';
import { laneStatement } from '../platform/database/lanes.ts';
import { findPublished } from './answer-repository.ts';

/** Rows are only added, so their number changes with every change. */
const countVersions = laneStatement<{ total: string }>(
  'count-answer-versions',
  'select count(*) as total from answer_versions',
);

/** The operators' published answers, as articles. */
export function openPublishedAnswers(database: Database): PublishedArticles {
  return {
    async version() {
      const [row] = await database.lanes.run(countVersions, []);
      return row?.total ?? '0';
    },
    async read() {
      const answers = await findPublished(database);
      if (answers.length === 0) return [];
      const { publishedArticleOf } = await import('./answer-article.ts');
      return answers.map(publishedArticleOf);
    },
  };
}
