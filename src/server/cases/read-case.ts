import type { RecordedEvent } from '#domain/cases/case-event.ts';
import type { CaseKind } from '#domain/cases/case-kind.ts';
import { answersIn, type CaseState, caseStateOf } from '#domain/cases/case-state.ts';
import type { FoldedCase } from '#domain/cases/fold-case.ts';
import { type CasePlan, foldCase, type Practice } from '#domain/cases/fold-case.ts';
import { type CaseCourse, courseOf, finishedOn, stopped } from '#domain/cases/kinds/case-course.ts';
import { laterCaseIn } from '#domain/cases/kinds/kinds-in-place.ts';
import type { LaterCase } from '#domain/cases/kinds/later-case.ts';
import { concernedBy } from '#domain/cases/kinds/opening.ts';
import { type Progress, progressOf } from '#domain/cases/progress.ts';
import { fieldsOfStep } from '#domain/cases/step-fields.ts';
import { type TaskTemplate, templateOfStep } from '#domain/cases/task-template.ts';
import { jurisdictionIdOf } from '#domain/catalogue/choices.ts';
import type { PlanRequirements } from '#domain/catalogue/condition.ts';
import type { Jurisdiction } from '#domain/catalogue/definition.ts';
import type { WorkCalendar } from '#domain/plan/timeline.ts';
import type { PricedCatalogue } from '#domain/prices/priced-catalogue.ts';
import { type PlainDate, plainDate } from '#domain/values/plain-date.ts';
import { workCalendarOf } from '../plans/index.ts';
import type { Transaction } from '../platform/database/scope.ts';
import { Failure } from '../platform/failure.ts';
import type { CompanyRecord } from '../tenancy/index.ts';
import { type CaseRow, listCaseRows, listEventsByCase } from './case-repository.ts';
import type { CasesPorts, TaskNeed, TaskNeeds, TaskWarning } from './ports.ts';
import { readPractice } from './practice-repository.ts';

/** A company with its jurisdiction and requirements. */
export interface PlannedCompany {
  company: CompanyRecord;
  jurisdiction: Jurisdiction;
  requirements: PlanRequirements;
}

/** The current dates and working days that cases are computed with. */
export interface CaseDays {
  /** The working days of the country's offices. */
  calendar: WorkCalendar;
  /** Today in UTC. */
  today: PlainDate;
  /** The latest current date in any time zone; later dates are in the future. */
  latestDay: PlainDate;
}

/** One piece of work with an authority, as it stands. */
export interface CompanyCase extends CaseCourse {
  row: Pick<CaseRow, 'id' | 'companyId' | 'kind' | 'openedAt' | 'closedOn'>;
  plan: CasePlan;
  events: readonly RecordedEvent[];
  folded: FoldedCase;
  /** How cases of its kind go in the company's place; `undefined` of the formation, and where the place has none. */
  kind: LaterCase | undefined;
  /** The day on which the last task ended; `undefined` while something is left, and of a withdrawn case. */
  finishedOn: PlainDate | undefined;
  /** What its open tasks still lack, by task. */
  missing: ReadonlyMap<string, readonly TaskNeed[]>;
  /** What does not fit the record, by task. */
  warnings: ReadonlyMap<string, readonly TaskWarning[]>;
}

/** All cases of a company at one point in time. */
export interface CaseFile extends PlannedCompany, CaseDays {
  practice: Practice;
  /** The formation first, then the newest. */
  cases: readonly CompanyCase[];
}

/** A company's formation at one point in time. */
export interface FormationCase extends CaseFile {
  formation: CompanyCase;
  state: CaseState;
  progress: Progress;
}

/** What cases are read with; the catalogue is read before the transaction begins. */
export interface CaseSources
  extends Pick<CasesPorts, 'clock'>,
    Partial<Pick<CasesPorts, 'taskNeeds' | 'answerPapers'>> {
  catalogue: PricedCatalogue;
}

/**
 * Reads the cases of a company in a transaction that sees its rows.
 * @throws Failure 'formation-not-found' if the catalogue has no such jurisdiction
 */
export async function readCaseFile(
  sources: CaseSources,
  transaction: Transaction,
  company: CompanyRecord,
): Promise<CaseFile> {
  const [file] = await readCaseFiles(sources, transaction, [company]);
  if (!file) throw new Failure('formation-not-found');
  return file;
}

/** The same for several companies, with as many statements; those whose jurisdiction the catalogue lacks are left out. */
export async function readCaseFiles(
  { clock, catalogue, taskNeeds = [] }: CaseSources,
  transaction: Transaction,
  companies: readonly CompanyRecord[],
): Promise<CaseFile[]> {
  const planned = companies.flatMap((company) => planIfKnown(company, catalogue) ?? []);
  if (planned.length === 0) return [];
  const ids = planned.map(({ company }) => company.id);
  const practice = await readPractice(transaction);
  const rows = Map.groupBy(await listCaseRows(transaction, ...ids), ({ companyId }) => companyId);
  const events = await listEventsByCase(transaction, ...ids);
  const files: CaseFile[] = [];
  for (const one of planned) {
    const days = await caseDaysOf({ clock }, one);
    const cases: CompanyCase[] = [];
    for (const row of rows.get(one.company.id) ?? []) {
      const found = caseAfter(one, row, events.get(row.id) ?? [], practice);
      const missing = await missingFor(taskNeeds, transaction, one.company, found);
      const warnings = await warningsFor(taskNeeds, transaction, one.company, found);
      cases.push({ ...found, missing, warnings });
    }
    files.push({ ...one, ...days, practice, cases });
  }
  return files;
}

