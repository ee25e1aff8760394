import type { AttachedPaperView } from '#contract/attached-paper.ts';
import type { Person } from '#domain/accounts/person.ts';
import type { CaseActor } from '#domain/cases/allowed-actions.ts';
import type { AnswerPaper } from '#domain/cases/case-event.ts';
import type { CaseKind } from '#domain/cases/case-kind.ts';
import type { Transaction } from '../platform/database/scope.ts';
import { inCompany } from '../tenancy/index.ts';
import { type CaseUser, enterCases } from './enter-cases.ts';
import type { CaseScope, CasesPorts } from './ports.ts';
import { type CaseFile, type FormationCase, formationIn, formationOf, readCaseFile } from './read-case.ts';
import { findOwnWindows, type OwnWindow } from './task-time-repository.ts';

/** What is read, with who reads it: what they can do depends on that. */
export type SeenBy<File> = File & {
  actor: CaseActor;
  windows: WindowsOfKind;
  /** How they see papers of answers. */
  describePaper: (paper: AnswerPaper) => AttachedPaperView;
};

/** How a user sees the papers of all answers in a company's cases. */
export async function papersFor(
  { answerPapers }: Partial<Pick<CasesPorts, 'answerPapers'>>,
  scope: CaseScope,
  person: Person,
  { cases }: Pick<CaseFile, 'cases'>,
): Promise<SeenBy<object>['describePaper']> {
  const rounds = cases.flatMap(({ folded }) => folded.tasks.flatMap((task) => task.rounds));
  const papers = rounds.flatMap((round) => round.papers ?? []);
  if (!answerPapers || papers.length === 0) return () => ({ access: 'closed', paper: null });
  return answerPapers.describe(scope, person, papers);
}

type ReadingPorts = Pick<CasesPorts, 'clock' | 'database' | 'prices' | 'taskNeeds'> &
  Partial<Pick<CasesPorts, 'answerPapers'>>;

/** How long tasks really took here, by kind of case and task. */
type WindowsOfKind = ReadonlyMap<CaseKind, ReadonlyMap<string, OwnWindow>>;

/** What tasks of the same kinds and place took, in a transaction that sees one company or all. */
export async function windowsFor(
  transaction: Transaction,
  { jurisdiction, cases, today }: Pick<CaseFile, 'jurisdiction' | 'cases' | 'today'>,
): Promise<WindowsOfKind> {
  const windows = new Map<CaseKind, ReadonlyMap<string, OwnWindow>>();
  for (const kind of new Set(cases.map(({ row }) => row.kind))) {
    windows.set(kind, await findOwnWindows(transaction, jurisdiction.id, kind, today));
  }
  return windows;
}

/**
 * Reads all cases of a company for one of its people or for staff.
 * @throws Failure 'company-not-found' or 'formation-not-found'
 */
export async function readCases(
  services: ReadingPorts,
  user: CaseUser,
  companyId: string,
): Promise<SeenBy<CaseFile>> {
  const catalogue = await services.prices.current();
  return enterCases(services, user, companyId, 'read-company', async (scope) => {
    const file = await readCaseFile({ ...services, catalogue }, scope, scope.company);
    return {
      ...file,
      actor: scope.actor,
      windows: await windowsFor(scope, file),
      describePaper: await papersFor(services, scope, user.person, file),
    };
  });
}

/** The same of the formation, with its expected dates. */
export async function readFormation(
  services: ReadingPorts,
  user: CaseUser,
  companyId: string,
): Promise<SeenBy<FormationCase>> {
  const { actor, windows, describePaper, ...file } = await readCases(services, user, companyId);
  return { ...formationOf(file), actor, windows, describePaper };
}

/**
 * The formation as one of the company's people may read it, for what is computed from it.
 * @throws Failure 'company-not-found' or 'formation-not-found'
 */
export async function readOwnFormation(
  services: Pick<CasesPorts, 'clock' | 'database' | 'prices' | 'taskNeeds'>,
  person: Pick<Person, 'id'>,
  companyId: string,
): Promise<FormationCase & { windows: ReadonlyMap<string, OwnWindow> }> {
  const sources = { ...services, catalogue: await services.prices.current() };
  return inCompany(services, person, companyId, 'read-company', async ({ company, ...transaction }) => {
    const formation = await formationIn(sources, transaction, company.details);
    const windows = await windowsFor(transaction, formation);
    return { ...formation, windows: windows.get('formation') ?? new Map() };
  });
}
