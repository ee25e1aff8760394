import { type CompanyQuestion, companyQuestions } from '#domain/catalogue/company-question.ts';
import { type Condition, holds, type PlanRequirements } from '#domain/catalogue/condition.ts';
import type { Jurisdiction } from '#domain/catalogue/definition.ts';

/** The questions that decide which steps a company has in a jurisdiction, without those that its other choices settle. */
export function questionsOfSteps(
  { steps }: Pick<Jurisdiction, 'steps'>,
  requirements: PlanRequirements,
): readonly CompanyQuestion[] {
  const asked = new Set(steps.flatMap(({ when }) => (when ? questionsIn(when, requirements) : [])));
  return companyQuestions.filter((question) => asked.has(question));
}

function questionsIn(condition: Condition, requirements: PlanRequirements): readonly CompanyQuestion[] {
  if ('answered' in condition) return Object.keys(condition.answered) as CompanyQuestion[];
  if ('all' in condition) {
    const isOver = condition.all.some((part) => !asksAnswers(part) && !holds(part, requirements));
    return isOver ? [] : condition.all.flatMap((part) => questionsIn(part, requirements));
  }
  if ('any' in condition) return condition.any.flatMap((part) => questionsIn(part, requirements));
  return 'not' in condition ? questionsIn(condition.not, requirements) : [];
}

function asksAnswers(condition: Condition): boolean {
  if ('answered' in condition) return true;
  if ('all' in condition) return condition.all.some(asksAnswers);
  if ('any' in condition) return condition.any.some(asksAnswers);
  return 'not' in condition && asksAnswers(condition.not);
}
