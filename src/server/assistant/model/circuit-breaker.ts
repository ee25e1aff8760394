/** A circuit breaker: skips a model that keeps failing. */
export interface CircuitBreaker {
  /** Whether the model is skipped now. */
  isOpen(): boolean;
  recordFailure(): void;
  recordSuccess(): void;
}

/** Failures in a row that open the breaker. */
const maxFailures = 3;

/** How long the breaker stays open, in ms. */
const length = 30_000;

/** @param now a monotonic clock, in ms */
export function openCircuitBreaker(now: () => number = () => performance.now()): CircuitBreaker {
  let failures = 0;
  let until = Number.NEGATIVE_INFINITY;
  return {
    isOpen: () => now() < until,
    recordFailure() {
      failures += 1;
      // After the pause, one more failure opens it again.
      if (failures >= maxFailures) until = now() + length;
    },
    recordSuccess() {
      failures = 0;
      until = Number.NEGATIVE_INFINITY;
    },
  };
}
