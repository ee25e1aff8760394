import type { PlainDate } from '#domain/values/plain-date.ts';
import type { RecordedEvent, TaskValues } from '../case-event.ts';
import type { FoldedCase, Task } from '../fold-case.ts';

/** How a case other than the formation began, and whether it was given up. */
export interface CaseCourse {
  /** The day of the change and what was said at the opening; `undefined` of a formation. */
  opening: { on: PlainDate; values: TaskValues } | undefined;
  withdrawn: { on: PlainDate; reason: string } | undefined;
}

/** The course of a case after its events. */
export function courseOf(events: readonly RecordedEvent[]): CaseCourse {
  const course: CaseCourse = { opening: undefined, withdrawn: undefined };
  for (const { event } of events) {
    if (event.kind === 'opened') course.opening = { on: event.on, values: event.values };
    if (event.kind === 'withdrawn') course.withdrawn = { on: event.on, reason: event.reason };
  }
  return course;
}

/** A case that was given up: nobody has to act any longer, and what was done stays. */
export function stopped({ requirements, tasks }: FoldedCase): FoldedCase {
  return {
    requirements,
    tasks: tasks.map(
      (task): Task =>
        hasEnded(task) ? task : { ...task, state: 'not-needed', turn: undefined, since: undefined },
    ),
  };
}

/** The day on which the last task ended; `undefined` while something is left. */
export function finishedOn({ tasks }: FoldedCase): PlainDate | undefined {
  const needed = tasks.filter(({ isFormer, state }) => !isFormer && state !== 'not-needed');
  if (needed.length === 0 || !needed.every(hasEnded)) return undefined;
  return needed
    .map(({ since }) => since)
    .reduce((latest, day) => (latest && day && latest > day ? latest : day));
}

function hasEnded({ state }: Task): boolean {
  return state === 'done' || state === 'waived';
}
