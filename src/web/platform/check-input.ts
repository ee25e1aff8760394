import * as z from 'zod/mini';
import { type FieldProblem, problemIn } from '#contract/field-problem.ts';
import type { InputOf, Operation } from '#contract/operation.ts';
import { fieldText } from '#locales/field-text.ts';
import { fieldMessages } from '#messages/fields.ts';

/** One message per field that needs attention, by the field's name on the wire ('shares.total'). */
export type InputProblems = Readonly<Record<string, string>>;

/**
 * Checks what a form is about to send against the call's own schema, so that a person reads the same
 * message before sending as after.
 *
 * @returns the first message of each field, `undefined` when everything is fine
 */
export function problemsOf<O extends Operation>(operation: O, input: InputOf<O>): InputProblems | undefined {
  const checked = operation.input && z.safeParse(operation.input, input);
  if (!checked || checked.success) return undefined;
  const problems: Record<string, string> = {};
  for (const { path, message } of checked.error.issues) {
    problems[path.join('.')] ??= fieldText(fieldMessages, problemIn(message));
  }
  return problems;
}

/** The same for problems that were found otherwise, by field. */
export function messagesOf(problems: Readonly<Record<string, FieldProblem>>): InputProblems {
  return Object.fromEntries(
    Object.entries(problems).map(([field, problem]) => [field, fieldText(fieldMessages, problem)]),
  );
}
