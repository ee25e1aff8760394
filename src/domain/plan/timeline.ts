import { holds, type PlanRequirements } from '#domain/catalogue/condition.ts';
import type { Duration, Jurisdiction, Step } from '#domain/catalogue/definition.ts';
import { addDays, type PlainDate } from '#domain/values/plain-date.ts';

/** Working days of a country's offices. */
export interface WorkCalendar {
  isWorkingDay(date: PlainDate): boolean;
}

/** The so many-th working day after a day. */
export function addWorkingDays(from: PlainDate, count: number, calendar: WorkCalendar): PlainDate {
  let day = from;
  for (let left = count; left > 0; ) {
    day = addDays(day, 1);
    if (calendar.isWorkingDay(day)) left -= 1;
  }
  return day;
}

/** A step with its possible end dates. */
export interface PlannedStep {
  step: Step;
  /** End date with the shortest durations. */
  earliest: PlainDate;
  /** End date with the longest durations. */
  latest: PlainDate;
  /** Whether its duration or an earlier one is unknown; the dates are then too early. */
  isOpen: boolean;
  /** Date of completion; `undefined` if not complete. */
  doneOn: PlainDate | undefined;
}

/** Duration of all steps. */
export interface Timeline {
  steps: readonly PlannedStep[];
  /** Working days until the last step ends, without steps of unconfirmed duration. */
  workingDays: Duration;
  /** Remaining steps of unconfirmed duration. */
  open: readonly Step[];
}

/** Working days from the start of the timeline to the end of a step. */
interface End extends Duration {
  isOpen: boolean;
}

const nothingDone: ReadonlyMap<string, PlainDate> = new Map();

/**
 * Sorts the steps by their dependencies and dates them. Independent
 * steps run in parallel. A completed step ends on its date, and the next
 * counts from the later of that date and `from`.
 *
 * @param from the date on which the first incomplete step begins
 * @param finished completed steps by id with their dates
 * @throws RangeError for circular dependencies; the integrity test excludes them
 */
export function timelineOf(
  jurisdiction: Jurisdiction,
  requirements: PlanRequirements,
  calendar: WorkCalendar,
  from: PlainDate,
  finished = nothingDone,
): Timeline {
  const days = workingDaysFrom(calendar, from);
  const ends = new Map<string, End>();
  const steps: PlannedStep[] = [];
  for (const step of inOrder(jurisdiction.steps)) {
    const start = startAfter(step.needs.flatMap((need) => ends.get(need) ?? []));
    // A step that does not apply takes no time, but later steps still wait for earlier ones.
    if (!holds(step.when, requirements)) {
      ends.set(step.id, start);
      continue;
    }
    const doneOn = finished.get(step.id);
    if (doneOn) {
      const passed = days.until(doneOn);
      ends.set(step.id, { shortest: passed, longest: passed, isOpen: false });
      steps.push({ step, earliest: doneOn, latest: doneOn, isOpen: false, doneOn });
      continue;
    }
    const end = endOf(step, start);
    ends.set(step.id, end);
    const [earliest, latest] = [days.after(end.shortest), days.after(end.longest)];
    steps.push({ step, earliest, latest, isOpen: end.isOpen, doneOn });
  }
  const { shortest, longest } = startAfter([...ends.values()]);
  return {
    steps,
    workingDays: { shortest, longest },
    open: steps
      .filter(({ step, doneOn }) => !doneOn && !step.isTimedLater && !('value' in step.workingDays))
      .map(({ step }) => step),
  };
}

/** The end of all these steps. */
function startAfter(before: readonly End[]): End {
  return {
    shortest: Math.max(0, ...before.map(({ shortest }) => shortest)),
    longest: Math.max(0, ...before.map(({ longest }) => longest)),
    isOpen: before.some(({ isOpen }) => isOpen),
  };
}

function endOf({ workingDays, isTimedLater }: Step, start: End): End {
  if (isTimedLater) return start;
  if (!('value' in workingDays)) return { ...start, isOpen: true };
  const { shortest, longest } = workingDays.value;
  return { ...start, shortest: start.shortest + shortest, longest: start.longest + longest };
}

/** The steps in topological order, otherwise in the order of the catalogue. */
function inOrder(steps: readonly Step[]): Step[] {
  const waiting = [...steps];
  const ordered: Step[] = [];
  const placed = new Set<string>();
  while (waiting.length > 0) {
    const next = waiting.findIndex(({ needs }) => needs.every((need) => placed.has(need)));
    const [step] = next === -1 ? [] : waiting.splice(next, 1);
    if (!step) throw new RangeError(`Steps wait for each other: ${waiting.map(({ id }) => id).join(', ')}`);
    ordered.push(step);
    placed.add(step.id);
  }
  return ordered;
}

interface WorkingDays {
  /** The date this many working days after the first; for zero, the first date or the next working day. */
  after(count: number): PlainDate;
  /** The number of working days until a date; zero for earlier dates. */
  until(date: PlainDate): number;
}

function workingDaysFrom(calendar: WorkCalendar, from: PlainDate): WorkingDays {
  const known: PlainDate[] = [];
  function after(count: number): PlainDate {
    for (let date = known.at(-1); known.length <= count; ) {
      date = date === undefined ? from : addDays(date, 1);
      if (calendar.isWorkingDay(date)) known.push(date);
    }
    return known[count] ?? from;
  }
  return {
    after,
    until(date) {
      let count = 0;
      while (after(count) < date) count += 1;
      return count;
    },
  };
}
