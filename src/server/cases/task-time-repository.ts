import { inArray, sql } from 'drizzle-orm';
import type { CaseKind } from '#domain/cases/case-kind.ts';
import { addYears, type PlainDate } from '#domain/values/plain-date.ts';
import type { Rows } from '../platform/database/scope.ts';
import { taskTimes } from './tables.ts';

type NewTaskTime = typeof taskTimes.$inferInsert;

/** Stores how long the tasks of some cases were with those who approved them. */
export async function replaceTaskTimes(
  { orm }: Rows,
  caseIds: readonly string[],
  times: readonly NewTaskTime[],
): Promise<void> {
  await orm.delete(taskTimes).where(inArray(taskTimes.caseId, [...caseIds]));
  if (times.length > 0) await orm.insert(taskTimes).values([...times]);
}

/** How long the cases of this installation really took at one step. */
export interface OwnWindow {
  /** In working days. */
  median: number;
  /** Four of five were answered within so many working days. */
  eightieth: number;
  answers: number;
}

/** Fewer say more about single clients than about an authority. */
const minAnswers = 5;

/** How long tasks of a place really took in the last year, by task. Of other companies a caller learns no more. */
export async function findOwnWindows(
  { orm }: Rows,
  place: string,
  kind: CaseKind,
  today: PlainDate,
): Promise<ReadonlyMap<string, OwnWindow>> {
  const { rows } = await orm.execute<OwnWindow & { task: string; [column: string]: unknown }>(sql`
    select task, answers, median, eightieth
    from landfall_own_windows(${place}, ${kind}, ${addYears(today, -1)}, ${minAnswers})`);
  return new Map(rows.map(({ task, median, eightieth, answers }) => [task, { median, eightieth, answers }]));
}

/** A step of a place, in a kind of case. */
export interface StepOfPlace {
  place: string;
  kind: CaseKind;
  task: string;
}

export const windowKeyOf = ({ place, kind, task }: StepOfPlace) => [place, kind, task].join(' ');

/** The same for some steps of any places, by `windowKeyOf`. */
export async function findWindowsOf(
  rows: Rows,
  steps: readonly StepOfPlace[],
  today: PlainDate,
): Promise<ReadonlyMap<string, OwnWindow>> {
  const found = new Map<string, OwnWindow>();
  const asked = new Map(steps.map(({ place, kind }) => [`${place} ${kind}`, { place, kind }]));
  for (const { place, kind } of asked.values()) {
    for (const [task, window] of await findOwnWindows(rows, place, kind, today)) {
      found.set(windowKeyOf({ place, kind, task }), window);
    }
  }
  return found;
}
