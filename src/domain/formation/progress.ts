import { holds, type PlanRequirements } from '#domain/catalogue/condition.ts';
import type { Duration, Jurisdiction, Step } from '#domain/catalogue/definition.ts';
import { type PlannedStep, timelineOf, type WorkCalendar } from '#domain/plan/timeline.ts';
import type { PlainDate } from '#domain/values/plain-date.ts';
import type { CaseState } from './case-state.ts';

/** A step of a company's own formation. */
export interface CaseStep extends PlannedStep {
  /** `ready` once all prerequisites are done. */
  state: 'done' | 'ready' | 'waiting';
  /** Ids of the steps it waits for, without those that do not apply. */
  needs: readonly string[];
}

/** The progress of a company's formation. */
export interface Progress {
  /** In order, with the currently expected dates. */
  steps: readonly CaseStep[];
  /** The first step that is ready. */
  next: CaseStep | undefined;
  /** Whether the incorporation step is done. */
  isIncorporated: boolean;
  /** Working days from today until the last step ends, without steps of unconfirmed duration. */
  workingDays: Duration;
}

/**
 * The state of each step and the expected dates of the remaining ones. Completed steps that the catalogue
 * no longer contains are ignored.
 *
 * @param calendar working days of the country's offices
 */
export function progressOf(
  jurisdiction: Jurisdiction,
  requirements: PlanRequirements,
  { done }: Pick<CaseState, 'done'>,
  calendar: WorkCalendar,
  today: PlainDate,
): Progress {
  const timeline = timelineOf(jurisdiction, requirements, calendar, today, done);
  const steps = timeline.steps.map((planned): CaseStep => {
    const needs = needsWithin(jurisdiction, requirements, planned.step);
    const isReady = needs.every((need) => done.has(need));
    return { ...planned, needs, state: planned.doneOn ? 'done' : isReady ? 'ready' : 'waiting' };
  });
  return {
    steps,
    next: steps.find(({ state }) => state === 'ready'),
    isIncorporated: steps.some(
      ({ step, state }) => step.reaches?.includes('incorporation') && state === 'done',
    ),
    workingDays: timeline.workingDays,
  };
}

/** The steps that a step waits for; a step that does not apply is replaced by its own prerequisites. */
function needsWithin({ steps }: Jurisdiction, requirements: PlanRequirements, step: Step): readonly string[] {
  const byId = new Map(steps.map((each) => [each.id, each]));
  const needs = new Set<string>();
  const asked = new Set<string>();
  function ask({ needs: ids }: Step): void {
    for (const id of ids) {
      const need = byId.get(id);
      if (!need || asked.has(id)) continue;
      asked.add(id);
      if (holds(need.when, requirements)) needs.add(id);
      else ask(need);
    }
  }
  ask(step);
  return [...needs];
}
