import { useMemo, useSyncExternalStore } from 'react';
import { countryCodes } from '#domain/values/country-codes.ts';

const never = () => () => {};

/**
 * Every country by its name in the page's language, sorted as that language does. Empty while
 * prerendering: names differ between the machine that builds and the browser.
 */
export function useCountryChoices(): readonly { value: string; label: string }[] {
  const language = useSyncExternalStore(
    never,
    () => document.documentElement.lang || 'en',
    () => undefined,
  );
  return useMemo(() => {
    if (language === undefined) return [];
    const names = new Intl.DisplayNames([language], { type: 'region' });
    const { compare } = new Intl.Collator(language);
    return countryCodes
      .map((value) => ({ value, label: names.of(value) ?? value }))
      .sort((a, b) => compare(a.label, b.label));
  }, [language]);
}
