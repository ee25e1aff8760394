/** Spares visitors the wait for a model that does not answer anybody. */
export interface Rest {
  /** Whether the model should not be asked now. */
  isOn(): boolean;
  failed(): void;
  answered(): void;
}

/** So many failures in a row are no chance. */
const mostFailures = 3;

/** How long the model is then left alone, in ms. */
const length = 30_000;

/** @param now the time in ms, of any beginning */
export function openRest(now: () => number = () => performance.now()): Rest {
  let failures = 0;
  let until = Number.NEGATIVE_INFINITY;
  return {
    isOn: () => now() < until,
    failed() {
      failures += 1;
      // After a rest one failure is enough for the next.
      if (failures >= mostFailures) until = now() + length;
    },
    answered() {
      failures = 0;
      until = Number.NEGATIVE_INFINITY;
    },
  };
}
