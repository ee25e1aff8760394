import type { DeadlineStart } from '#domain/catalogue/definition.ts';
import type { CompanyDates } from '#domain/plan/deadlines.ts';
import type { PlainDate } from '#domain/values/plain-date.ts';

/** Something that happened to a company's formation, as it was recorded. The list of them is all that is stored. */
export type CaseEvent =
  /** A step of the plan was finished on a day. */
  | { kind: 'step-done'; step: string; on: PlainDate }
  /** It was not, after all. */
  | { kind: 'step-reopened'; step: string }
  /** A day of the company's life was entered or confirmed; it outweighs what a step brought. */
  | { kind: 'date-set'; date: DeadlineStart; on: PlainDate };

/** Where a case stands. */
export interface CaseState {
  /** Finished steps by id, with the day. */
  done: ReadonlyMap<string, PlainDate>;
  /** Days that were entered. */
  enteredDates: CompanyDates;
}

/** Where a case stands after its events, in the order they were recorded. */
export function caseStateOf(events: readonly CaseEvent[]): CaseState {
  const done = new Map<string, PlainDate>();
  const enteredDates: CompanyDates = {};
  for (const event of events) {
    if (event.kind === 'step-done') done.set(event.step, event.on);
    else if (event.kind === 'step-reopened') done.delete(event.step);
    else enteredDates[event.date] = event.on;
  }
  return { done, enteredDates };
}
