import { holds, type PlanRequirements } from '#domain/catalogue/condition.ts';
import type { Duration, Jurisdiction, Step } from '#domain/catalogue/definition.ts';
import { addDays, type PlainDate } from '#domain/values/plain-date.ts';

/** On which days offices of a country work. */
export interface WorkCalendar {
  isWorkingDay(date: PlainDate): boolean;
}

/** A step with the days on which it can be over. */
export interface PlannedStep {
  step: Step;
  /** When it is over if everything takes as long as at the shortest. */
  earliest: PlainDate;
  /** The same at the longest. */
  latest: PlainDate;
  /** Whether its duration, or that of an earlier step, is unknown: the days are then too early. */
  isOpen: boolean;
  /** The day on which it was finished; `undefined` while it is not. */
  doneOn: PlainDate | undefined;
}

/** How long the whole takes. */
export interface Timeline {
  steps: readonly PlannedStep[];
  /** Working days until the last step is over, without those whose time is to be confirmed. */
  workingDays: Duration;
  /** Steps still to do whose time is to be confirmed. */
  open: readonly Step[];
}

/** Working days, counted from the day a timeline begins, after which a step is over. */
interface End extends Duration {
  isOpen: boolean;
}

const nothingDone: ReadonlyMap<string, PlainDate> = new Map();

/**
 * Puts the steps in an order in which each comes after what it needs, and dates them. Steps that need
 * nothing of each other run at the same time. A step that is done ends on its day, and what follows
 * counts from the later of that day and `from`.
 *
 * @param from the day the first step that is not done begins
 * @param finished steps that are done, by id, with the day
 * @throws RangeError for steps that wait for each other; the integrity test keeps them out
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
    // What is left out takes no time, but what comes after it still waits for what came before.
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
      .filter(({ step, doneOn }) => !doneOn && !('value' in step.workingDays))
      .map(({ step }) => step),
  };
}

/** When all of these are over. */
function startAfter(before: readonly End[]): End {
  return {
    shortest: Math.max(0, ...before.map(({ shortest }) => shortest)),
    longest: Math.max(0, ...before.map(({ longest }) => longest)),
    isOpen: before.some(({ isOpen }) => isOpen),
  };
}

function endOf({ workingDays }: Step, start: End): End {
  if (!('value' in workingDays)) return { ...start, isOpen: true };
  const { shortest, longest } = workingDays.value;
  return { ...start, shortest: start.shortest + shortest, longest: start.longest + longest };
}

/** The steps with each one after those it needs, otherwise in the order of the catalogue. */
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
  /** The day this many working days after the first; for zero, the first day itself or the next working day. */
  after(count: number): PlainDate;
  /** The number of working days until a day; zero for earlier days. */
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