/** What the open tasks of a case lack, by task. */
async function missingFor(
  sources: readonly TaskNeeds[],
  transaction: Transaction,
  company: CompanyRecord,
  found: CompanyCase,
): Promise<CompanyCase['missing']> {
  const open = found.folded.tasks.filter(({ turn }) => turn !== undefined);
  const missing = new Map<string, readonly TaskNeed[]>();
  const concerned = concernedOf(found);
  for (const source of open.length > 0 ? sources : []) {
    for (const [task, lacking] of await source.missing(transaction, company, open, concerned)) {
      missing.set(task, [...(missing.get(task) ?? []), ...lacking]);
    }
  }
  return missing;
}

/** What does not fit the record in what was typed for a case, by task. */
export async function warningsFor(
  sources: readonly TaskNeeds[],
  transaction: Transaction,
  company: CompanyRecord,
  { folded: { tasks } }: Pick<CompanyCase, 'folded'>,
): Promise<CompanyCase['warnings']> {
  const warnings = new Map<string, readonly TaskWarning[]>();
  for (const source of sources) {
    const own = await source.warnings?.(transaction, company, tasks);
    for (const [task, said] of own ?? []) warnings.set(task, [...(warnings.get(task) ?? []), ...said]);
  }
  return warnings;
}

/** Those whom a case is about, as who becomes a director; `undefined` where it is about everybody. */
export function concernedOf({ row, opening }: Pick<CompanyCase, 'row' | 'opening'>) {
  return row.kind === 'formation' || !opening ? undefined : concernedBy(row.kind, opening.values);
}

/** One of a company's cases after its events. */
export function caseAfter(
  planned: PlannedCompany,
  row: CompanyCase['row'],
  events: readonly RecordedEvent[],
  practice: Practice,
): CompanyCase {
  const requirements = { ...planned.requirements, answers: answersIn(events) };
  const plan = planOf({ ...planned, requirements }, row.kind, dayOf(row.openedAt));
  const course = courseOf(events);
  const folded = foldCase(plan, events, practice);
  return {
    ...course,
    row,
    plan,
    events,
    folded: course.withdrawn ? stopped(folded) : folded,
    kind: row.kind === 'formation' ? undefined : laterCaseIn(planned.jurisdiction, row.kind),
    finishedOn: course.withdrawn ? undefined : finishedOn(folded),
    missing: new Map(),
    warnings: new Map(),
  };
}

/** The plan that a case of a company follows. */
export function planOf(
  { jurisdiction, requirements }: PlannedCompany,
  kind: CaseKind,
  openedOn: PlainDate,
): CasePlan {
  return { place: jurisdiction.id, templates: templatesOf(jurisdiction, kind), requirements, openedOn };
}

/** The tasks of a kind of case in a place. */
export function templatesOf(jurisdiction: Jurisdiction, kind: CaseKind): readonly TaskTemplate[] {
  if (kind === 'formation') {
    return jurisdiction.steps.map((step) => templateOfStep(step, fieldsOfStep(jurisdiction, step.id)));
  }
  return (laterCaseIn(jurisdiction, kind)?.steps ?? []).map((step) => templateOfStep(step, step.fields));
}

/**
 * Reads a company's formation in a transaction that sees its rows.
 * @throws Failure 'formation-not-found' if the catalogue has no such jurisdiction
 */
export async function formationIn(
  sources: CaseSources,
  transaction: Transaction,
  company: CompanyRecord,
): Promise<FormationCase> {
  return formationOf(await readCaseFile(sources, transaction, company));
}

/** The formation among a company's cases, with what deadlines and expected dates are computed from. */
export function formationOf(file: CaseFile): FormationCase {
  const formation = file.cases.find(({ row }) => row.kind === 'formation');
  if (!formation) throw new Error(`The company ${file.company.id} has no formation.`);
  const { jurisdiction, calendar, today } = file;
  const { requirements } = formation.plan;
  return {
    ...file,
    requirements,
    formation,
    state: caseStateOf(formation.folded, formation.events),
    progress: progressOf(jurisdiction, requirements, formation.folded, calendar, today),
  };
}

/** The largest offset from UTC in milliseconds: 14 hours, in Kiribati. */
const furthestAhead = 14 * 60 * 60 * 1000;

/** Reads the current working days and dates for a company's cases. */
export async function caseDaysOf(
  { clock }: Pick<CasesPorts, 'clock'>,
  { jurisdiction }: Pick<PlannedCompany, 'jurisdiction'>,
): Promise<CaseDays> {
  const now = clock();
  return {
    calendar: await workCalendarOf(jurisdiction.place.country),
    today: dayOf(now),
    latestDay: dayOf(new Date(now.getTime() + furthestAhead)),
  };
}

/**
 * A company with its jurisdiction and requirements.
 * @throws Failure 'formation-not-found' if the catalogue has no such jurisdiction
 */
export function plannedCompany(company: CompanyRecord, catalogue: PricedCatalogue): PlannedCompany {
  const planned = planIfKnown(company, catalogue);
  if (!planned) throw new Failure('formation-not-found');
  return planned;
}

function planIfKnown(company: CompanyRecord, catalogue: PricedCatalogue): PlannedCompany | undefined {
  const { country, companyType, subType, visas, officeType } = company;
  const place = { country, companyType, subType: subType ?? undefined };
  const jurisdiction = catalogue.jurisdictionWith(jurisdictionIdOf(place));
  return jurisdiction && { company, jurisdiction, requirements: { visas, officeType } };
}

function dayOf(moment: Date): PlainDate {
  return plainDate(moment.toISOString().slice(0, 10));
}
