import type { CompanyAnswers, CompanyQuestion } from '#domain/catalogue/company-question.ts';
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
  | { kind: 'date-set'; date: DeadlineStart; on: PlainDate }
  /** What was entered no longer holds: what a step brought does again, or a rule. */
  | { kind: 'date-cleared'; date: DeadlineStart }
  /** A question that deadlines depend on was answered; `null` takes the answer back. */
  | { kind: 'question-answered'; question: CompanyQuestion; answer: boolean | null };

/** Who recorded an event, and when. */
export interface EventRecord {
  /** The name they go by now; `undefined` once the account is gone. */
  by: string | undefined;
  at: Date;
}

/** An event with its record. */
export interface RecordedEvent {
  event: CaseEvent;
  record: EventRecord;
}

/** Where a case stands. */
export interface CaseState {
  /** Finished steps by id, with the day. */
  done: ReadonlyMap<string, PlainDate>;
  /** Days that were entered. */
  enteredDates: CompanyDates;
  /** What was answered. */
  answers: CompanyAnswers;
  /** Who marked each finished step done, and who entered each day. */
  records: {
    steps: ReadonlyMap<string, EventRecord>;
    dates: ReadonlyMap<DeadlineStart, EventRecord>;
  };
}

/** Where a case stands after its events, in the order they were recorded. */
export function caseStateOf(events: readonly RecordedEvent[]): CaseState {
  const done = new Map<string, PlainDate>();
  const enteredDates: CompanyDates = {};
  const answers: CompanyAnswers = {};
  const steps = new Map<string, EventRecord>();
  const dates = new Map<DeadlineStart, EventRecord>();
  for (const { event, record } of events) {
    switch (event.kind) {
      case 'step-done':
        done.set(event.step, event.on);
        steps.set(event.step, record);
        break;
      case 'step-reopened':
        done.delete(event.step);
        steps.delete(event.step);
        break;
      case 'date-set':
        enteredDates[event.date] = event.on;
        dates.set(event.date, record);
        break;
      case 'date-cleared':
        delete enteredDates[event.date];
        dates.delete(event.date);
        break;
      case 'question-answered':
        if (event.answer === null) delete answers[event.question];
        else answers[event.question] = event.answer;
        break;
    }
  }
  return { done, enteredDates, answers, records: { steps, dates } };
}
