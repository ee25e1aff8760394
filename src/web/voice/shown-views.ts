import { useEffect } from 'react';

/** How many places show the call whole: while one does, no bar is needed. */
let shown = 0;
const listeners = new Set<() => void>();

export const shownViews = {
  read: () => shown,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

function add(count: number): void {
  shown += count;
  for (const listener of [...listeners]) listener();
}

/** Counts the component as a place that shows the call, as long as it is there. */
export function useShowsCall(): void {
  useEffect(() => {
    add(1);
    return () => add(-1);
  }, []);
}
