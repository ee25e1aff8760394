import { isPlainDate, type PlainDate } from '#domain/values/plain-date.ts';
import type { AnswerPaper, TaskValues } from './case-event.ts';
import type { TaskAction } from './task-action.ts';
import type { TaskField } from './task-field.ts';

/** What somebody says with an action. */
export interface ActionInput {
  on: PlainDate;
  reference?: string | undefined;
  values?: TaskValues | undefined;
  points?: readonly { text: string; about?: string | undefined; reason?: string | undefined }[] | undefined;
  reason?: string | undefined;
  nextPath?: string | undefined;
  /** What goes with an answer beyond the form. */
  papers?: readonly AnswerPaper[] | undefined;
}

/** A field that can be typed now, as the case and its view have it. */
interface TypedField extends Pick<TaskField, 'id' | 'label' | 'kind' | 'isRequired'> {
  isResult?: boolean;
  choices?: readonly { id: string }[];
  /** What was typed before. */
  value: string;
}

/** What an action lacks: a part of its input, or a field of the task. */
export type ActionLack =
  | { lacks: 'points' | 'reason' | 'nextPath' }
  /** `day`: what was typed is none. */
  | { lacks: 'field' | 'day'; field: Pick<TaskField, 'id' | 'label'> };

const withValues: readonly TaskAction[] = ['submit', 'file', 'approve', 'complete', 'note'];

/** The fields that go with an action: what an authority gave is known once it has answered, or on the way. */
export function fieldsWith<Field extends { isResult?: boolean }>(
  action: TaskAction,
  open: readonly Field[],
): readonly Field[] {
  if (!withValues.includes(action)) return [];
  if (action === 'submit' || action === 'file') return open.filter(({ isResult }) => !isResult);
  return action === 'note' ? open.filter(({ isResult }) => isResult) : open;
}

/**
 * What an action lacks in what is said with it. The form asks it before sending, and `obstacleTo` after.
 * @param open the fields of the task that can be typed now
 */
export function lackOf(
  action: TaskAction,
  open: readonly TypedField[],
  { values = {}, points = [], reason, nextPath }: Omit<ActionInput, 'on' | 'papers'>,
): ActionLack | undefined {
  switch (action) {
    case 'return':
      return points.length === 0 ? { lacks: 'points' } : undefined;
    case 'refuse':
      if (!reason?.trim()) return { lacks: 'reason' };
      return nextPath?.trim() ? undefined : { lacks: 'nextPath' };
    case 'waive':
      return reason?.trim() ? undefined : { lacks: 'reason' };
  }
  const fields = fieldsWith(action, open);
  const typedIn = ({ id }: TypedField) => values[id]?.trim();
  const lacking = fields.find((field) => {
    const typed = typedIn(field);
    if (typed && field.kind === 'choice') return !field.choices?.some(({ id }) => id === typed);
    return field.isRequired && action !== 'note' && !(typed ?? field.value.trim());
  });
  if (lacking) return { lacks: 'field', field: lacking };
  const undated = fields.find((field) => {
    const typed = typedIn(field);
    return field.kind === 'date' && typed && !isPlainDate(typed);
  });
  if (undated) return { lacks: 'day', field: undated };
  const [first] = fields;
  return action === 'note' && first && !fields.some(typedIn) ? { lacks: 'field', field: first } : undefined;
}
