import { useEffect, useState } from 'react';
import { type Country, isCountry } from '#domain/catalogue/choices.ts';
import { chooseCountry, emptyOnboarding } from '#domain/onboarding/onboarding-data.ts';
import { storedOnboarding } from '#web/platform/stored-onboarding.ts';

/**
 * Keeps a country chosen on the prerendered page before its script had arrived: React takes the
 * page over with nothing chosen and would undo it.
 */
export function useEarlyChoice(): void {
  // Read while the first render is under way: afterwards it is undone already.
  const [country] = useState(readEarlyChoice);
  useEffect(() => {
    const answers = storedOnboarding.read() ?? emptyOnboarding;
    if (country && !answers.country) storedOnboarding.write(chooseCountry(answers, country));
  }, [country]);
}

function readEarlyChoice(): Country | undefined {
  if (typeof document === 'undefined') return undefined;
  const value = document.querySelector<HTMLInputElement>('input[name="country"]:checked')?.value;
  return isCountry(value) ? value : undefined;
}
