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
  /** Whether it, or a step before it, takes a time that nobody could tell: the days are then too early. */
  isOpen: boolean;
}

/** How long the whole takes. */
export interface Timeline {
  steps: readonly PlannedStep[];
  /** Working days until the last step is over, without those whose time is to be confirmed. */
  workingDays: Duration;
  /** Steps whose time is to be confirmed. */
  open: readonly Step[];
}

/**
 * Puts the steps in an order in which each comes after what it needs, and dates them. Steps that need
 * nothing of each other run at the same time.
 *
 * @param from the day the first step begins
 * @throws RangeError for steps that wait for each other; the integrity test keeps them out
 */
export function timelineOf(
  jurisdiction: Jurisdiction,
  requirements: PlanRequirements,
  calendar: WorkCalendar,
  from: PlainDate,
): Timeline {
  const days = workingDaysFrom(calendar, from);
  const done = new Map<string, { shortest: number; longest: number; isOpen: boolean }>();
  const steps: PlannedStep[] = [];
  for (const step of inOrder(jurisdiction.steps)) {
    const before = step.needs.map((need) => done.get(need) ?? { shortest: 0, longest: 0, isOpen: false });
    const start = {
      shortest: Math.max(0, ...before.map(({ shortest }) => shortest)),
      longest: Math.max(0, ...before.map(({ longest }) => longest)),
      isOpen: before.some(({ isOpen }) => isOpen),
    };
    // What is left out takes no time, but what comes after it still waits for what came before.
    if (!holds(step.when, requirements)) {
      done.set(step.id, start);
      continue;
    }
    const isKnown = 'value' in step.workingDays;
    const taken = 'value' in step.workingDays ? step.workingDays.value : { shortest: 0, longest: 0 };
    const end = {
      shortest: start.shortest + taken.shortest,
      longest: start.longest + taken.longest,
      isOpen: start.isOpen || !isKnown,
    };
    done.set(step.id, end);
    steps.push({ step, earliest: days(end.shortest), latest: days(end.longest), isOpen: end.isOpen });
  }
  const ends = [...done.values()];
  return {
    steps,
    workingDays: {
      shortest: Math.max(0, ...ends.map(({ shortest }) => shortest)),
      longest: Math.max(0, ...ends.map(({ longest }) => longest)),
    },
    open: steps.map(({ step }) => step).filter(({ workingDays }) => !('value' in workingDays)),
  };
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

/** Answers which day comes so many working days after the first; the day itself, or the next that is one, for nought. */
function workingDaysFrom(calendar: WorkCalendar, from: PlainDate): (count: number) => PlainDate {
  const known: PlainDate[] = [];
  return (count) => {
    for (let date = known.at(-1); known.length <= count; ) {
      date = date === undefined ? from : addDays(date, 1);
      if (calendar.isWorkingDay(date)) known.push(date);
    }
    return known[count] ?? from;
  };
}
