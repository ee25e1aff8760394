import type { PaperKind } from '#domain/papers/paper-kind.ts';
import type { PlainDate } from '#domain/values/plain-date.ts';

/** What can be recorded about a deadline. */
export const deadlineEventKinds = ['done', 'does-not-apply', 'assigned', 'reopened'] as const;
export type DeadlineEventKind = (typeof deadlineEventKinds)[number];

/** Maximum characters of a reason. */
export const maxReasonLength = 300;

/** Who sees to a deadline: a person of the team or the staff, or the agency as a whole. */
export type Assignee = { kind: 'person'; id: string; name: string | undefined } | { kind: 'agency' };

/** A paper that shows that a deadline was met. */
export interface DeadlineProof {
  id: string;
  kind: PaperKind;
  /** Its latest version. */
  version: number;
}

export type DeadlineEvent =
  | { kind: 'done'; on: PlainDate; paper?: DeadlineProof }
  | {
      kind: 'does-not-apply';
      reason: string;
      /** Whether it also holds for every other date of the same duty. */
      always: boolean;
    }
  | { kind: 'assigned'; to: Assignee | null }
  | { kind: 'reopened' };

/** An event with its deadline, and who recorded it when. */
export interface RecordedDeadlineEvent {
  /** Id of the duty in the jurisdiction. */
  deadline: string;
  /** Which date of the duty. */
  occurrence: string;
  event: DeadlineEvent;
  /** `undefined` once the account is gone. */
  by: string | undefined;
  side: 'company' | 'agency';
  at: Date;
}

/** Where a deadline stands. */
export interface DeadlineRecord {
  state: 'open' | 'done' | 'does-not-apply';
  /** What settled it; `undefined` while it is open. */
  settled: RecordedDeadlineEvent | undefined;
  assignee: Assignee | null;
  /** Everything recorded about it, oldest first. */
  history: readonly RecordedDeadlineEvent[];
}

const untouched: DeadlineRecord = { state: 'open', settled: undefined, assignee: null, history: [] };

/** The record of one date of a duty, from the events of the company in their order. */
export function deadlineRecordOf(
  events: readonly RecordedDeadlineEvent[],
  deadline: string,
  occurrence: string,
): DeadlineRecord {
  return events
    .filter((each) => each.deadline === deadline && (each.occurrence === occurrence || isForAll(each.event)))
    .reduce(recordAfter, untouched);
}

function isForAll(event: DeadlineEvent): boolean {
  return event.kind === 'does-not-apply' && event.always;
}

function recordAfter(record: DeadlineRecord, recorded: RecordedDeadlineEvent): DeadlineRecord {
  const { event } = recorded;
  const history = [...record.history, recorded];
  switch (event.kind) {
    case 'assigned':
      return { ...record, assignee: event.to, history };
    case 'reopened':
      return { ...record, state: 'open', settled: undefined, history };
    case 'does-not-apply':
      // What was done stays done when the duty is later said not to apply.
      if (record.state === 'done') return record;
      return { ...record, state: 'does-not-apply', settled: recorded, history };
    case 'done':
      return { ...record, state: 'done', settled: recorded, history };
  }
}

/** Why an event cannot be recorded now; `undefined` where it can. */
export function deadlineObstacle(
  { state }: DeadlineRecord,
  kind: DeadlineEventKind,
): 'deadline-settled' | 'deadline-open' | undefined {
  if (kind === 'reopened') return state === 'open' ? 'deadline-open' : undefined;
  return state === 'open' ? undefined : 'deadline-settled';
}
