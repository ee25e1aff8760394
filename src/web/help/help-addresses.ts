import type { Country } from '#domain/catalogue/choices.ts';
import { paths } from '#web/paths.ts';

/** The address of an article, below the base path. */
export function articleAddress(path: string): string {
  return `${paths.help}/${path}`;
}

/** The address of a search, below the base path; '' leads to all articles. */
export function searchAddress(query: string): string {
  return query === '' ? paths.help : `${paths.help}?${new URLSearchParams({ q: query })}`;
}

/** Where a group of articles stands on the page of all. */
export function groupAnchor(country: Country, group: string): string {
  return `${country}-${group}`;
}
