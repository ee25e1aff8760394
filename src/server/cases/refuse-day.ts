import type { FieldProblem } from '#contract/field-problem.ts';
import type { DayRange } from '#domain/cases/possible-days.ts';
import type { PlainDate } from '#domain/values/plain-date.ts';
import { Failure } from '../platform/failure.ts';

/** @throws Failure 'invalid-input' for a day outside the range, with the nearest valid one */
export function refuseDayOutside({ from, until }: DayRange, on: PlainDate): void {
  if (on < from) throw refusal({ code: 'day-too-early', earliest: from });
  if (on > until) throw refusal({ code: 'day-too-late', latest: until });
}

function refusal(problem: FieldProblem): Failure {
  return new Failure('invalid-input', { fields: { on: problem } });
}
