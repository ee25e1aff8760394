import type {
  CaseDayView,
  CaseTaskView,
  CaseView,
  CompanyDateView,
  FormationStepView,
  FormationView,
  RecordView,
} from '#contract/case-views.ts';
import { lastDaysLeft } from '#domain/calendar/last-days.ts';
import { actionsOn, type CaseActor } from '#domain/cases/allowed-actions.ts';
import type { EventRecord, TaskValues } from '#domain/cases/case-event.ts';
import type { LaterCaseKind } from '#domain/cases/case-kind.ts';
import { companyDatesOf } from '#domain/cases/company-dates.ts';
import { datesInUse } from '#domain/cases/dates-in-use.ts';
import { openFieldsOf } from '#domain/cases/event-of-action.ts';
import type { Task } from '#domain/cases/fold-case.ts';
import { costsOfCase } from '#domain/cases/kinds/kinds-in-place.ts';
import { type CaseDay, clocksOf, legalDaysOf } from '#domain/cases/kinds/legal-days.ts';
import { nameKeyOf, openingFields } from '#domain/cases/kinds/opening.ts';
import { daysFor, daysOfTask } from '#domain/cases/possible-days.ts';
import type { CaseStep } from '#domain/cases/progress.ts';
import { questionsOfSteps } from '#domain/cases/questions-of-steps.ts';
import { answerField, type TaskField } from '#domain/cases/task-field.ts';
import type { Round } from '#domain/cases/task-story.ts';
import { waitingOf } from '#domain/cases/waiting.ts';
import type { DeadlineStart } from '#domain/catalogue/definition.ts';
import type { Register } from '#domain/parties/registers.ts';
import { costsOfYear } from '#domain/plan/costs.ts';
import { officeProblemOf } from '#domain/plan/offices.ts';
import { mayAsStaff } from '#domain/staff/permissions.ts';
import { may } from '#domain/team/permissions.ts';
import { viewDueDate, viewFeeLine, viewOfficeProblem, viewStep, viewTotal } from '../plans/index.ts';
import { closedFromOf, recordOfCompany } from './company-facts.ts';
import type { TaskNeed } from './ports.ts';
import type { CaseFile, CompanyCase, FormationCase } from './read-case.ts';
import { formationOf } from './read-case.ts';
import { suggestionsOf } from './read-case-kinds.ts';
import type { SeenBy } from './read-cases.ts';

/** View of a company's formation with its expected dates. */
export function viewFormation(formation: SeenBy<FormationCase>): FormationView {
  const { jurisdiction, requirements, progress, formation: found, practice } = formation;
  const steps = new Set(progress.steps.map(({ step }) => step.id));
  return {
    case: found.row.id,
    hasAgency: practice.hasAgency,
    jurisdiction: { id: jurisdiction.id, name: jurisdiction.name },
    requirements: { visas: requirements.visas, officeType: requirements.officeType },
    questions: questionsOfSteps(jurisdiction, requirements).map((question) => ({
      question,
      answer: requirements.answers?.[question] ?? null,
    })),
    officeProblem: viewOfficeProblem(officeProblemOf(jurisdiction, requirements)),
    steps: progress.steps.map((step) => viewCaseStep(step, formation)),
    kept: found.folded.tasks
      .filter(({ isStarted, isFormer, template: { id } }) => isStarted && (isFormer || !steps.has(id)))
      .map((task) => viewTask(task, found, formation)),
    next: progress.next?.step.id ?? null,
    incorporated: progress.isIncorporated,
    workingDays: progress.workingDays,
    dates: datesInUse(jurisdiction, requirements).map((date) => viewDate(date, formation)),
    openChanges: openChangesOf(formation),
    suggestions: [...suggestionsOf(formation)],
    firstYear: viewTotal(costsOfYear(jurisdiction, requirements, 1).total),
  };
}

/** What other cases wait for, the longest waiting first. */
function openChangesOf({ cases, formation }: FormationCase): FormationView['openChanges'] {
  return cases
    .filter((found) => found.row.id !== formation.row.id)
    .flatMap(({ row, folded }) =>
      folded.tasks.flatMap(({ turn, since, template: { id, label } }) =>
        turn && since ? [{ case: row.id, task: id, label, turn, since }] : [],
      ),
    )
    .sort((one, other) => (one.since < other.since ? -1 : 1));
}

