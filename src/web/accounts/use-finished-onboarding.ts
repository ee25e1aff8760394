import { useCallback, useEffect } from 'react';
import { gapOf, type OnboardingData, readOnboarding } from '#domain/onboarding/onboarding-data.ts';
import { accountMessages } from '#messages/accounts.ts';
import { paths } from '#web/paths.ts';
import { notify } from '#web/platform/notify.ts';
import { useLocation, useNavigate } from '#web/platform/router.tsx';
import { storedLogin } from '#web/platform/stored-login.ts';
import { storedOnboarding } from '#web/platform/stored-onboarding.ts';

/**
 * Guards the registration page: tells visitors who have not answered the questionnaire what is missing and sends them
 * there, on arrival and again if the answers were removed meanwhile, such as in another tab.
 *
 * @returns asks for the complete answers now; `undefined` means the visitor is being sent away
 */
export function useFinishedOnboarding(): () => OnboardingData | undefined {
  const { state } = useLocation();
  const navigate = useNavigate();
  const demand = useCallback(() => {
    const answers = answersNow(state);
    const gap = gapOf(answers);
    if (!gap) return answers;
    notify.error(accountMessages.onboardingGaps[gap]);
    navigate(paths.onboarding, { replace: true });
  }, [state, navigate]);
  useEffect(() => {
    // Signed-in users are being redirected to the dashboard and need no answers.
    if (!storedLogin.read()) demand();
  }, [demand]);
  return demand;
}

/** The stored answers, else those the questionnaire handed over; these outlive a browser that stores nothing. */
function answersNow(state: unknown): OnboardingData | undefined {
  const stored = storedOnboarding.read();
  if (stored) return stored;
  const handedOver = (state as { onboardingData?: unknown } | null)?.onboardingData;
  const answers = handedOver === undefined ? undefined : readOnboarding(handedOver);
  if (answers) storedOnboarding.write(answers);
  return answers;
}
