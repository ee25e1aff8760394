/** Spares visitors the wait for a model that does not answer anybody. */
export interface CircuitBreaker {
  /** Whether the model should not be asked now. */
  isOpen(): boolean;
  recordFailure(): void;
  recordSuccess(): void;
}

/** So many failures in a row are no chance. */
const maxFailures = 3;

/** How long the model is then left alone, in ms. */
const length = 30_000;

/** @param now the time in ms, of any beginning */
export function openCircuitBreaker(now: () => number = () => performance.now()): CircuitBreaker {
  let failures = 0;
  let until = Number.NEGATIVE_INFINITY;
  return {
    isOpen: () => now() < until,
    recordFailure() {
      failures += 1;
      // After a rest one failure is enough for the next.
      if (failures >= maxFailures) until = now() + length;
    },
    recordSuccess() {
      failures = 0;
      until = Number.NEGATIVE_INFINITY;
    },
  };
}
