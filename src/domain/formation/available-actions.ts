import type { DeadlineStart } from '#domain/catalogue/definition.ts';
import { addYears, type PlainDate, plainDate } from '#domain/values/plain-date.ts';
import type { CaseStep, Progress } from './progress.ts';

/** The possible actions on a step: at most one at a time. */
export type StepAction = 'mark-done' | 'reopen';

/** Why an action on a step is refused. */
type StepObstacle =
  | 'step-not-found'
  | 'step-already-done'
  | 'step-not-ready'
  | 'step-not-done'
  | 'step-built-upon';

/**
 * The obstacle to an action; `undefined` if it is possible. A step can be marked done once all its
 * prerequisites are, and reopened while no dependent step is done.
 *
 * @param id of the step
 */
export function obstacleTo(action: StepAction, id: string, { steps }: Progress): StepObstacle | undefined {
  const found = steps.find(({ step }) => step.id === id);
  if (!found) return 'step-not-found';
  if (action === 'mark-done') {
    if (found.state === 'done') return 'step-already-done';
    return found.state === 'waiting' ? 'step-not-ready' : undefined;
  }
  if (found.state !== 'done') return 'step-not-done';
  return steps.some(({ state, needs }) => state === 'done' && needs.includes(id))
    ? 'step-built-upon'
    : undefined;
}

/** The possible action on a step now. */
export function actionOn(id: string, progress: Progress): StepAction | undefined {
  return (['mark-done', 'reopen'] as const).find((action) => obstacleTo(action, id, progress) === undefined);
}

/** Earlier dates are refused as mistyped years. */
const earliestCaseDay = plainDate('2000-01-01');

/** A range of valid dates, including both ends. */
export interface DayRange {
  from: PlainDate;
  until: PlainDate;
}

/** Valid completion dates of a step: not before its prerequisites and not in the future. */
export function daysOfFinishing({ needs }: CaseStep, { steps }: Progress, today: PlainDate): DayRange {
  const days = steps.flatMap(({ step, doneOn }) => (doneOn && needs.includes(step.id) ? [doneOn] : []));
  return { from: days.reduce((latest, day) => (day > latest ? day : latest), earliestCaseDay), until: today };
}

/** Maximum years from incorporation to the end of the first financial year. */
const maxYearsToYearEnd = 2;

/**
 * Valid values of a date of the company. Past events are not in the future; the first financial
 * year ends soon after incorporation.
 */
export function daysFor(
  date: DeadlineStart,
  incorporation: PlainDate | undefined,
  today: PlainDate,
): DayRange {
  if (date !== 'financial-year-end') return { from: earliestCaseDay, until: today };
  return {
    from: incorporation ?? earliestCaseDay,
    until: addYears(incorporation ?? today, maxYearsToYearEnd),
  };
}
