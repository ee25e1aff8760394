import { holds, type PlanRequirements } from '#domain/catalogue/condition.ts';
import type { PlainDate } from '#domain/values/plain-date.ts';
import type { BegunTask, RecordedEvent } from './case-event.ts';
import { type RecordedTaskEvent, storyOf, type TaskStory } from './task-story.ts';
import { isOutsider, type TaskTemplate, type Turn } from './task-template.ts';

/** How an installation works: whether an agency stands between the founders and the authorities. */
export interface Practice {
  hasAgency: boolean;
}

export const taskStates = [
  'not-needed',
  'locked',
  'ready',
  'in-review',
  'returned',
  'done',
  'waived',
] as const;
export type TaskState = (typeof taskStates)[number];

/** A task of a case as it stands. */
export interface Task extends Omit<TaskStory, 'phase' | 'returnedBy' | 'since'> {
  template: TaskTemplate;
  state: TaskState;
  /** Who has to act; nobody where nothing can or need be done. */
  turn: Turn | undefined;
  /** Since when it is their turn, or the state. */
  since: PlainDate | undefined;
  /** Ids of the tasks it waits for, without those that this case does not have. */
  needs: readonly string[];
  /** Whether anything was ever recorded: such a task is never dropped silently. */
  isStarted: boolean;
  /** All that was recorded, also what was undone, oldest first. */
  history: readonly RecordedTaskEvent[];
  /** Whether it belongs to a place that the company was planned in before. */
  isFormer: boolean;
}

/** The plan that a case follows. */
export interface CasePlan {
  /** Id of the jurisdiction. */
  place: string;
  templates: readonly TaskTemplate[];
  requirements: PlanRequirements;
  /** The day the case began: first tasks are ready from then on. */
  openedOn: PlainDate;
}

/** A case as it stands after its events. */
export interface FoldedCase {
  requirements: PlanRequirements;
  /** Those of the plan in its order, then those begun in an earlier place. */
  tasks: readonly Task[];
}

/** A case after its events, in the order they were recorded. */
export function foldCase(
  { place, templates, requirements, openedOn }: CasePlan,
  events: readonly RecordedEvent[],
  practice: Practice,
): FoldedCase {
  const { told, begun } = eventsByTask(events, place);
  const byId = new Map(templates.map((template) => [template.id, template]));
  const stories = new Map(
    templates.map((template) => [
      template.id,
      storyOf(told.get(keyOf(place, template.id)) ?? [], template.decidedBy),
    ]),
  );
  const passed = passedBy(templates, byId, requirements, stories, (id) => told.has(keyOf(place, id)));
  const tasks = templates.map((template): Task => {
    const history = told.get(keyOf(place, template.id)) ?? [];
    const { phase, returnedBy, ...story } = stories.get(template.id) ?? storyOf([], template.decidedBy);
    const needs = needsWithin(byId, requirements, template).filter((need) => !passed.has(need));
    const isNeeded = holds(template.when, requirements) && !passed.has(template.id);
    const readyOn = readyFrom(needs, stories, openedOn);
    const fields = template.fields.filter(
      ({ id, when }) => holds(when, requirements) || story.values[id] !== undefined,
    );
    return {
      ...story,
      template: { ...template, fields },
      needs,
      history,
      isStarted: history.length > 0,
      isFormer: false,
      ...standing(template, { phase, returnedBy, ...story }, isNeeded ? readyOn : 'not-needed', practice),
    };
  });
  return { requirements, tasks: [...tasks, ...formerTasks(told, begun, place)] };
}

const keyOf = (place: string, task: string) => `${place}\n${task}`;

/** What was recorded of each task of each place, and what tasks in former places were called. */
function eventsByTask(events: readonly RecordedEvent[], place: string) {
  const told = new Map<string, RecordedTaskEvent[]>();
  const begun = new Map<string, BegunTask>();
  const moves = events.flatMap(({ event }) => (event.kind === 'answers-changed' ? [event] : []));
  let current = moves[0]?.from.place ?? place;
  for (const { event, record } of events) {
    if (event.kind === 'answers-changed') {
      for (const [id, task] of Object.entries(event.begun)) begun.set(keyOf(current, id), task);
      current = event.to.place;
    } else if ('task' in event) {
      const key = keyOf(current, event.task);
      told.set(key, [...(told.get(key) ?? []), { event, record }]);
    }
  }
  return { told, begun };
}