/** View of all cases of a company. */
export function viewCaseFile(file: SeenBy<CaseFile>) {
  return {
    hasAgency: file.practice.hasAgency,
    cases: file.cases.map((found) => viewCase(found, file)),
    mayOpen:
      file.actor.side === 'founder'
        ? may(file.actor.role, 'change-formation')
        : mayAsStaff(file.actor.role, 'work-on-cases'),
    record: [...recordOfCompany(file)],
    closedFrom: closedFromOf(file) ?? null,
    suggestions: [...suggestionsOf(file)],
  };
}

/** View of one case after something was recorded, with the expected dates if it is the formation. */
export function viewOneCase(
  file: SeenBy<CaseFile>,
  caseId: string,
): { case: CaseView; formation: FormationView | null } {
  const found = caseIn(file, caseId);
  const isFormation = found.row.kind === 'formation';
  return {
    case: viewCase(found, file),
    formation: isFormation
      ? viewFormation({
          ...formationOf(file),
          actor: file.actor,
          windows: file.windows,
          describePaper: file.describePaper,
        })
      : null,
  };
}

/** View of one case that is not the formation. */
export function viewLaterCase(file: SeenBy<CaseFile>, caseId: string): { case: CaseView } {
  return { case: viewCase(caseIn(file, caseId), file) };
}

function caseIn({ cases }: CaseFile, caseId: string): CompanyCase {
  const found = cases.find(({ row }) => row.id === caseId || row.kind === caseId);
  if (!found) throw new Error(`There is no case ${caseId}.`);
  return found;
}

function viewCase(found: CompanyCase, file: SeenBy<CaseFile>): CaseView {
  const { row, folded, opening, withdrawn, kind } = found;
  const days =
    kind && opening && !withdrawn
      ? legalDaysOf(kind.legalDays, row.id, opening.on, folded, file.calendar)
      : [];
  const register = registerOf(found);
  return {
    id: row.id,
    kind: row.kind,
    on: opening?.on ?? null,
    opening: row.kind === 'formation' ? [] : viewOpening(row.kind, opening?.values ?? {}),
    withdrawn: withdrawn ?? null,
    legalDays: days.map(viewCaseDay),
    fees: kind ? costsOfCase(file.jurisdiction, file.requirements, kind).lines.map(viewFeeLine) : [],
    register: register && opening && found.finishedOn ? { name: register, on: opening.on } : null,
    openedAt: row.openedAt.toISOString(),
    closedOn: row.closedOn,
    tasks: folded.tasks
      .filter(({ state, isStarted }) => state !== 'not-needed' || isStarted)
      .map((task) => viewTask(task, found, file)),
  };
}

/** What was said at the opening, in the order it was asked: of a party or class its name as it was then. */
function viewOpening(kind: LaterCaseKind, values: TaskValues): CaseView['opening'] {
  return openingFields[kind].flatMap(({ id, kind: fieldKind }) => {
    const isNamed = fieldKind === 'party' || fieldKind === 'share-class';
    const value = isNamed ? values[nameKeyOf(id)] : values[id];
    return value ? [{ id, value }] : [];
  });
}

/** The register that a case changes. */
function registerOf({ row, opening }: CompanyCase): Exclude<Register, 'owners'> | undefined {
  if (row.kind === 'share-transfer') return 'members';
  if (row.kind !== 'director-change') return undefined;
  const { office } = opening?.values ?? {};
  if (office === 'secretary') return 'secretaries';
  // Nobody keeps a register of signatories.
  return office === 'signatory' ? undefined : 'directors';
}

function viewCaseDay({ isMet, ...due }: CaseDay): CaseDayView {
  return { ...viewDueDate(due), isMet };
}

function viewCaseStep({ task, ...planned }: CaseStep, file: SeenBy<FormationCase>): FormationStepView {
  return { ...viewStep(planned), ...viewTask(task, file.formation, file) };
}

