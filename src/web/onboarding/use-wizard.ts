import { useEffect } from 'react';
import {
  emptyOnboarding,
  furthestStep,
  type OnboardingData,
  type WizardStep,
} from '#domain/onboarding/onboarding-data.ts';
import { paths } from '#web/paths.ts';
import { useLocation, useNavigate } from '#web/platform/router.tsx';
import { storedOnboarding } from '#web/platform/stored-onboarding.ts';
import { useStoredValue } from '#web/platform/stored-value.ts';

export interface Wizard {
  /** The stored answers are not read yet: the page shows what every visitor sees first. */
  isLoading: boolean;
  answers: OnboardingData;
  step: WizardStep;
  answer(answers: OnboardingData): void;
  goTo(step: WizardStep): void;
}

/**
 * The visitor's answers and the step they are on. Every answer is stored at once; every step is an
 * entry of the browser's history, so that its back and forward buttons move between steps.
 */
export function useWizard(): Wizard {
  const stored = useStoredValue(storedOnboarding, 'loading' as const);
  const location = useLocation();
  const navigate = useNavigate();
  const isLoading = stored === 'loading';
  const answers = isLoading || !stored ? emptyOnboarding : stored;
  const entryStep = stepOf(location.state);
  const step = isLoading ? 1 : furthestStep(answers, entryStep ?? answers.step);

  // The entry the visitor came in by gets its step too, or going back to it would not move.
  useEffect(() => {
    if (isLoading || entryStep) return;
    void navigate(paths.onboarding, { replace: true, state: { step } });
  }, [isLoading, entryStep, step, navigate]);

  // Only a move of this page is stored: were it a change of the answers, two open tabs would fight.
  useEffect(() => {
    if (isLoading) return;
    const current = storedOnboarding.read();
    if (current && current.step !== step) storedOnboarding.write({ ...current, step });
  }, [isLoading, step]);

  return {
    isLoading,
    answers,
    step,
    answer: (next) => storedOnboarding.write({ ...next, step }),
    goTo: (next) => void navigate(paths.onboarding, { state: { step: next } }),
  };
}

/** The step of a browser history entry; none for the entry the visitor arrived at. */
function stepOf(state: unknown): WizardStep | undefined {
  const step = typeof state === 'object' && state !== null && 'step' in state ? state.step : undefined;
  return step === 1 || step === 2 || step === 3 ? step : undefined;
}
