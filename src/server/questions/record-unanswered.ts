import { sql } from 'drizzle-orm';
import type { PlainDate } from '#domain/values/plain-date.ts';
import type { Rows } from '../platform/database/scope.ts';
import { languageOf } from './language-of.ts';
import { unansweredQuestions } from './tables.ts';
import { withoutPersonalData } from './without-personal-data.ts';

/** Maximum number of stored questions, so that the disk cannot be filled. */
const maxKept = 5_000;

/** Maximum distinct words stored of a question. */
const maxWords = 40;

/**
 * Records an unanswered question without personal data; a repeated one is counted.
 * @returns the question's id; `undefined` if nothing is left of it, or if no more questions fit
 */
export async function recordUnanswered(
  { orm }: Rows,
  question: string,
  today: PlainDate,
): Promise<string | undefined> {
  const kept = withoutPersonalData(question);
  if (kept === '') return undefined;
  const { wordsOf } = await import('../knowledge/index.ts');
  const words = [...new Set(wordsOf(kept))].slice(0, maxWords);
  const { rows } = await orm.execute<{ id: string }>(sql`
    insert into ${unansweredQuestions} (question, times, first_asked_on, last_asked_on, language, words)
    select ${kept}, 1, ${today}, ${today}, ${languageOf(kept)}, ${sql.param(words)}::text[]
    where (select count(*) from ${unansweredQuestions}) < ${maxKept}
      or exists (select from ${unansweredQuestions} where question = ${kept})
    on conflict (question) do update
      set times = ${unansweredQuestions}.times + 1, last_asked_on = excluded.last_asked_on
    returning id`);
  return rows[0]?.id;
}
