import { sql } from 'drizzle-orm';
import type { PlainDate } from '#domain/values/plain-date.ts';
import type { Database } from '../../platform/database/database.ts';
import { unansweredQuestions } from '../tables.ts';
import { withoutPersonalData } from './without-personal-data.ts';

/** Maximum number of stored questions, so that the disk cannot be filled. */
const maxKept = 5_000;

/** Records an unanswered question without personal data; a repeated one is counted. */
export async function recordUnanswered({ orm }: Database, question: string, today: PlainDate): Promise<void> {
  const kept = withoutPersonalData(question);
  if (kept === '') return;
  await orm.execute(sql`
    insert into ${unansweredQuestions} (question, times, first_asked_on, last_asked_on)
    select ${kept}, 1, ${today}, ${today}
    where (select count(*) from ${unansweredQuestions}) < ${maxKept}
      or exists (select from ${unansweredQuestions} where question = ${kept})
    on conflict (question) do update
      set times = ${unansweredQuestions}.times + 1, last_asked_on = excluded.last_asked_on`);
}
