import { holds, type PlanRequirements } from '#domain/catalogue/condition.ts';
import type { Duration, Jurisdiction, Step } from '#domain/catalogue/definition.ts';
import { type PlannedStep, timelineOf, type WorkCalendar } from '#domain/plan/timeline.ts';
import type { PlainDate } from '#domain/values/plain-date.ts';
import type { CaseState } from './case-state.ts';

/** A step of a company's own formation. */
export interface CaseStep extends PlannedStep {
  /** `ready` once all it needs is done. */
  state: 'done' | 'ready' | 'waiting';
  /** Ids of the steps it waits for, without those that do not apply to this case. */
  needs: readonly string[];
}

/** How far a company's formation has come. */
export interface Progress {
  /** In order, with the days as they are now to be expected. */
  steps: readonly CaseStep[];
  /** What to do now: the first step that is ready. */
  next: CaseStep | undefined;
  /** Whether the step that brings the company into being is done. */
  isIncorporated: boolean;
  /** Working days from today until the last step is over, without those whose time is to be confirmed. */
  workingDays: Duration;
}

/**
 * Where each step of a case stands, and when what is left can be over. Finished steps that the catalogue
 * no longer names are passed over.
 *
 * @param calendar on which days offices of the country work
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

/** What a step waits for; in place of a step that does not apply stands what that one would wait for. */
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
