import { type RefObject, useEffect, useRef, useState } from 'react';
import { useIsPrinted } from '#web/platform/use-is-printed.ts';

const shownAtFirst = 5;

interface ShowAll<List extends HTMLElement> {
  /** The list; what precedes its items says `before`. */
  list: RefObject<List | null>;
  /** How many items stand there before all are asked for: all of them on paper, and where one more would be hidden. */
  shown: number;
  showAll(): void;
}

/**
 * The first items of a long list until all are asked for. The keyboard then goes on at the first of those that appeared.
 *
 * @param before how many children of the list stand before its first item
 */
export function useShowAll<List extends HTMLElement>(count: number, before = 0): ShowAll<List> {
  const [showsAll, setShowsAll] = useState(false);
  const list = useRef<List>(null);
  const isPrinted = useIsPrinted();
  useEffect(() => {
    if (!showsAll) return;
    const first = list.current?.children[before + shownAtFirst];
    if (!(first instanceof HTMLElement)) return;
    // A line that has nothing to press is read from its beginning.
    first.tabIndex = -1;
    (first.querySelector('button') ?? first).focus();
  }, [showsAll, before]);
  const isLong = count > shownAtFirst + 1;
  return {
    list,
    shown: isLong && !showsAll && !isPrinted ? shownAtFirst : count,
    showAll: () => setShowsAll(true),
  };
}
