/** Peak below which a microphone gives no signal, not even background noise. */
const deadPeak = 0.0005;
/** Time without a signal before the microphone is reported, in ms. */
const deadAfter = 4000;

/**
 * Detects a microphone without a signal. One that has given a signal may go quiet, as noise suppression
 * does in a pause; it counts as dead when it gives exact silence.
 */
export class MicrophoneMonitor {
  #hasHeard = false;
  #quietSince: number | undefined;

  /**
   * Takes the peak of the last interval.
   *
   * @param now milliseconds
   * @returns whether the microphone seems dead
   */
  isDead(peak: number, now: number): boolean {
    if (peak >= deadPeak) {
      this.#hasHeard = true;
      this.#quietSince = undefined;
      return false;
    }
    if (this.#hasHeard && peak > 0) {
      this.#quietSince = undefined;
      return false;
    }
    this.#quietSince ??= now;
    return now - this.#quietSince >= deadAfter;
  }

  /** Starts over, for another microphone or after a pause. */
  reset(): void {
    this.#hasHeard = false;
    this.#quietSince = undefined;
  }
}
