import { holds, type PlanRequirements } from '#domain/catalogue/condition.ts';
import type { Duration, Jurisdiction } from '#domain/catalogue/definition.ts';
import { type PlannedStep, timelineOf, type WorkCalendar } from '#domain/plan/timeline.ts';
import type { PlainDate } from '#domain/values/plain-date.ts';
import type { FoldedCase, Task } from './fold-case.ts';

/** A step of a company's own formation. */
export interface CaseStep extends PlannedStep {
  task: Task;
}

/** The progress of a company's formation. */
export interface Progress {
  /** In order, with the currently expected dates. */
  steps: readonly CaseStep[];
  /** The first step that is the founder's turn, otherwise the first that is anybody's. */
  next: CaseStep | undefined;
  /** Whether the incorporation step is done. */
  isIncorporated: boolean;
  /** Working days from today until the last step ends, without steps of unconfirmed duration. */
  workingDays: Duration;
}

/**
 * The steps of a formation with the expected dates of those that remain.
 *
 * @param calendar working days of the country's offices
 */
export function progressOf(
  jurisdiction: Jurisdiction,
  requirements: PlanRequirements,
  { tasks }: FoldedCase,
  calendar: WorkCalendar,
  today: PlainDate,
): Progress {
  const byId = new Map(tasks.flatMap((task) => (task.isFormer ? [] : [[task.template.id, task] as const])));
  const ended = new Map(
    [...byId].flatMap(([id, { state, since }]) =>
      since && (state === 'done' || state === 'waived') ? [[id, since] as const] : [],
    ),
  );
  const passed = new Set(
    tasks
      .filter(({ state, template }) => state === 'not-needed' && holds(template.when, requirements))
      .map(({ template }) => template.id),
  );
  const left = jurisdiction.steps
    .filter(({ id }) => !passed.has(id))
    .map((step) => ({ ...step, needs: step.needs.filter((need) => !passed.has(need)) }));
  const timeline = timelineOf({ ...jurisdiction, steps: left }, requirements, calendar, today, ended);
  const steps = timeline.steps.flatMap((planned): CaseStep[] => {
    const task = byId.get(planned.step.id);
    return task ? [{ ...planned, task }] : [];
  });
  return {
    steps,
    next: steps.find(({ task }) => task.turn === 'founder') ?? steps.find(({ task }) => task.turn),
    isIncorporated: steps.some(
      ({ step, task }) => step.reaches?.includes('incorporation') && task.state === 'done',
    ),
    workingDays: timeline.workingDays,
  };
}
