import { type ComponentType, useEffect, useState } from 'react';
import { type OnboardingData, problemOfStep } from '#domain/onboarding/onboarding-data.ts';
import type { Wizard } from './use-wizard.ts';

interface EstimateProps {
  answers: OnboardingData;
  onAnswer(answers: OnboardingData): void;
}

interface EstimateParts {
  /** Stands beside the questions, or below them. */
  Estimate: ComponentType<EstimateProps>;
  /** Its sum in a row above Continue, where the estimate itself is below the questions. */
  EstimateBar: ComponentType<Pick<EstimateProps, 'answers'>>;
}

/** Fetches what estimates; it is part of another feature and not of the first page. */
export type LoadEstimate = () => Promise<EstimateParts>;

/**
 * The estimate's parts, once the answers lead to a place. Their code is fetched with the second step; where it cannot
 * be had, the questionnaire goes on without it.
 */
export function useEstimateParts({ answers, step }: Wizard, load: LoadEstimate) {
  const [parts, setParts] = useState<EstimateParts>();
  const [hasFailed, setHasFailed] = useState(false);
  const isNear = step > 1;
  useEffect(() => {
    if (isNear) load().then(setParts, () => setHasFailed(true));
  }, [isNear, load]);
  const hasPlace = isNear && !problemOfStep(answers, 1) && !problemOfStep(answers, 2);
  return {
    parts: hasPlace ? parts : undefined,
    /** They will be shown, so their room is kept. */
    areComing: hasPlace && !parts && !hasFailed,
  };
}
