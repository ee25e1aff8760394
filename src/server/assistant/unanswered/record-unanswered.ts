import { sql } from 'drizzle-orm';
import type { PlainDate } from '#domain/values/plain-date.ts';
import type { Database } from '../../platform/database/database.ts';
import { unansweredQuestions } from '../tables.ts';
import { withoutPersonalData } from './without-personal-data.ts';

/** How many questions are kept at most, so that nobody fills the disk with nonsense. */
const maxKept = 5_000;

/** Keeps a question that the expert did not know, without personal data; one that is known already is counted. */
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
