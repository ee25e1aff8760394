import { holds, type PlanRequirements } from '#domain/catalogue/condition.ts';
import type { DeadlineStart, Jurisdiction } from '#domain/catalogue/definition.ts';
import { startOf } from '#domain/plan/deadlines.ts';

/** The usual order of a company's dates. */
const inOrder: readonly DeadlineStart[] = [
  'incorporation',
  'licence-issue',
  'financial-year-end',
  'visa-issue',
];

/** The dates that a company's deadlines count from, in order. */
export function datesInUse(
  { deadlines }: Jurisdiction,
  requirements: PlanRequirements,
): readonly DeadlineStart[] {
  const used = new Set<DeadlineStart>(['incorporation']);
  for (const { rule, when } of deadlines) {
    const start = startOf(rule.value);
    if (start && holds(when, requirements)) used.add(start);
  }
  return inOrder.filter((date) => used.has(date));
}
