import type { TaskValues } from '#domain/cases/case-event.ts';
import type { TaskField } from '#domain/cases/task-field.ts';
import type { Round } from '#domain/cases/task-story.ts';

/** How a typed value stands to the round before. */
export const typedVerdicts = ['first', 'same', 'changed'] as const;
export type TypedVerdict = (typeof typedVerdicts)[number];

/** One field as it was typed, beside the round before. */
export interface TypedField {
  field: TaskField;
  typed: string | null;
  before: string | null;
  verdict: TypedVerdict;
  /** What was said about it when it was returned. */
  returnedFor: readonly string[];
}

/** What was typed for a task, beside the last round that was returned. */
export function typedFieldsOf(
  fields: readonly TaskField[],
  values: TaskValues,
  rounds: readonly Round[],
): TypedField[] {
  const earlier = rounds.findLast(({ returned }) => returned);
  const points = earlier?.returned?.points ?? [];
  return fields
    .filter(({ isResult }) => !isResult)
    .map((field) => {
      const typed = worded(field, values[field.id]);
      const before = earlier ? worded(field, earlier.values?.[field.id]) : null;
      return {
        field,
        typed,
        before,
        verdict: !earlier ? 'first' : typed === before ? 'same' : 'changed',
        returnedFor: points.filter(({ about }) => about === field.id).map(({ text }) => text),
      };
    });
}

/** A value as people read it: a choice by its label. */
export function worded({ choices }: TaskField, value: string | undefined): string | null {
  if (!value) return null;
  return choices?.find(({ id }) => id === value)?.label ?? value;
}
