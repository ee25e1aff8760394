/** What a microphone gives while it is dead: not even the hiss of a quiet room. */
const deadPeak = 0.0005;
/** So long, in milliseconds, nothing is heard until that is said. */
const deadAfter = 4000;

/**
 * Watches whether a microphone gives any sound. One that has given some may go quiet, as noise suppression
 * does in a pause; it is dead when it gives plain nothing.
 */
export class MicrophoneMonitor {
  #hasHeard = false;
  #quietSince: number | undefined;

  /**
   * Takes in the loudest sample of the last moment.
   *
   * @param now milliseconds
   * @returns whether the microphone seems dead
   */
  hear(peak: number, now: number): boolean {
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

  /** Another microphone, or one that was not listened to for a while. */
  reset(): void {
    this.#hasHeard = false;
    this.#quietSince = undefined;
  }
}
