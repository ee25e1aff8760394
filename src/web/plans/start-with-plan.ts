import type { PlanView } from '#contract/plans.ts';
import {
  chooseCompanyType,
  chooseCountry,
  chooseOfficeType,
  chooseSubType,
  chooseVisas,
  emptyOnboarding,
  type OnboardingData,
} from '#domain/onboarding/onboarding-data.ts';
import { paths } from '#web/paths.ts';
import { useNavigate } from '#web/platform/router.tsx';
import { storedLogin } from '#web/platform/stored-login.ts';
import { storedOnboarding } from '#web/platform/stored-onboarding.ts';
import type { PlanChoice } from './plan-choice.ts';

/** Begins with a plan: where the questionnaire would lead, or at the question that something stands against. */
export function useStart(choice: PlanChoice, plan: PlanView): () => void {
  const navigate = useNavigate();
  return () => {
    const onboardingData = answerWith(choice);
    if (plan.officeProblem) void navigate(paths.onboarding);
    else if (storedLogin.read()) void navigate(paths.dashboard);
    else void navigate(paths.signUp, { state: { onboardingData } });
  };
}

/** Puts a choice in the place of what the visitor answered before, as if they had answered it in the questionnaire. */
function answerWith({ country, companyType, subType, visas, officeType }: PlanChoice): OnboardingData {
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
