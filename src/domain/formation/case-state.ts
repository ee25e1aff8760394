import type { CompanyAnswers, CompanyQuestion } from '#domain/catalogue/company-question.ts';
import type { DeadlineStart } from '#domain/catalogue/definition.ts';
import type { CompanyDates } from '#domain/plan/deadlines.ts';
import type { PlainDate } from '#domain/values/plain-date.ts';

/** A recorded event of a company's formation. Only events are stored. */
export type CaseEvent =
  /** A step was completed on a date. */
  | { kind: 'step-done'; step: string; on: PlainDate }
  /** A completed step was reopened. */
  | { kind: 'step-reopened'; step: string }
  /** A date was entered or confirmed; it takes precedence over the date of a step. */
  | { kind: 'date-set'; date: DeadlineStart; on: PlainDate }
  /** An entered date was cleared; the date of a step or a rule applies again. */
  | { kind: 'date-cleared'; date: DeadlineStart }
  /** A question that deadlines depend on was answered; `null` removes the answer. */
  | { kind: 'question-answered'; question: CompanyQuestion; answer: boolean | null };

/** The person and time of a recorded event. */
export interface EventRecord {
  /** Their current name; `undefined` after the account is deleted. */
  by: string | undefined;
  at: Date;
}

/** An event with its record. */
export interface RecordedEvent {
  event: CaseEvent;
  record: EventRecord;
}

/** The state of a case. */
export interface CaseState {
  /** Completion dates of steps by id. */
  done: ReadonlyMap<string, PlainDate>;
  /** Entered dates. */
  enteredDates: CompanyDates;
  /** Answers to questions. */
  answers: CompanyAnswers;
  /** The records of completed steps and entered dates. */
  records: {
    steps: ReadonlyMap<string, EventRecord>;
    dates: ReadonlyMap<DeadlineStart, EventRecord>;
  };
}

/** Computes the state of a case from its events in recorded order. */
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