function viewTask(
  task: Task,
  found: CompanyCase,
  { actor, practice, calendar, today, latestDay, windows, describePaper }: SeenBy<CaseFile>,
): CaseTaskView {
  const { row, folded, missing, warnings, withdrawn } = found;
  const { template, state, points, rounds, approval, waivedBecause, recorded, values } = task;
  const waiting = waitingOf(task, calendar, today);
  const hereOf = ({ id, decidedBy }: Task['template']) =>
    (waiting?.turn === decidedBy && windows.get(row.kind)?.get(id)) || null;
  return {
    id: template.id,
    label: template.label,
    decidedBy: template.decidedBy,
    result: template.result,
    state,
    needs: [...task.needs],
    turn: waiting
      ? {
          of: waiting.turn,
          since: waiting.since,
          workingDays: waiting.workingDays ?? null,
          usual: waiting.usual ?? null,
          here: hereOf(template),
          isLate: waiting.isLate,
        }
      : null,
    doneOn: approval?.on ?? null,
    reference: approval?.reference ?? null,
    waivedBecause: waivedBecause ?? null,
    recorded: viewRecord(recorded),
    fields: fieldsOf(task).map(({ id, label, kind, isRequired, isResult = false, choices = [] }) => ({
      id,
      label,
      kind,
      isRequired,
      isResult,
      choices: [...choices],
      value: values[id] ?? '',
      isOpen: openFieldsOf(task).some((open) => open.id === id),
    })),
    clocks: clocksOf(row.id, folded, calendar)
      .filter(({ shownAt }) => shownAt.includes(template.id))
      .map((clock) => {
        const hasPassed = !clock.isMet && clock.on < today;
        const begins = actionsOn(clock.task, actor, found, practice).includes('reopen');
        const daysLeft = clock.isMet ? null : (lastDaysLeft(clock.on, today) ?? null);
        return {
          ...viewCaseDay(clock),
          hasPassed,
          daysLeft,
          restart: hasPassed && begins ? clock.task : null,
        };
      }),
    missing: viewMissing(missing.get(template.id) ?? [], actor),
    warnings: (warnings.get(template.id) ?? []).map(({ code, text }) => ({ code, text })),
    points: points.map(viewPoint),
    rounds: rounds.map((round) => viewRound(round, describePaper)),
    actions: task.isFormer || withdrawn ? [] : [...actionsOn(template.id, actor, found, practice)],
    possibleDays: daysOfTask(task, folded, latestDay),
    isFormer: task.isFormer,
  };
}

/** What lacks. Whose it is, only those learn who run the case; the others see what, each once. */
function viewMissing(needs: readonly TaskNeed[], actor: CaseActor): CaseTaskView['missing'] {
  const runsCase = actor.side === 'agency' || may(actor.role, 'change-formation');
  if (runsCase) return needs.map(({ kind, id, label }) => ({ kind, id, label }));
  const unnamed = needs.map(({ kind, label, unnamed = label }) => ({ kind, id: unnamed, label: unnamed }));
  return [...new Map(unnamed.map((need) => [`${need.kind} ${need.id}`, need])).values()];
}

/** The fields of a task, with the answer to a question that was asked beyond them. */
function fieldsOf(task: Task): readonly TaskField[] {
  const { template, points, rounds } = task;
  const open = openFieldsOf(task).find(({ id }) => id === answerField.id);
  const asked = [points, ...rounds.map(({ returned }) => returned?.points ?? [])].flat();
  const isAsked = asked.some(({ about }) => about === answerField.id) || task.values[answerField.id];
  return open || isAsked ? [...template.fields, open ?? answerField] : template.fields;
}

/** A task by its name alone. */
export function viewName({ template: { id, label } }: Task): { id: string; label: string } {
  return { id, label };
}

function viewPoint({ text, about }: Task['points'][number]): CaseTaskView['points'][number] {
  return { text, about: about ?? null };
}

function viewRound(
  { submittedOn, values, papers = [], filedOn, reference, returned }: Round,
  describePaper: SeenBy<CaseFile>['describePaper'],
): CaseTaskView['rounds'][number] {
  return {
    papers: papers.map(describePaper),
    submittedOn: submittedOn ?? null,
    values: { ...values },
    filedOn: filedOn ?? null,
    reference: reference ?? null,
    returned: returned
      ? {
          on: returned.on,
          from: returned.from,
          points: returned.points.map(viewPoint),
          refusedBecause: returned.refusedBecause ?? null,
        }
      : null,
  };
}

function viewDate(date: DeadlineStart, { jurisdiction, state, latestDay }: FormationCase): CompanyDateView {
  const dates = companyDatesOf(jurisdiction, state);
  const on = dates[date];
  const isEntered = state.enteredDates[date] !== undefined;
  // Only the end of the financial year is ever assumed; see companyDatesOf.
  const unentered = date === 'financial-year-end' ? 'assumed' : 'step';
  return {
    date,
    on: on ?? null,
    recorded: viewRecord(state.records.get(date)),
    origin: on ? (isEntered ? 'entered' : unentered) : null,
    possibleDays: daysFor(date, dates.incorporation, latestDay),
  };
}

function viewRecord(record: EventRecord | undefined): RecordView | null {
  return record ? { by: record.by ?? null, side: record.side, at: record.at.toISOString() } : null;
}
