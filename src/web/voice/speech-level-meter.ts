/** Sound louder than this is speech. */
const speechThreshold = 0.01;
/** This loud is as loud as is shown. */
const fullVolume = 0.15;
/** So long, in milliseconds, it has to be quiet until the speech counts as over. */
const quietBeforeEnd = 1000;

/** How often a level is to be handed in, in milliseconds. */
export const levelInterval = 100;

interface SpeechLevelEvents {
  onSpeechStart(): void;
  onSpeechEnd(): void;
  /** From 0 to 1, with every level. */
  onVolume(volume: number): void;
}

/** What the meter needs of the clock. */
interface Clock {
  setTimeout(task: () => void, milliseconds: number): unknown;
  clearTimeout(timer: unknown): void;
}

const browserClock: Clock = {
  setTimeout: (task, milliseconds) => globalThis.setTimeout(task, milliseconds),
  clearTimeout: (timer) => globalThis.clearTimeout(timer as ReturnType<typeof globalThis.setTimeout>),
};

/**
 * Tells from the level of the assistant's sound when it speaks, by the rule of Vapi's web client: over
 * 0.01 it does, after a second without such a level it does no more.
 */
export class SpeechLevelMeter {
  readonly #events: SpeechLevelEvents;
  readonly #clock: Clock;
  #quiet: unknown;

  constructor(events: SpeechLevelEvents, clock: Clock = browserClock) {
    this.#events = events;
    this.#clock = clock;
  }

  /** Takes a level in; of several participants, their sum. To be called every `levelInterval`. */
  addLevel(level: number): void {
    this.#events.onVolume(Math.min(1, level / fullVolume));
    if (level <= speechThreshold) return;
    if (this.#quiet === undefined) this.#events.onSpeechStart();
    else this.#clock.clearTimeout(this.#quiet);
    this.#quiet = this.#clock.setTimeout(() => this.#endSpeech(), quietBeforeEnd);
  }

  /** The sound is cut off: speech that was going on is over now. */
  silence(): void {
    this.#events.onVolume(0);
    if (this.#quiet === undefined) return;
    this.#clock.clearTimeout(this.#quiet);
    this.#endSpeech();
  }

  #endSpeech(): void {
    this.#quiet = undefined;
    this.#events.onSpeechEnd();
  }
}
