import type { AuditEntry } from '#domain/audit/audit-entry.ts';
import type { CaseActor } from '#domain/cases/allowed-actions.ts';
import type { CaseEvent } from '#domain/cases/case-event.ts';
import type { NotificationKind } from '#domain/notifications/notification-kinds.ts';
import { type NewNotification, notify } from '../notifications/index.ts';
import { Failure } from '../platform/failure.ts';
import { lockCompanies } from '../tenancy/index.ts';
import { addCaseEvent, closeCase, type PlannedBy, storeAnswers } from './case-repository.ts';
import { type CaseUser, enterCases } from './enter-cases.ts';
import { listOpenTasksOf } from './open-tasks.ts';
import type { CaseScope, CasesPorts } from './ports.ts';
import {
  type CaseFile,
  type CaseSources,
  type CompanyCase,
  caseAfter,
  plannedCompany,
  readCaseFile,
  warningsFor,
} from './read-case.ts';
import { papersFor, type SeenBy, windowsFor } from './read-cases.ts';
import { settleResult } from './settle-result.ts';

/** Far more than a case needs; every event is read with every request. */
const maxEvents = 1000;

/** What is recorded, and what the company's log says about it. */
export interface NewCaseEvent {
  event: CaseEvent;
  entry: AuditEntry;
  /** Other answers that the company is planned by from now on. */
  answers?: PlannedBy;
  /** What the other side is told; nothing for what concerns nobody else. */
  told?: Pick<NewNotification<NotificationKind>, 'kind' | 'details'> | undefined;
}

/** Creates the event from the current state, or throws; the company's cases are locked meanwhile. */
export type DecideEvent = (found: CompanyCase, file: CaseFile, actor: CaseActor) => NewCaseEvent;

/** What events are recorded with. */
export type RecordingPorts = Pick<
  CasesPorts,
  'clock' | 'database' | 'prices' | 'taskNeeds' | 'caseFollowers' | 'caseResults'
> &
  Partial<Pick<CasesPorts, 'answerPapers'>>;
/** The same where the catalogue was read before the transaction began. */
export type RecordingSources = CaseSources & Pick<CasesPorts, 'caseFollowers' | 'caseResults'>;

/**
 * Adds an event to one of a company's cases and to its log, in one transaction. Nothing else writes events.
 * @param caseId `formation` for the company's formation
 * @throws Failure 'company-not-found', 'not-allowed', 'formation-not-found', 'case-not-found' or 'too-many-entries'
 */
export async function recordCaseEvent(
  services: RecordingPorts,
  user: CaseUser,
  companyId: string,
  caseId: string,
  decide: DecideEvent,
): Promise<SeenBy<CaseFile>> {
  const catalogue = await services.prices.current();
  return enterCases(services, user, companyId, 'change-formation', (scope) =>
    recordCaseEventIn({ ...services, catalogue }, scope, user, caseId, decide),
  );
}

/**
 * The same in a transaction that has entered the company already, for what is recorded together with something else.
 * @throws Failure 'formation-not-found', 'case-not-found' or 'too-many-entries'
 */
export async function recordCaseEventIn(
  services: RecordingSources,
  scope: CaseScope,
  user: CaseUser,
  caseId: string,
  decide: DecideEvent,
): Promise<SeenBy<CaseFile>> {
  const companyId = scope.company.id;
  const { catalogue } = services;
  await lockCompanies(scope, companyId);
  const read = await readCaseFile(services, scope, scope.company);
  const found = read.cases.find(({ row }) => row.id === caseId || row.kind === caseId);
  if (!found) throw new Failure('case-not-found');
  if (found.withdrawn) throw new Failure('case-withdrawn');
  if (found.events.length >= maxEvents) throw new Failure('too-many-entries');
  const { event, entry, told, answers } = decide(found, read, scope.actor);
  const { side, person: by } = user;
  const at = services.clock();
  const recorded = await addCaseEvent(scope, found.row, event, { by, side, at });
  await scope.record(entry);
  if (answers) await storeAnswers(scope, companyId, answers, at);
  const file = answers ? { ...read, ...plannedCompany({ ...scope.company, ...answers }, catalogue) } : read;
  if (told && file.practice.hasAgency) {
    const details = { ...told.details, ...laterCaseOf(found.row) };
    await notify(scope, { ...told, details, companyId, at, except: by.id });
  }
  const after = caseAfter(file, found.row, [...found.events, recorded], file.practice);
  const warnings = await warningsFor(services.taskNeeds ?? [], scope, scope.company, after);
  const changed = { ...after, missing: found.missing, warnings };
  const closedOn = changed.withdrawn?.on ?? changed.finishedOn ?? null;
  if (closedOn !== found.row.closedOn) await closeCase(scope, found.row.id, closedOn);
  await settleResult(services.caseResults, scope, found, changed, by.id, at);
  await listOpenTasksOf(scope, { ...file, cases: [changed] });
  for (const follow of services.caseFollowers) {
    await follow(scope, scope.company, {
      ...{ kind: found.row.kind, jurisdiction: read.jurisdiction, event, at },
      task: 'task' in event ? taskOf(found, event.task) : undefined,
    });
  }
  const cases = file.cases.map((each) =>
    each === found ? { ...changed, row: { ...changed.row, closedOn } } : each,
  );
  const seen = { ...file, cases };
  return {
    ...seen,
    actor: scope.actor,
    windows: await windowsFor(scope, seen),
    describePaper: await papersFor(services, scope, by, seen),
  };
}

/** What leads a notification to its case; nothing for the formation, which has a page of its own. */
export function laterCaseOf({ id, kind }: Pick<CompanyCase['row'], 'id' | 'kind'>) {
  return kind === 'formation' ? {} : { laterCase: { id, kind } };
}

function taskOf({ folded }: CompanyCase, id: string) {
  return folded.tasks.find(({ template, isFormer }) => template.id === id && !isFormer);
}
