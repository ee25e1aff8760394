import { type OnboardingData, problemOfStep, type WizardStep } from '#domain/onboarding/onboarding-data.ts';
import { choiceLabels } from '#messages/choices.ts';
import { onboardingMessages } from '#messages/onboarding.ts';
import { PassageLine, type PassageMark } from '#web/design-system/passage-line.tsx';
import type { Wizard } from './use-wizard.ts';

const steps: readonly WizardStep[] = [1, 2, 3];

type StepState = PassageMark['state'];

/** The three steps as a passage; a completed one can be gone back to. */
export function StepRail({ wizard }: { wizard: Wizard }) {
  const { answers, step, goTo } = wizard;
  const marks = steps.map((number): PassageMark => {
    const state = stateOf(number, answers, step);
    const summary = state === 'done' && summaryOf(number, answers);
    return {
      id: `${number}`,
      title: onboardingMessages.stepNames[number],
      state,
      ...(summary && { note: summary }),
      ...(state === 'done' && { onOpen: () => goTo(number) }),
    };
  });
  const label = onboardingMessages.steps;
  return (
    <nav aria-label={label}>
      <div className="lg:hidden">
        <PassageLine size="medium" label={label} marks={marks} />
      </div>
      <div className="hidden lg:block">
        <PassageLine size="rail" label={label} marks={marks} />
      </div>
    </nav>
  );
}

/** A step counts as completed once it and all before it are answered. */
function stateOf(number: WizardStep, answers: OnboardingData, active: WizardStep): StepState {
  if (number === active) return 'current';
  return steps.slice(0, number).every((earlier) => !problemOfStep(answers, earlier)) ? 'done' : 'ahead';
}

/** What was answered, in a few words. */
function summaryOf(number: WizardStep, answers: OnboardingData): string {
  const { country, companyType, subType, requirements } = answers;
  const words: Record<WizardStep, (string | undefined)[]> = {
    1: [country && choiceLabels.country[country]],
    2: [companyType && choiceLabels.companyType[companyType], subType && choiceLabels.subType[subType]],
    3: [
      requirements?.visas === undefined
        ? undefined
        : onboardingMessages.visaCount(choiceLabels.visas[requirements.visas]),
      requirements?.officeType && choiceLabels.officeType[requirements.officeType],
    ],
  };
  return words[number].filter(Boolean).join(' · ');
}
