import { Failure } from './failure.ts';

/** Limits how much one caller has under way on this server at once. */
export interface ConcurrencyLimit {
  /**
   * Takes a place, and returns what gives it back; that may be called more than once.
   *
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
