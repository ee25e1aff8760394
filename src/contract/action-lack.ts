import type { ActionLack } from '#domain/cases/action-input.ts';
import type { FieldProblem } from './field-problem.ts';

/** What an action lacks, by the field of its input. */
export function problemsOfLack(lack: ActionLack): Record<string, FieldProblem> {
  switch (lack.lacks) {
    case 'day':
      return { [`values.${lack.field.id}`]: { code: 'not-date' } };
    case 'field':
      return { [`values.${lack.field.id}`]: { code: 'required', name: lack.field.label } };
    case 'nextPath':
      return { nextPath: { code: 'required', field: 'next-path' } };
    default:
      return { [lack.lacks]: { code: 'required', field: lack.lacks } };
  }
}
