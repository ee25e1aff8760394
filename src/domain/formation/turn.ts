import type { Actor, Step } from '#domain/catalogue/definition.ts';
import type { WorkCalendar } from '#domain/plan/timeline.ts';
import { addDays, addYears, type PlainDate } from '#domain/values/plain-date.ts';
import type { CaseStep, Progress } from './progress.ts';

/** Whom a step that is ready waits for. */
export interface Turn {
  of: Actor;
  /** The day from which it could be done: the last step it needs was done then, or the company was created. */
  since: PlainDate;
  /** Working days since then; `undefined` for the founder, and after more than a year. */
  workingDays: number | undefined;
}

/**
 * Whom a step waits for and since when; `undefined` unless it is ready.
 *
 * @param calendar on which days offices of the country work
 * @param createdOn the day on which the company was created here
 */
export function turnOf(
  { step, state, needs }: CaseStep,
  { steps }: Progress,
  calendar: WorkCalendar,
  createdOn: PlainDate,
  today: PlainDate,
): Turn | undefined {
  if (state !== 'ready') return undefined;
  const days = steps.flatMap(({ step: { id }, doneOn }) => (doneOn && needs.includes(id) ? [doneOn] : []));
  const since = days.length > 0 ? days.reduce((one, other) => (one > other ? one : other)) : createdOn;
  const of = partyOf(step);
  const isCounted = of !== 'founder' && since >= addYears(today, -1);
  return { of, since, workingDays: isCounted ? workingDaysBetween(since, today, calendar) : undefined };
}

/** An authority, an office or a bank acts once the founder has applied, except where nothing is applied for. */
function partyOf({ actor, needsNoApplication }: Step): Actor {
  return actor === 'agent' || needsNoApplication ? actor : 'founder';
}

function workingDaysBetween(since: PlainDate, today: PlainDate, calendar: WorkCalendar): number {
  let count = 0;
  for (let date = addDays(since, 1); date <= today; date = addDays(date, 1)) {
    if (calendar.isWorkingDay(date)) count += 1;
  }
  return count;
}
