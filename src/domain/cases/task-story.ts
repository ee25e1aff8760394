import type { PlainDate } from '#domain/values/plain-date.ts';
import type { AnswerPaper, EventRecord, Point, TaskEvent, TaskValues } from './case-event.ts';
import type { Outsider, Turn } from './task-template.ts';

/** One attempt at a task: what was handed in, and what came of it. */
export interface Round {
  submittedOn?: PlainDate;
  /** What was typed by then. */
  values?: TaskValues;
  /** What went with an answer beyond the form. */
  papers?: readonly AnswerPaper[];
  filedOn?: PlainDate;
  /** The number under which it was filed. */
  reference?: string;
  returned?: {
    on: PlainDate;
    from: 'agency' | Outsider;
    points: readonly Point[];
    /** Only of a refusal; its one point is the way on. */
    refusedBecause?: string;
  };
}

/** How a task ended. */
interface Approval {
  on: PlainDate;
  /** The number the authority gave, as it wrote it. */
  reference?: string;
}

/** What a task's own events say, without what other tasks make of it. */
export interface TaskStory {
  phase: 'open' | 'submitted' | 'accepted' | 'filed' | 'returned' | 'done' | 'waived';
  /** When that phase began; `undefined` before the first event. */
  since: PlainDate | undefined;
  returnedBy: 'agency' | Outsider | undefined;
  /** All attempts, oldest first; the last one is open unless it was returned or the task is done. */
  rounds: readonly Round[];
  /** What has to be repaired now. */
  points: readonly Point[];
  /** What was typed, as it stands. */
  values: TaskValues;
  approval: Approval | undefined;
  waivedBecause: string | undefined;
  /** Who recorded the last event that counts; nobody where it was opened again. */
  recorded: EventRecord | undefined;
}

/** An event of a task with its record. */
export interface RecordedTaskEvent {
  event: TaskEvent;
  record: EventRecord;
}

const untold: TaskStory = {
  phase: 'open',
  since: undefined,
  returnedBy: undefined,
  rounds: [],
  points: [],
  values: {},
  approval: undefined,
  waivedBecause: undefined,
  recorded: undefined,
};

/** What a task's events come to, in the order they were recorded; an undone one no longer counts. */
export function storyOf(events: readonly RecordedTaskEvent[], decidedBy: Turn): TaskStory {
  return countedOf(events).reduce((story, recorded) => after(story, recorded, decidedBy), untold);
}

/** The events that were not undone. */
export function countedOf(events: readonly RecordedTaskEvent[]): readonly RecordedTaskEvent[] {
  const counted: RecordedTaskEvent[] = [];
  for (const recorded of events) {
    if (recorded.event.kind === 'undone') counted.pop();
    else counted.push(recorded);
  }
  return counted;
}

function after(story: TaskStory, { event, record }: RecordedTaskEvent, decidedBy: Turn): TaskStory {
  const values = { ...story.values, ...('values' in event && event.values) };
  const next = { ...story, since: event.on, recorded: record, values };
  switch (event.kind) {
    case 'submitted':
      return {
        ...next,
        phase: 'submitted',
        rounds: [...story.rounds, { submittedOn: event.on, values, ...papersOf(event) }],
      };
    case 'accepted':
      // A founder's task ends here; others go on with the agency.
      return decidedBy === 'founder'
        ? { ...next, phase: 'done', points: [], approval: { on: event.on } }
        : { ...next, phase: 'accepted', points: [] };
    case 'filed':
      return {
        ...next,
        phase: 'filed',
        points: [],
        rounds: withLast(story.rounds, {
          filedOn: event.on,
          values,
          ...referenceOf(event),
          ...papersOf(event),
        }),
      };
    case 'returned':
      return returned(next, { on: event.on, from: event.from, points: event.points });
    case 'refused':
      return returned(next, {
        on: event.on,
        from: event.from,
        points: [{ text: event.nextPath }],
        refusedBecause: event.reason,
      });
    case 'approved':
    case 'completed':
      return { ...next, phase: 'done', points: [], approval: { on: event.on, ...referenceOf(event) } };
    case 'waived':
      return { ...next, phase: 'waived', waivedBecause: event.reason };
    case 'noted':
      return { ...story, recorded: record, values };
    case 'reopened':
    case 'unwaived':
      return { ...next, phase: 'open', approval: undefined, waivedBecause: undefined, recorded: undefined };
    case 'undone':
      return story;
  }
}

function returned(story: TaskStory, by: NonNullable<Round['returned']>): TaskStory {
  return {
    ...story,
    phase: 'returned',
    returnedBy: by.from,
    points: by.points,
    rounds: withLast(story.rounds, { returned: by }),
  };
}

/** Adds to the open attempt, or begins one. */
function withLast(rounds: readonly Round[], change: Partial<Round>): readonly Round[] {
  const last = rounds.at(-1);
  return !last || last.returned ? [...rounds, change] : [...rounds.slice(0, -1), { ...last, ...change }];
}

function papersOf(event: TaskEvent): Pick<Round, 'papers'> {
  return 'papers' in event && event.papers ? { papers: event.papers } : {};
}

function referenceOf(event: TaskEvent): { reference?: string } {
  return 'reference' in event && event.reference ? { reference: event.reference } : {};
}
