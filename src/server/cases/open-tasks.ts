import { createHash } from 'node:crypto';
import { caseKinds } from '#domain/cases/case-kind.ts';
import { caseStateOf } from '#domain/cases/case-state.ts';
import { companyDatesOf } from '#domain/cases/company-dates.ts';
import type { Practice } from '#domain/cases/fold-case.ts';
import { taskTimesOf } from '#domain/cases/task-times.ts';
import { waitingOf } from '#domain/cases/waiting.ts';
import { publishedCatalogue } from '#domain/prices/priced-catalogue.ts';
import type { PlainDate } from '#domain/values/plain-date.ts';
import { inScope, type Transaction } from '../platform/database/scope.ts';
import { findCompanies, lockCompanies } from '../tenancy/index.ts';
import { findUnlistedCompanies, listCaseRows } from './case-repository.ts';
import { type ListedCase, replaceOpenTasks } from './open-task-repository.ts';
import type { CasesPorts } from './ports.ts';
import { readPractice } from './practice-repository.ts';
import {
  type CaseFile,
  type CaseSources,
  type CompanyCase,
  readCaseFiles,
  templatesOf,
} from './read-case.ts';
import { replaceTaskTimes } from './task-time-repository.ts';

/** Lists the open tasks of cases again, and how long their ended ones took, in the transaction that changed them. */
export async function listOpenTasksOf(
  transaction: Transaction,
  ...files: readonly CaseFile[]
): Promise<void> {
  const [first] = files;
  if (!first) return;
  const listed = files.flatMap((file) => file.cases.map((found) => listedCaseOf(found, file)));
  await replaceOpenTasks(transaction, listed, listingOf(first.practice));
  const times = files.flatMap(({ cases, calendar }) =>
    cases.flatMap(({ row: { id: caseId, companyId, kind }, plan: { place }, folded }) =>
      taskTimesOf(folded, calendar).map((time) => ({ companyId, caseId, kind, place, ...time })),
    ),
  );
  await replaceTaskTimes(
    transaction,
    listed.map(({ id }) => id),
    times,
  );
}

function listedCaseOf(found: CompanyCase, { calendar, today, jurisdiction }: CaseFile): ListedCase {
  const { row, folded } = found;
  const tasks = folded.tasks.flatMap(({ points, ...task }) => {
    const waiting = waitingOf(task, calendar, today);
    if (!waiting) return [];
    const { id, label } = task.template;
    return [{ task: id, label, state: task.state, points: points.length, waiting }];
  });
  return {
    id: row.id,
    companyId: row.companyId,
    tasks,
    reachedOn: reachedOn(found, jurisdiction) ?? null,
  };
}

/** The day on which what a case is for came about. */
function reachedOn(
  { row, folded, events, finishedOn }: CompanyCase,
  jurisdiction: CaseFile['jurisdiction'],
): PlainDate | undefined {
  if (row.kind !== 'formation') return finishedOn;
  return companyDatesOf(jurisdiction, caseStateOf(folded, events)).incorporation;
}

/** Many share their statements; more would keep changes of these companies waiting for longer. */
const maxCompaniesATime = 50;

/**
 * Lists the tasks of cases that were listed by other templates, or never: those of new companies, and all of them
 * after a release that changes steps, or after an agency was switched on or off. Call it before reading open tasks of
 * many companies.
 */
export async function refreshOpenTasks(
  services: Pick<CasesPorts, 'clock' | 'database' | 'prices'>,
): Promise<void> {
  const sources = { clock: services.clock, catalogue: await services.prices.current() };
  for (let left = maxCompaniesATime; left === maxCompaniesATime; ) {
    left = await inScope(services.database, 'installation', async (transaction) => {
      const listing = listingOf(await readPractice(transaction));
      const unlisted = await findUnlistedCompanies(transaction, listing, maxCompaniesATime);
      if (unlisted.length > 0) await listCompanies(sources, transaction, unlisted, listing);
      return unlisted.length;
    });
  }
}

async function listCompanies(
  sources: CaseSources,
  transaction: Transaction,
  ids: readonly string[],
  listing: string,
): Promise<void> {
  await lockCompanies(transaction, ...ids);
  const files = await readCaseFiles(sources, transaction, await findCompanies(transaction, ids));
  await listOpenTasksOf(transaction, ...files);
  // The catalogue no longer has the place of the others.
  const planned = new Set(files.map(({ company }) => company.id));
  const others = ids.filter((id) => !planned.has(id));
  if (others.length === 0) return;
  const cases = await listCaseRows(transaction, ...others);
  const listed = cases.map(({ id, companyId }) => ({ id, companyId, tasks: [], reachedOn: null }));
  await replaceOpenTasks(transaction, listed, listing);
}

/** Changes with everything that open tasks are computed from besides events and answers. */
function listingOf({ hasAgency }: Practice): string {
  return [stepsHash, hasAgency ? 'agency' : 'alone', 'timed', 'reached'].join(' ');
}

const stepsHash = createHash('sha256')
  .update(
    JSON.stringify(
      publishedCatalogue.countries.flatMap(({ jurisdictions }) =>
        jurisdictions.map((jurisdiction) => [
          jurisdiction.id,
          caseKinds.map((kind) => templatesOf(jurisdiction, kind)),
        ]),
      ),
    ),
  )
  .digest('base64url')
  .slice(0, 16);
