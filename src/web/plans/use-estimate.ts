import type { PlanView } from '#contract/plans.ts';
import {
  isVisaChoice,
  jurisdictionIdOf,
  type OfficeType,
  officeTypes,
  type VisaChoice,
} from '#domain/catalogue/choices.ts';
import { type OnboardingData, visasOf } from '#domain/onboarding/onboarding-data.ts';
import { type Query, useAnswer } from '#web/platform/query.ts';
import { askForPlan } from './use-plan.ts';

/** The answers that lead to a place. */
export type AnswersWithJurisdiction = OnboardingData &
  Required<Pick<OnboardingData, 'country' | 'companyType'>>;

/** The plan for the answers so far: without visas, and in the first office that is permitted, until these are chosen. */
export function useEstimate(answers: AnswersWithJurisdiction): Query<PlanView> {
  const jurisdiction = jurisdictionIdOf(answers);
  const visas = visasOf(answers) ?? 0;
  const officeType = answers.requirements?.officeType;
  return useAnswer(['estimate', jurisdiction, visas, officeType], (signal) =>
    estimate(jurisdiction, visas, officeType, signal),
  );
}

async function estimate(
  jurisdiction: string,
  visas: VisaChoice,
  chosen: OfficeType | undefined,
  signal: AbortSignal | undefined,
): Promise<PlanView> {
  const plan = await askForPlan(jurisdiction, visas, chosen ?? officeTypes[0], signal);
  const [better] = plan.officeProblem?.alternatives ?? [];
  // The first office was only a default, so a permitted one replaces it.
  if (chosen || !better || !isVisaChoice(better.visas)) return plan;
  return askForPlan(jurisdiction, visas, better.officeType, signal);
}
