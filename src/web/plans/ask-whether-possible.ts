import { jurisdictionIdOf } from '#domain/catalogue/choices.ts';
import { type OnboardingData, visasOf } from '#domain/onboarding/onboarding-data.ts';
import { askForPlan } from './use-plan.ts';

/** How long the questionnaire waits for it, in milliseconds. */
const timeoutMs = 4_000;

/**
 * Whether the chosen office allows so many visas, as far as that is known. An office that is not permitted does not
 * stop anyone: the estimate and the formation say so, and another is easily taken.
 *
 * @throws CallFailure
 */
export async function askWhetherPossible(answers: OnboardingData): Promise<boolean> {
  const { country, companyType, requirements } = answers;
  const visas = visasOf(answers);
  if (!country || !companyType || visas === undefined || !requirements?.officeType) return true;
  const place = jurisdictionIdOf({ ...answers, country, companyType });
  const plan = await askForPlan(place, visas, requirements.officeType, AbortSignal.timeout(timeoutMs));
  return plan.officeProblem?.reason !== 'too-many-visas';
}
