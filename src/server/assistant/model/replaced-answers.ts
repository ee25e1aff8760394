import { gt, sql, sum } from 'drizzle-orm';
import type { Rows } from '../../platform/database/scope.ts';
import { replacedAnswers } from '../tables.ts';

/** Days that the health page counts. */
export const replacedDays = 30;

/** Counts an answer of a model that was replaced, because a figure in it matched no source. */
export async function recordReplaced({ orm }: Rows, now: Date): Promise<void> {
  await orm
    .insert(replacedAnswers)
    .values({ on: sql`${now.toISOString().slice(0, 10)}::date`, times: 1 })
    .onConflictDoUpdate({
      target: replacedAnswers.on,
      set: { times: sql`${replacedAnswers.times} + 1` },
    });
}

/** How many answers were replaced in the last `replacedDays` days. */
export async function countReplaced({ orm }: Rows): Promise<number> {
  const [all] = await orm
    .select({ times: sum(replacedAnswers.times) })
    .from(replacedAnswers)
    .where(gt(replacedAnswers.on, sql`current_date - ${replacedDays}::int`));
  return Number(all?.times ?? 0);
}
