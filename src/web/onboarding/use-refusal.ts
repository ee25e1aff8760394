import { type RefObject, useEffect, useRef, useState } from 'react';
import type { StepProblem } from '#domain/onboarding/onboarding-data.ts';
import { onboardingMessages } from '#messages/onboarding.ts';
import { notify } from '#web/platform/notify.ts';

/**
 * What a step can be refused for: a missing answer, or visas that the office does not allow. Without a country or
 * a type Continue cannot be pressed at all.
 */
type RefusalProblem = Exclude<StepProblem, 'country-missing' | 'type-missing'> | 'not-possible';

/** Continue was pressed and something stands against it: said at the question until something is answered. */
export interface Refusal {
  problem: RefusalProblem;
  text: string;
}

interface RefusalControl {
  refusal: Refusal | undefined;
  /** What can be answered now puts itself here. */
  missingGroup: RefObject<HTMLDivElement | null>;
  refuse(problem: RefusalProblem): void;
  forget(): void;
}

/** Says what is missing, beside the question and as a toast, and takes the focus there. */
export function useRefusal(): RefusalControl {
  const [refusal, setRefusal] = useState<Refusal>();
  const missingGroup = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusal) missingGroup.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [refusal]);
  return {
    refusal,
    missingGroup,
    refuse(problem) {
      const text = onboardingMessages.problems[problem];
      setRefusal({ problem, text });
      notify.error(text);
    },
    forget: () => setRefusal(undefined),
  };
}
