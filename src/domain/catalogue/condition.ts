import type { OfficeType } from './choices.ts';

/** What conditions ask about: the part of a visitor's answers that changes a plan within one place. */
export interface PlanRequirements {
  /** How many visas are wanted; 5 means five or more. */
  visas: number;
  officeType: OfficeType;
}

/** When something applies: data, so that no code hides in the catalogue. */
export type Condition =
  | { visasAtLeast: number }
  | { officeIs: readonly OfficeType[] }
  | { all: readonly Condition[] }
  | { any: readonly Condition[] }
  | { not: Condition };

/** Whether a condition holds; without one it always does. */
export function holds(condition: Condition | undefined, requirements: PlanRequirements): boolean {
  if (condition === undefined) return true;
  if ('visasAtLeast' in condition) return requirements.visas >= condition.visasAtLeast;
  if ('officeIs' in condition) return condition.officeIs.includes(requirements.officeType);
  if ('all' in condition) return condition.all.every((part) => holds(part, requirements));
  if ('any' in condition) return condition.any.some((part) => holds(part, requirements));
  return !holds(condition.not, requirements);
}
