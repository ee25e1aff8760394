/**
 * A country's name in the page's language.
 *
 * @param code two letters of ISO 3166-1; the code itself is the answer where the browser knows no name
 */
export function countryName(code: string): string {
  const names = new Intl.DisplayNames([document.documentElement.lang || 'en'], { type: 'region' });
  return names.of(code) ?? code;
}
