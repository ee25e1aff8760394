import { useRef, useState } from 'react';
import type { OnboardingData } from '#domain/onboarding/onboarding-data.ts';

/** Asks the server whether the office allows so many visas; how to is part of another feature. */
export type AskWhetherPossible = (answers: OnboardingData) => Promise<boolean>;

interface Leaving {
  isChecking: boolean;
  /** Goes on once the choice is known to be possible, or is kept as an open point; else refuses. */
  start(leave: () => void, refuse: () => void): void;
}

/** Checks complete answers before the questionnaire is left. Where that cannot be checked, it is left anyway. */
export function useLeaving(answers: OnboardingData, ask: AskWhetherPossible): Leaving {
  const [isChecking, setIsChecking] = useState(false);
  const latest = useRef(answers);
  latest.current = answers;

  async function check(leave: () => void, refuse: () => void): Promise<void> {
    setIsChecking(true);
    const isPossible = await ask(answers).catch(() => true);
    setIsChecking(false);
    // Someone who changed an answer meanwhile presses Continue again.
    if (latest.current !== answers) return;
    if (isPossible) leave();
    else refuse();
  }

  return {
    isChecking,
    start(leave, refuse) {
      if (answers.requirements?.keptOpen) leave();
      else if (!isChecking) void check(leave, refuse);
    },
  };
}
