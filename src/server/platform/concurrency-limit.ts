import { Failure } from './failure.ts';

/** Limits how many operations one caller runs concurrently on this server. */
export interface ConcurrencyLimit {
  /**
   * Takes a slot and returns a function that releases it, which may be called more than once.
   * @throws Failure 'too-many-requests'
   */
  take(caller: string): () => void;
}

export function openConcurrencyLimit(max: number): ConcurrencyLimit {
  const taken = new Map<string, number>();
  return {
    take(caller) {
      const count = taken.get(caller) ?? 0;
      if (count >= max) throw new Failure('too-many-requests', { retryAfterSeconds: 5 });
      taken.set(caller, count + 1);
      let isTaken = true;
      return () => {
        if (!isTaken) return;
        isTaken = false;
        const left = (taken.get(caller) ?? 1) - 1;
        if (left > 0) taken.set(caller, left);
        else taken.delete(caller);
      };
    },
  };
}
