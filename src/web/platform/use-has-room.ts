import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether the window is at least so many rem wide, followed as it changes; false in prerendered HTML. Unlike a media
 * query, it counts the size that text has on this page: people enlarge it without changing their browser's settings.
 */
export function useHasRoom(rem: number): boolean {
  const hasRoom = useCallback(() => {
    const { documentElement } = document;
    return window.innerWidth >= rem * Number.parseFloat(getComputedStyle(documentElement).fontSize);
  }, [rem]);
  return useSyncExternalStore(subscribe, hasRoom, () => false);
}

/** Larger text makes the page longer. */
function subscribe(listener: () => void): () => void {
  const observer = new ResizeObserver(listener);
  observer.observe(document.body);
  window.addEventListener('resize', listener);
  return () => {
    observer.disconnect();
    window.removeEventListener('resize', listener);
  };
}
