import type { CompanyAnswers } from '#domain/catalogue/company-question.ts';
import type { DeadlineStart } from '#domain/catalogue/definition.ts';
import type { CompanyDates } from '#domain/plan/deadlines.ts';
import type { PlainDate } from '#domain/values/plain-date.ts';
import type { EventRecord, RecordedEvent } from './case-event.ts';
import type { FoldedCase } from './fold-case.ts';

/** What deadlines are computed from: days of tasks, entered dates and answers. */
export interface CaseState {
  /** Completion dates of the plan's tasks by id. */
  done: ReadonlyMap<string, PlainDate>;
  /** Entered dates. */
  enteredDates: CompanyDates;
  /** Answers to questions. */
  answers: CompanyAnswers;
  /** The records of entered dates. */
  records: ReadonlyMap<DeadlineStart, EventRecord>;
}

/** What the deadlines of a company are computed from, after its events. */
export function caseStateOf({ tasks }: FoldedCase, events: readonly RecordedEvent[]): CaseState {
  const done = new Map(
    tasks.flatMap(({ template, approval, isFormer }) =>
      approval && !isFormer ? [[template.id, approval.on] as const] : [],
    ),
  );
  const enteredDates: CompanyDates = {};
  const records = new Map<DeadlineStart, EventRecord>();
  for (const { event, record } of events) {
    switch (event.kind) {
      case 'date-set':
        enteredDates[event.date] = event.on;
        records.set(event.date, record);
        break;
      case 'date-cleared':
        delete enteredDates[event.date];
        records.delete(event.date);
        break;
    }
  }
  return { done, enteredDates, answers: answersIn(events), records };
}

/** The company's answers after its events. */
export function answersIn(events: readonly RecordedEvent[]): CompanyAnswers {
  const answers: CompanyAnswers = {};
  for (const { event } of events) {
    if (event.kind !== 'question-answered') continue;
    if (event.answer === null) delete answers[event.question];
    else answers[event.question] = event.answer;
  }
  return answers;
}