/** Tasks that were begun in a place where the company is no longer planned: kept in view with their record. */
function formerTasks(
  told: ReadonlyMap<string, readonly RecordedTaskEvent[]>,
  begun: ReadonlyMap<string, BegunTask>,
  place: string,
): Task[] {
  return [...told].flatMap(([key, history]): Task[] => {
    const task = begun.get(key);
    if (!task || key.startsWith(keyOf(place, ''))) return [];
    const id = key.slice(key.indexOf('\n') + 1);
    const { phase, returnedBy, ...story } = storyOf(history, task.decidedBy);
    return [
      {
        ...story,
        template: formerTemplate(id, task),
        state: phase === 'done' ? 'done' : 'not-needed',
        turn: undefined,
        needs: [],
        history,
        isStarted: true,
        isFormer: true,
      },
    ];
  });
}

function formerTemplate(id: string, { label, decidedBy }: BegunTask): TaskTemplate {
  return {
    id,
    label,
    decidedBy,
    hasFounderPart: false,
    needsNoApplication: false,
    needs: [],
    workingDays: { unconfirmed: label },
    documents: [],
    fields: [],
    result: '',
    reaches: [],
  };
}

/** The day on which the last thing a task needs was there; `undefined` while something is missing. */
function readyFrom(
  needs: readonly string[],
  stories: ReadonlyMap<string, TaskStory>,
  openedOn: PlainDate,
): PlainDate | undefined {
  const ends = needs.map((need) => {
    const story = stories.get(need);
    return story?.phase === 'done' || story?.phase === 'waived' ? story.since : undefined;
  });
  if (ends.includes(undefined)) return undefined;
  // What was done before the case was opened here makes the next task ready from that day.
  return ends.reduce((latest, end) => (latest && end && latest > end ? latest : end), undefined) ?? openedOn;
}

function standing(
  template: TaskTemplate,
  { phase, since, returnedBy }: TaskStory,
  ready: PlainDate | 'not-needed' | undefined,
  practice: Practice,
): Pick<Task, 'state' | 'turn' | 'since'> {
  if (phase === 'done' || phase === 'waived') return { state: phase, turn: undefined, since };
  if (ready === 'not-needed') return { state: 'not-needed', turn: undefined, since: undefined };
  if (!ready) return { state: 'locked', turn: undefined, since: undefined };
  // What was opened again, or came back into the plan, is not older than that.
  const from = since && since > ready ? since : ready;
  switch (phase) {
    case 'open':
      if (template.needsNoApplication) return { state: 'in-review', turn: template.decidedBy, since: from };
      return { state: 'ready', turn: beginnerOf(template, practice), since: from };
    case 'submitted':
      return { state: 'in-review', turn: 'agency', since };
    case 'accepted':
      return { state: 'ready', turn: 'agency', since };
    case 'filed':
      return { state: 'in-review', turn: template.decidedBy, since };
    case 'returned':
      // What an authority returns the agency reads first: it may repair it without the founder.
      return {
        state: 'returned',
        turn: practice.hasAgency && returnedBy !== 'agency' ? 'agency' : beginnerOf(template, practice),
        since,
      };
  }
}

/** Ids of the tasks that nobody began and that come before one that is done: later answers do not ask for them any more. */
function passedBy(
  templates: readonly TaskTemplate[],
  byId: ReadonlyMap<string, TaskTemplate>,
  requirements: PlanRequirements,
  stories: ReadonlyMap<string, TaskStory>,
  isBegun: (id: string) => boolean,
): ReadonlySet<string> {
  const passed = new Set<string>();
  const isOver = ({ id, when }: TaskTemplate) =>
    holds(when, requirements) && (stories.get(id)?.phase === 'done' || passed.has(id));
  const open = templates.filter(isOver);
  for (let template = open.pop(); template; template = open.pop()) {
    for (const id of needsWithin(byId, requirements, template)) {
      const need = byId.get(id);
      if (!need || isBegun(id) || passed.has(id)) continue;
      passed.add(id);
      open.push(need);
    }
  }
  return passed;
}

/** Who has to begin with a task. */
function beginnerOf({ decidedBy, hasFounderPart }: TaskTemplate, { hasAgency }: Practice): Turn {
  // Without an agency here, an agent is one whom the founder has chosen.
  if (!hasAgency) return isOutsider(decidedBy) ? 'founder' : decidedBy;
  return hasFounderPart ? 'founder' : 'agency';
}

/** What a task waits for; in place of one that this case does not have stands what that one would wait for. */
function needsWithin(
  byId: ReadonlyMap<string, TaskTemplate>,
  requirements: PlanRequirements,
  template: TaskTemplate,
): readonly string[] {
  const needs = new Set<string>();
  const asked = new Set<string>();
  function ask({ needs: ids }: TaskTemplate): void {
    for (const id of ids) {
      const need = byId.get(id);
      if (!need || asked.has(id)) continue;
      asked.add(id);
      if (holds(need.when, requirements)) needs.add(id);
      else ask(need);
    }
  }
  ask(template);
  return [...needs];
}
