const listeners = new Set<() => void>();

/** Ignores further reports for this long, in milliseconds, as a page makes several calls at a time. */
const pause = 5_000;
let toldAt = Number.NEGATIVE_INFINITY;

/**
 * The server said of a company that this person has no access to it, or may not do what the page offers: an admin
 * has changed that while the page was open. Who follows asks again what the person may do.
 */
export const lostAccess = {
  tell(): void {
    if (performance.now() - toldAt < pause) return;
    toldAt = performance.now();
    for (const listener of listeners) listener();
  },
  follow(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
