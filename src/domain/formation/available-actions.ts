import type { DeadlineStart } from '#domain/catalogue/definition.ts';
import { addYears, type PlainDate, plainDate } from '#domain/values/plain-date.ts';
import type { CaseStep, Progress } from './progress.ts';

/** What can be done about a step: only one thing at a time, and often nothing. */
export type StepAction = 'mark-done' | 'reopen';

/** Why something cannot be done about a step. */
type StepObstacle =
  | 'step-not-found'
  | 'step-already-done'
  | 'step-not-ready'
  | 'step-not-done'
  | 'step-built-upon';

/**
 * What stands against an action; `undefined` where it is possible. A step can be marked done once all it
 * needs is, and reopened while nothing that needs it is done.
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

/** What can be done about a step now. */
export function actionOn(id: string, progress: Progress): StepAction | undefined {
  return (['mark-done', 'reopen'] as const).find((action) => obstacleTo(action, id, progress) === undefined);
}

/** No day before this is taken, nor one for a company's life: it is rather a year mistyped. */
const earliestCaseDay = plainDate('2000-01-01');

/** Days from which one can be chosen, both included. */
export interface DayRange {
  from: PlainDate;
  until: PlainDate;
}

/** On which days a step can have been finished: not before one it needs, and not in the future. */
export function daysOfFinishing({ needs }: CaseStep, { steps }: Progress, today: PlainDate): DayRange {
  const days = steps.flatMap(({ step, doneOn }) => (doneOn && needs.includes(step.id) ? [doneOn] : []));
  return { from: days.reduce((latest, day) => (day > latest ? day : latest), earliestCaseDay), until: today };
}

/** The first financial year ends at most this many years after the incorporation. */
const maxYearsToYearEnd = 2;

/**
 * Which days a day of the company's life can be. What has happened is not in the future; the first financial
 * year ends after the incorporation, and soon.
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
