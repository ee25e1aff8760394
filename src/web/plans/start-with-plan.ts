import {
  chooseCompanyType,
  chooseCountry,
  chooseOfficeType,
  chooseSubType,
  chooseVisas,
  emptyOnboarding,
  type OnboardingData,
} from '#domain/onboarding/onboarding-data.ts';
import { storedOnboarding } from '#web/platform/stored-onboarding.ts';
import type { PlanChoice } from './plan-choice.ts';

/** Puts a choice in the place of what the visitor answered before, as if they had answered it in the questionnaire. */
export function answerWith({ country, companyType, subType, visas, officeType }: PlanChoice): OnboardingData {
  const placed = chooseCompanyType(
    chooseCountry(storedOnboarding.read() ?? emptyOnboarding, country),
    companyType,
  );
  const answers = chooseOfficeType(
    chooseVisas(subType ? chooseSubType(placed, subType) : placed, visas),
    officeType,
  );
  const complete: OnboardingData = { ...answers, step: 3 };
  storedOnboarding.write(complete);
  return complete;
}
