import { type OnboardingData, readOnboarding } from '#domain/onboarding/onboarding-data.ts';
import { storedValue } from './stored-value.ts';

/**
 * The visitor's answers as the browser remembers them, from the first choice until the company
 * exists. A damaged value is dropped.
 */
export const storedOnboarding = storedValue<OnboardingData>('onboardingData', (stored) =>
  readOnboarding(JSON.parse(stored)),
);
