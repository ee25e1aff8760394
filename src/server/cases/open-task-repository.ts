import { and, asc, eq, getTableColumns, inArray, lt, ne, sql } from 'drizzle-orm';
import type { TaskState } from '#domain/cases/fold-case.ts';
import type { Waiting } from '#domain/cases/waiting.ts';
import { type PlainDate, plainDate } from '#domain/values/plain-date.ts';
import type { Rows } from '../platform/database/scope.ts';
import { companies } from '../tenancy/tables.ts';
import type { CaseRow } from './case-repository.ts';
import { cases, openTasks } from './tables.ts';

/** A task that somebody has to act on. */
interface ListedTask {
  task: string;
  label: string;
  state: TaskState;
  points: number;
  waiting: Waiting;
}

/** The open tasks of a case, and whether it has reached its end. */
export interface ListedCase {
  id: string;
  companyId: string;
  tasks: readonly ListedTask[];
  reachedOn: PlainDate | null;
}

/** Stores which tasks of some cases are open, and by which templates that was computed. */
export async function replaceOpenTasks(
  { orm }: Rows,
  listed: readonly ListedCase[],
  listedBy: string,
): Promise<void> {
  const ids = listed.map(({ id }) => id);
  await orm.delete(openTasks).where(inArray(openTasks.caseId, ids));
  const open = listed.flatMap(({ id: caseId, companyId, tasks }) =>
    tasks.map(({ waiting: { turn, since, usual, usualUntil }, ...task }) => ({
      ...task,
      companyId,
      caseId,
      turn,
      since,
      usualShortest: usual?.shortest ?? null,
      usualLongest: usual?.longest ?? null,
      usualUntil: usualUntil ?? null,
    })),
  );
  if (open.length > 0) await orm.insert(openTasks).values(open);
  const reached = JSON.stringify(listed.map(({ id, reachedOn }) => ({ id, reached_on: reachedOn })));
  await orm.execute(sql`
    update cases set reached_on = listed.reached_on, listed_by = ${listedBy}
    from jsonb_to_recordset(${reached}::jsonb) as listed (id uuid, reached_on date)
    where cases.id = listed.id`);
}

/** An open task with its case and company. */
interface OpenTask {
  company: { id: string; name: string };
  case: Pick<CaseRow, 'id' | 'kind'>;
  task: Omit<typeof openTasks.$inferSelect, 'companyId' | 'caseId'>;
}

/**
 * The open tasks of all companies that the scope shows, or of some, the longest waiting first.
 * @param companyIds all without them
 */
export function listOpenTasks({ orm }: Rows, companyIds?: readonly string[]): Promise<OpenTask[]> {
  return orm
    .select({
      company: { id: companies.id, name: companies.name },
      case: { id: cases.id, kind: cases.kind },
      task: openTaskColumns,
    })
    .from(openTasks)
    .innerJoin(cases, eq(cases.id, openTasks.caseId))
    .innerJoin(companies, eq(companies.id, openTasks.companyId))
    .where(companyIds && inArray(openTasks.companyId, [...companyIds]))
    .orderBy(asc(openTasks.since), asc(openTasks.caseId), asc(openTasks.task))
    .execute();
}

const openTaskColumns = {
  task: openTasks.task,
  label: openTasks.label,
  state: openTasks.state,
  turn: openTasks.turn,
  since: openTasks.since,
  usualShortest: openTasks.usualShortest,
  usualLongest: openTasks.usualLongest,
  usualUntil: openTasks.usualUntil,
  points: openTasks.points,
};

/** Tasks that take longer than is usual, but for those that the company itself has to act on. */
export function listLateTasks({ orm }: Rows, at: Date) {
  return orm
    .select({ ...getTableColumns(openTasks), kind: cases.kind })
    .from(openTasks)
    .innerJoin(cases, eq(cases.id, openTasks.caseId))
    .where(
      and(lt(openTasks.usualUntil, plainDate(at.toISOString().slice(0, 10))), ne(openTasks.turn, 'founder')),
    )
    .execute();
}
