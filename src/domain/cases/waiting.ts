import type { Duration } from '#domain/catalogue/definition.ts';
import { addWorkingDays, type WorkCalendar } from '#domain/plan/timeline.ts';
import { addDays, addYears, type PlainDate } from '#domain/values/plain-date.ts';
import type { Task } from './fold-case.ts';
import type { Turn } from './task-template.ts';

/** How long somebody has had their turn at a task. */
export interface Waiting {
  turn: Turn;
  since: PlainDate;
  /** Whole working days since, in the place's calendar; `undefined` after more than a year. */
  workingDays: number | undefined;
  /** How many are usual; `undefined` where no source says. */
  usual: Duration | undefined;
  /** The last day on which it is not late; `undefined` where nothing says what is usual. */
  usualUntil: PlainDate | undefined;
  isLate: boolean;
}

/** Working days that a turn of the people here may take before the other side is told. */
const ownDays: Readonly<Record<'founder' | 'agency', number>> = { founder: 5, agency: 2 };

/** What is needed of a task to say how long it waits. */
export interface WaitingTask extends Pick<Task, 'turn' | 'since'> {
  template: Pick<Task['template'], 'decidedBy' | 'workingDays'>;
}

/** Who has their turn at a task, for how long, and whether that is late; `undefined` where nobody has. */
export function waitingOf(
  { template, turn, since }: WaitingTask,
  calendar: WorkCalendar,
  today: PlainDate,
): Waiting | undefined {
  if (!turn || !since) return undefined;
  const isDeciding = turn === template.decidedBy && turn !== 'founder';
  const usual = isDeciding && 'value' in template.workingDays ? template.workingDays.value : undefined;
  const longest = usual?.longest ?? (turn === 'founder' || turn === 'agency' ? ownDays[turn] : undefined);
  const usualUntil = longest === undefined ? undefined : workingDayAfter(since, longest, calendar);
  return {
    turn,
    since,
    workingDays: since >= addYears(today, -1) ? workingDaysBetween(since, today, calendar) : undefined,
    usual,
    usualUntil,
    isLate: usualUntil !== undefined && today > usualUntil,
  };
}

/** Working days after one day, up to and with another; zero where that comes first. */
export function workingDaysBetween(from: PlainDate, until: PlainDate, calendar: WorkCalendar): number {
  let count = 0;
  for (let day = addDays(from, 1); day <= until; day = addDays(day, 1)) {
    if (calendar.isWorkingDay(day)) count += 1;
  }
  return count;
}

/** The day before the next working day after so many of them: until then they have not passed. */
function workingDayAfter(from: PlainDate, count: number, calendar: WorkCalendar): PlainDate {
  return addDays(addWorkingDays(from, count + 1, calendar), -1);
}
