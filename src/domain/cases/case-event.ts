import type { CompanyQuestion } from '#domain/catalogue/company-question.ts';
import type { PlanRequirements } from '#domain/catalogue/condition.ts';
import type { DeadlineStart } from '#domain/catalogue/definition.ts';
import type { PlainDate } from '#domain/values/plain-date.ts';
import type { Outsider, Turn } from './task-template.ts';

/** On which side of a case a person stands. */
export const sides = ['founder', 'agency'] as const;
export type Side = (typeof sides)[number];

/** One thing that has to be repaired before a task can go on. */
export interface Point {
  /** What is wrong and what to do, in the reviewer's words. */
  text: string;
  /** The field or the paper it is about; about the task as a whole without it. */
  about?: string;
  /** The reason of a list that the text is, so that it can be worded in other languages. */
  reason?: string;
}

/** A version of a paper that goes with an answer. */
export interface AnswerPaper {
  paperId: string;
  version: number;
}

/** What the founder typed for a task, by field. */
export type TaskValues = Readonly<Record<string, string>>;

/** Something that happened to a task, as it was recorded. Records are appended, never changed. */
export type TaskEvent =
  /** The founder handed their part to the agency. */
  | { kind: 'submitted'; task: string; on: PlainDate; values?: TaskValues; papers?: readonly AnswerPaper[] }
  /** The agency found the founder's part complete. */
  | { kind: 'accepted'; task: string; on: PlainDate }
  /** The agency or an outsider sent it back. */
  | { kind: 'returned'; task: string; on: PlainDate; from: 'agency' | Outsider; points: readonly Point[] }
  /** It went to the authority or the bank. */
  | {
      kind: 'filed';
      task: string;
      on: PlainDate;
      reference?: string;
      values?: TaskValues;
      papers?: readonly AnswerPaper[];
    }
  | { kind: 'approved'; task: string; on: PlainDate; reference?: string; values?: TaskValues }
  /** An outsider said no. Without a way on, a refusal would leave the founder nowhere. */
  | { kind: 'refused'; task: string; on: PlainDate; from: Outsider; reason: string; nextPath: string }
  /** Whoever does it has done it. */
  | { kind: 'completed'; task: string; on: PlainDate; values?: TaskValues }
  /** Something was learnt on the way; whose turn it is stays the same. */
  | { kind: 'noted'; task: string; on: PlainDate; values: TaskValues }
  | { kind: 'reopened'; task: string; on: PlainDate }
  /** It is not needed here although the plan has it. */
  | { kind: 'waived'; task: string; on: PlainDate; reason: string }
  | { kind: 'unwaived'; task: string; on: PlainDate }
  /** The last event of the task was a mistake. Both stay recorded. */
  | { kind: 'undone'; task: string; on: PlainDate };

/** A date that deadlines count from, or an answer they depend on. */
type CompanyFactEvent =
  /** A date was entered or confirmed; it takes precedence over the date of a task. */
  | { kind: 'date-set'; date: DeadlineStart; on: PlainDate }
  /** An entered date was cleared; the date of a task or a rule applies again. */
  | { kind: 'date-cleared'; date: DeadlineStart }
  /** A question that deadlines depend on was answered; `null` removes the answer. */
  | { kind: 'question-answered'; question: CompanyQuestion; answer: boolean | null };

/** The beginning and the early end of a case other than the formation. */
type LaterCaseEvent =
  /** `on` is the day of the change, which legal days count from. */
  | { kind: 'opened'; on: PlainDate; values: TaskValues }
  | { kind: 'withdrawn'; on: PlainDate; reason: string };

/** The answers that select a plan. */
export interface PlanAnswers extends PlanRequirements {
  /** Id of the jurisdiction. */
  place: string;
}

/** A task that was begun, as it was called then. */
export interface BegunTask {
  label: string;
  decidedBy: Turn;
}

/** Other answers were given. Tasks of the old place that were begun keep what they were called. */
export interface AnswersEvent {
  kind: 'answers-changed';
  on: PlainDate;
  from: PlanAnswers;
  to: PlanAnswers;
  begun: Readonly<Record<string, BegunTask>>;
}

/** Something that happened to a case. */
export type CaseEvent = TaskEvent | CompanyFactEvent | AnswersEvent | LaterCaseEvent;

/** The person and time of a recorded event. */
export interface EventRecord {
  /** Their current name; `undefined` after the account is deleted. */
  by: string | undefined;
  side: Side;
  at: Date;
}

/** An event with its record. */
export interface RecordedEvent {
  event: CaseEvent;
  record: EventRecord;
}
