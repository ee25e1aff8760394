import type { CompanyDateView, FormationStepView, FormationView, RecordView } from '#contract/formation.ts';
import type { DeadlineStart } from '#domain/catalogue/definition.ts';
import { actionOn, daysFor, daysOfFinishing } from '#domain/formation/available-actions.ts';
import type { EventRecord } from '#domain/formation/case-state.ts';
import { companyDatesOf } from '#domain/formation/company-dates.ts';
import { datesInUse } from '#domain/formation/dates-in-use.ts';
import type { CaseStep } from '#domain/formation/progress.ts';
import { turnOf } from '#domain/formation/turn.ts';
import { costsOfYear } from '#domain/plan/costs.ts';
import { officeProblemOf } from '#domain/plan/offices.ts';
import { viewOfficeProblem, viewStep, viewTotal } from '../plans/index.ts';
import type { FormationCase } from './case-progress.ts';

/** View of a company's formation. */
export function viewFormation(formation: FormationCase): FormationView {
  const { jurisdiction, requirements, progress } = formation;
  return {
    jurisdiction: { id: jurisdiction.id, name: jurisdiction.name },
    requirements,
    officeProblem: viewOfficeProblem(officeProblemOf(jurisdiction, requirements)),
    steps: progress.steps.map((step) => viewCaseStep(step, formation)),
    next: progress.next?.step.id ?? null,
    incorporated: progress.isIncorporated,
    workingDays: progress.workingDays,
    dates: datesInUse(jurisdiction, requirements).map((date) => viewDate(date, formation)),
    firstYear: viewTotal(costsOfYear(jurisdiction, requirements, 1).total),
  };
}

function viewCaseStep(step: CaseStep, formation: FormationCase): FormationStepView {
  const { progress, state, calendar, createdOn, today, latestDay } = formation;
  const turn = turnOf(step, progress, calendar, createdOn, today);
  return {
    ...viewStep(step),
    needs: [...step.needs],
    state: step.state,
    doneOn: step.doneOn ?? null,
    recorded: viewRecord(state.records.steps.get(step.step.id)),
    action: actionOn(step.step.id, progress) ?? null,
    possibleDays: daysOfFinishing(step, progress, latestDay),
    turn: turn ? { ...turn, workingDays: turn.workingDays ?? null } : null,
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
    recorded: viewRecord(state.records.dates.get(date)),
    origin: on ? (isEntered ? 'entered' : unentered) : null,
    possibleDays: daysFor(date, dates.incorporation, latestDay),
  };
}

function viewRecord(record: EventRecord | undefined): RecordView | null {
  return record ? { by: record.by ?? null, at: record.at.toISOString() } : null;
}
