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
import { Failure } from '../platform/failure.ts';
import { findCompany, lockCompanies } from '../tenancy/index.ts';
import { findUnlistedCases } from './case-repository.ts';
import { replaceOpenTasks } from './open-task-repository.ts';
import type { CasesPorts } from './ports.ts';
import { readPractice } from './practice-repository.ts';
import { type CaseFile, type CaseSources, type CompanyCase, readCaseFile, templatesOf } from './read-case.ts';
import { replaceTaskTimes } from './task-time-repository.ts';

/** Lists the open tasks of one case again, and how long its ended ones took, in the transaction that changed it. */
export async function listOpenTasksOf(
  transaction: Transaction,
  found: CompanyCase,
  {
    calendar,
    today,
    practice,
    jurisdiction,
  }: Pick<CaseFile, 'calendar' | 'today' | 'practice' | 'jurisdiction'>,
): Promise<void> {
  const { row, plan, folded } = found;
  const open = folded.tasks.flatMap(({ points, ...task }) => {
    const waiting = waitingOf(task, calendar, today);
    if (!waiting) return [];
    const { id, label } = task.template;
    return [{ task: id, label, state: task.state, points: points.length, waiting }];
  });
  await replaceOpenTasks(transaction, row, open, reachedOn(found, jurisdiction) ?? null, listingOf(practice));
  const { id: caseId, companyId, kind } = row;
  const times = taskTimesOf(folded, calendar);
  await replaceTaskTimes(transaction, { companyId, caseId, kind, place: plan.place }, times);
}

/** The day on which what a case is for came about. */
function reachedOn(
  { row, folded, events, finishedOn }: CompanyCase,
  jurisdiction: CaseFile['jurisdiction'],
): PlainDate | undefined {
  if (row.kind !== 'formation') return finishedOn;
  return companyDatesOf(jurisdiction, caseStateOf(folded, events)).incorporation;
}

const maxCasesATime = 200;

/**
 * Lists the tasks of cases that were listed by other templates, or never: those of new companies, and all of them
 * after a release that changes steps, or after an agency was switched on or off. Call it before reading open tasks of
 * many companies.
 */
export async function refreshOpenTasks(
  services: Pick<CasesPorts, 'clock' | 'database' | 'prices'>,
): Promise<void> {
  const sources = { clock: services.clock, catalogue: await services.prices.current() };
  for (let left = maxCasesATime; left === maxCasesATime; ) {
    left = await inScope(services.database, 'installation', async (transaction) => {
      const listing = listingOf(await readPractice(transaction));
      const unlisted = await findUnlistedCases(transaction, listing, maxCasesATime);
      for (const companyId of new Set(unlisted.map((row) => row.companyId))) {
        await lockCompanies(transaction, companyId);
        const company = await findCompany(transaction, companyId);
        const file = company && (await readIfPlanned(sources, transaction, company));
        for (const found of file?.cases ?? []) await listOpenTasksOf(transaction, found, file as CaseFile);
        if (file) continue;
        for (const row of unlisted) {
          if (row.companyId === companyId) await replaceOpenTasks(transaction, row, [], null, listing);
        }
      }
      return unlisted.length;
    });
  }
}

async function readIfPlanned(
  sources: CaseSources,
  transaction: Transaction,
  company: Parameters<typeof readCaseFile>[2],
): Promise<CaseFile | undefined> {
  try {
    return await readCaseFile(sources, transaction, company);
  } catch (error) {
    // The catalogue no longer has the place.
    if (error instanceof Failure && error.code === 'formation-not-found') return undefined;
    throw error;
  }
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
