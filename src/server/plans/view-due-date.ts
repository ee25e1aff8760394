import type { DueDateView, StatementView } from '#contract/plans.ts';
import type { Fact, Known } from '#domain/catalogue/definition.ts';
import type { DueDate } from '#domain/plan/deadlines.ts';
import type { Source } from '#domain/values/sourced.ts';

/** View of a deadline with its date. */
export function viewDueDate({ deadline, on, dayOff }: DueDate): DueDateView {
  const { id, label, why, onlyIf, penalty, rule, onDayOff } = deadline;
  const sources = [...rule.sources, ...(dayOff ? (onDayOff?.sources ?? []) : [])];
  return { id, label, why, on, ...(dayOff && { dayOff }), onlyIf, penalty: viewStatement(penalty), sources };
}

/** View of a sentence with its sources, or of what is unconfirmed. */
export function viewStatement(statement: Known<string>): StatementView {
  return viewKnown(statement, (text) => text);
}

/** View of a value as a sentence with its sources, or of what is unconfirmed. */
export function viewKnown<Value>(known: Known<Value>, say: (value: Value) => string): StatementView {
  if ('value' in known) return { text: say(known.value), sources: [...known.sources] };
  return { unconfirmed: known.unconfirmed, ...(known.hint && { hint: viewFact(known.hint) }) };
}

function viewFact({ value, sources }: Fact<string>): { text: string; sources: Source[] } {
  return { text: value, sources: [...sources] };
}
