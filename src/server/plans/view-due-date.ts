import type { DueDateView, StatementView } from '#contract/plans.ts';
import type { Fact, Known } from '#domain/catalogue/definition.ts';
import type { DueDate } from '#domain/plan/deadlines.ts';
import type { Source } from '#domain/values/sourced.ts';

/** A deadline on its day as it leaves the server. */
export function viewDueDate({ deadline, on, dayOff }: DueDate): DueDateView {
  const { id, label, why, onlyIf, penalty, rule, onDayOff } = deadline;
  const sources = [...rule.sources, ...(dayOff ? (onDayOff?.sources ?? []) : [])];
  return { id, label, why, on, ...(dayOff && { dayOff }), onlyIf, penalty: viewStatement(penalty), sources };
}

/** A sentence with its sources, or what is to be confirmed. */
export function viewStatement(statement: Known<string>): StatementView {
  return viewKnown(statement, (text) => text);
}

/** What is known with its sources, said in a sentence, or what is to be confirmed. */
export function viewKnown<Value>(known: Known<Value>, say: (value: Value) => string): StatementView {
  if ('value' in known) return { text: say(known.value), sources: [...known.sources] };
  return { unconfirmed: known.unconfirmed, ...(known.hint && { hint: viewFact(known.hint) }) };
}

function viewFact({ value, sources }: Fact<string>): { text: string; sources: Source[] } {
  return { text: value, sources: [...sources] };
}
