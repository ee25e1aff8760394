import type { OfficeType } from './choices.ts';
import { type AnswerCondition, type CompanyAnswers, isMet } from './company-question.ts';

/** The answers that change a plan within one jurisdiction. */
export interface PlanRequirements {
  /** Number of visas; 5 means five or more. */
  visas: number;
  officeType: OfficeType;
  /** The company's own answers; none while only a plan is looked at. */
  answers?: CompanyAnswers;
}

/** When something applies, as data instead of code. */
export type Condition =
  | { visasAtLeast: number }
  | { officeIs: readonly OfficeType[] }
  /** Holds once the company has answered so. */
  | { answered: AnswerCondition }
  | { all: readonly Condition[] }
  | { any: readonly Condition[] }
  | { not: Condition };

/** Whether a condition is met; no condition is always met. */
export function holds(condition: Condition | undefined, requirements: PlanRequirements): boolean {
  if (condition === undefined) return true;
  if ('visasAtLeast' in condition) return requirements.visas >= condition.visasAtLeast;
  if ('officeIs' in condition) return condition.officeIs.includes(requirements.officeType);
  if ('answered' in condition) return isMet(condition.answered, requirements.answers ?? {}) === true;
  if ('all' in condition) return condition.all.every((part) => holds(part, requirements));
  if ('any' in condition) return condition.any.some((part) => holds(part, requirements));
  return !holds(condition.not, requirements);
}
