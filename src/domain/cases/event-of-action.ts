import { type ActionInput, fieldsWith } from './action-input.ts';
import type { Point, TaskEvent, TaskValues } from './case-event.ts';
import type { Task } from './fold-case.ts';
import type { TaskAction } from './task-action.ts';
import { answerField, type TaskField } from './task-field.ts';
import { isOutsider } from './task-template.ts';

/** The event that an action records. That it is possible, and that nothing lacks, was asked before. */
export function eventOfAction(
  action: TaskAction,
  task: Task,
  { on, reference, values, points = [], reason = '', nextPath = '', papers = [] }: ActionInput,
): TaskEvent {
  const { id } = task.template;
  const base = { task: id, on, ...(reference && { reference }) };
  switch (action) {
    case 'accept':
      return { kind: 'accepted', task: id, on };
    case 'return': {
      const named = points.map(
        ({ text, about, reason }): Point => ({ text, ...(about && { about }), ...(reason && { reason }) }),
      );
      const { turn } = task;
      return {
        kind: 'returned',
        task: id,
        on,
        from: turn && isOutsider(turn) ? turn : 'agency',
        points: named,
      };
    }
    case 'refuse': {
      const { decidedBy } = task.template;
      return {
        kind: 'refused',
        task: id,
        on,
        from: isOutsider(decidedBy) ? decidedBy : 'authority',
        reason,
        nextPath,
      };
    }
    case 'waive':
      return { kind: 'waived', task: id, on, reason };
    case 'reopen':
      return { kind: 'reopened', task: id, on };
    case 'undo':
      return { kind: 'undone', task: id, on };
    case 'unwaive':
      return { kind: 'unwaived', task: id, on };
  }
  const typed = typedInto(fieldsWith(action, openFieldsOf(task)), values);
  const answers = openFieldsOf(task).some((field) => field.id === answerField.id);
  const withPapers = answers && papers.length > 0 ? { papers } : {};
  const withValues = Object.keys(typed).length > 0 ? { values: typed } : {};
  switch (action) {
    case 'note':
      return { kind: 'noted', task: id, on, values: typed };
    case 'submit':
      return { kind: 'submitted', task: id, on, ...withValues, ...withPapers };
    case 'file':
      return { kind: 'filed', ...base, ...withValues, ...withPapers };
    case 'approve':
      return { kind: 'approved', ...base, ...withValues };
    case 'complete':
      return { kind: 'completed', task: id, on, ...withValues };
  }
}

/** A field that can be typed now, with what was typed before. */
type OpenField = TaskField & { value: string };

/**
 * The fields that can be typed now: after a return those that a point is about, and a place to answer a point about the
 * task as a whole. After a refusal the way on may need any of them.
 */
export function openFieldsOf({ template, state, points, rounds, values }: Task): readonly OpenField[] {
  if (state === 'done' || state === 'waived' || state === 'not-needed' || state === 'locked') return [];
  const about = new Set(points.map((point) => point.about));
  const wasRefused = rounds.at(-1)?.returned?.refusedBecause !== undefined;
  const isLimited = state === 'returned' && points.length > 0 && !wasRefused;
  // What an authority gave is no part of what was returned.
  const own = template.fields.filter(({ id, isResult }) => !isLimited || isResult || about.has(id));
  const isAsked = about.has(answerField.id);
  const hasAnswer = isAsked || (isLimited && about.has(undefined));
  const fields = hasAnswer ? [...own, { ...answerField, isRequired: isAsked }] : own;
  return fields.map((field) => ({ ...field, value: values[field.id] ?? '' }));
}

/** What was typed into these fields; anything else is left as it was. */
function typedInto(fields: readonly TaskField[], values: TaskValues = {}): TaskValues {
  return Object.fromEntries(
    fields.flatMap(({ id }) => {
      const value = values[id];
      return value === undefined ? [] : [[id, value.trim()] as const];
    }),
  );
}
