import { useEffect, useRef, useState } from 'react';
import type { WizardStep } from '#domain/onboarding/onboarding-data.ts';
import { onboardingMessages } from '#messages/onboarding.ts';
import { pageTitles } from '#messages/page-titles.ts';
import { usePage } from '#web/platform/use-page.ts';
import type { Wizard } from './use-wizard.ts';

/**
 * Makes a move to another step noticed: the focus goes to its question, the page shows its top, the
 * window's title names it, and `announcement` says where the visitor is.
 *
 * @returns the reference for the `h1`, and what a live region should hold
 */
export function useStepHeading({ isLoading, step }: Pick<Wizard, 'isLoading' | 'step'>) {
  const heading = usePage(titleOf(step));
  const shownStep = useRef<WizardStep>(undefined);
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    if (isLoading) return;
    const isMove = shownStep.current !== undefined && shownStep.current !== step;
    shownStep.current = step;
    if (!isMove) return;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
    setAnnouncement(`${onboardingMessages.stepOf(step)}: ${onboardingMessages.stepNames[step]}`);
  }, [isLoading, step, heading]);
  return { heading, announcement };
}

function titleOf(step: WizardStep): string {
  return step === 1
    ? pageTitles.onboarding
    : `${onboardingMessages.stepNames[step]} · ${pageTitles.onboarding}`;
}
