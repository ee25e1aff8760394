import { jurisdictionIdOf } from '#domain/catalogue/choices.ts';
import { type OnboardingData, visasOf } from '#domain/onboarding/onboarding-data.ts';
import { askForPlan } from './use-plan.ts';

/** How long the questionnaire waits for it, in milliseconds. */
const timeoutMs = 4_000;

/**
 * Whether nothing known stands against the chosen visas and office.
 *
 * @throws CallFailure
 */
export async function askWhetherPossible(answers: OnboardingData): Promise<boolean> {
  const { country, companyType, requirements } = answers;
  const visas = visasOf(answers);
  if (!country || !companyType || visas === undefined || !requirements?.officeType) return true;
  const place = jurisdictionIdOf({ ...answers, country, companyType });
  const plan = await askForPlan(place, visas, requirements.officeType, AbortSignal.timeout(timeoutMs));
  return plan.officeProblem === null;
}
