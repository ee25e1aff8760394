import { holds } from '#domain/catalogue/condition.ts';
import type { RecordedEvent } from './case-event.ts';
import { type CasePlan, type FoldedCase, foldCase, type Practice, type Task } from './fold-case.ts';

/** What other answers would do to a case, shown before they are saved. */
export interface AnswersChange {
  /** Tasks that the case gets. */
  added: readonly Task[];
  /** Tasks that it loses and that nobody has begun. */
  removed: readonly Task[];
  /** Tasks that it no longer needs although something is recorded: these stay in view with their record. */
  kept: readonly Task[];
  /** Tasks that the answers would ask for, but that come before one that is done: these are not added. */
  passed: readonly Task[];
}

/** The tasks that come and go where a case follows another plan. */
export function changeOfAnswers(
  before: CasePlan,
  after: CasePlan,
  events: readonly RecordedEvent[],
  practice: Practice,
): AnswersChange {
  const askedBefore = askedOf(foldCase(before, events, practice));
  const old = askedBefore.filter(isNeeded);
  if (before.place !== after.place) {
    return {
      added: neededOf(foldCase(after, [], practice)),
      removed: old.filter(({ isStarted }) => !isStarted),
      kept: old.filter(({ isStarted }) => isStarted),
      passed: [],
    };
  }
  const folded = foldCase(after, events, practice);
  const next = neededOf(folded);
  const isIn = (tasks: readonly Task[], { template: { id } }: Task) =>
    tasks.some(({ template }) => template.id === id);
  const leaving = old.filter((task) => !isIn(next, task));
  return {
    added: next.filter((task) => !isIn(old, task)),
    removed: leaving.filter(({ isStarted }) => !isStarted),
    kept: leaving.filter(({ isStarted }) => isStarted),
    passed: askedOf(folded).filter((task) => task.state === 'not-needed' && !isIn(askedBefore, task)),
  };
}

/** Tasks of the plan itself; one that is done belongs to it only where the answers ask for it. */
function neededOf(folded: FoldedCase): Task[] {
  return askedOf(folded).filter(isNeeded);
}

function isNeeded({ state }: Task): boolean {
  return state !== 'not-needed';
}

function askedOf({ tasks, requirements }: FoldedCase): Task[] {
  return tasks.filter(({ isFormer, template }) => !isFormer && holds(template.when, requirements));
}
