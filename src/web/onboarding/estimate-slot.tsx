import { type ComponentType, useEffect, useState } from 'react';
import { type OnboardingData, problemOfStep } from '#domain/onboarding/onboarding-data.ts';
import type { Wizard } from './use-wizard.ts';

export interface EstimateProps {
  answers: OnboardingData;
  onAnswer(answers: OnboardingData): void;
}

/** Fetches what estimates; it is part of another feature and not of the first page. */
export type LoadEstimate = () => Promise<{ default: ComponentType<EstimateProps> }>;

/**
 * Room for the estimate, which comes once the answers lead to a place. Where its code cannot be had, the
 * questionnaire goes on without it.
 */
export function EstimateSlot({ wizard, load }: { wizard: Wizard; load: LoadEstimate }) {
  const { answers, answer, step } = wizard;
  const [Estimate, setEstimate] = useState<ComponentType<EstimateProps>>();
  const isWanted = step > 1 && !problemOfStep(answers, 1) && !problemOfStep(answers, 2);
  useEffect(() => {
    if (!isWanted) return;
    load().then(
      (loaded) => setEstimate(() => loaded.default),
      () => {},
    );
  }, [isWanted, load]);
  return isWanted && Estimate ? <Estimate answers={answers} onAnswer={answer} /> : null;
}
