import { useEffect, useState } from 'react';
import type { FoundSection } from '#contract/articles.ts';

/** The last search that came to an end. */
interface Search {
  query: string;
  results: readonly FoundSection[];
  failure?: unknown;
}

/**
 * Searches for a query whenever it changes, and gives up the search before. Until the new results are there,
 * those known stay.
 *
 * @param query '' for no search
 */
export function useSearch(query: string) {
  const [search, setSearch] = useState<Search>();
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try searches for the same again
  useEffect(() => {
    if (query === '') return setSearch(undefined);
    const controller = new AbortController();
    const { signal } = controller;
    // The code of the call comes with the first search: the page opens without it.
    import('./search-articles.ts')
      .then(({ searchArticles }) => searchArticles(query, signal))
      .then(
        (results) => !signal.aborted && setSearch({ query, results }),
        (failure: unknown) => !signal.aborted && setSearch({ query, results: [], failure }),
      );
    return () => controller.abort();
  }, [query, tries]);
  return {
    search: query === '' ? undefined : search,
    isSearching: query !== '' && search?.query !== query,
    tryAgain: () => {
      setSearch(undefined);
      setTries((before) => before + 1);
    },
  };
}
