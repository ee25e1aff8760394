/** What happened while sound was played. */
export type PlaybackEvent =
  | { type: 'sentence-started' | 'sentence-finished'; turn: number; sentence: number }
  /** The loudness of the last tenth of a second, as the root of the mean square. */
  | { type: 'level'; level: number };

type Entry =
  | { type: 'sentence'; turn: number; sentence: number }
  | { type: 'sound'; turn: number; samples: Int16Array }
  | { type: 'end'; turn: number };

interface PlaybackForm {
  /** Samples a second of what is handed in. */
  soundRate: number;
  /** Samples a second of what is played. */
  outputRate: number;
  /** Seconds between two levels. */
  levelSeconds: number;
}

/** So much, in seconds, has to be there before a turn begins to play, so that the network's pace is not heard. */
const headStart = 0.06;

/**
 * Sound that waits for its turn to be played. It knows sentences, so that a caption can come with the first
 * sample of one; and turns, so that an interrupted one is silent from the next sample on.
 */
export class PlaybackQueue {
  readonly #step: number;
  readonly #headStart: number;
  readonly #levelSamples: number;
  #entries: Entry[] = [];
  /** Where in the first entry the next sample is; between two samples where the rates differ. */
  #position = 0;
  #isPlaying = false;
  #sentence: { turn: number; sentence: number } | undefined;
  /** Turns up to this one are no longer played. */
  #droppedTurn = -1;
  #squares = 0;
  #measured = 0;

  constructor({ soundRate, outputRate, levelSeconds }: PlaybackForm) {
    this.#step = soundRate / outputRate;
    this.#headStart = headStart * soundRate;
    this.#levelSamples = Math.round(levelSeconds * outputRate);
  }

  /** The sound of this sentence follows. */
  beginSentence(turn: number, sentence: number): void {
    this.#add({ type: 'sentence', turn, sentence });
  }

  add(turn: number, samples: Int16Array): void {
    if (samples.length > 0) this.#add({ type: 'sound', turn, samples });
  }

  /** All sound of this turn was handed in. */
  end(turn: number): void {
    this.#add({ type: 'end', turn });
  }

  /** Forgets this turn and those before it, also what is still to come of them. */
  drop(turn: number): void {
    this.#droppedTurn = Math.max(this.#droppedTurn, turn);
    const [playing] = this.#entries;
    this.#entries = this.#entries.filter((entry) => entry.turn > this.#droppedTurn);
    if (this.#entries[0] !== playing) this.#position = 0;
    if (this.#sentence && this.#sentence.turn <= turn) this.#sentence = undefined;
    this.#isPlaying = false;
  }

  /** Fills `output` with the next samples, or silence, and returns the events since the last call. */
  play(output: Float32Array): PlaybackEvent[] {
    const events: PlaybackEvent[] = [];
    for (let at = 0; at < output.length; at += 1) {
      const value = this.#next(events);
      output[at] = value;
      this.#squares += value * value;
      this.#measured += 1;
      if (this.#measured < this.#levelSamples) continue;
      events.push({ type: 'level', level: Math.sqrt(this.#squares / this.#measured) });
      this.#squares = 0;
      this.#measured = 0;
    }
    return events;
  }

  #add(entry: Entry): void {
    if (entry.turn > this.#droppedTurn) this.#entries.push(entry);
  }

  #next(events: PlaybackEvent[]): number {
    for (;;) {
      const [entry] = this.#entries;
      if (!entry) {
        this.#isPlaying = false;
        return 0;
      }
      if (!this.#isPlaying && !this.#mayBegin()) return 0;
      this.#isPlaying = true;
      if (entry.type === 'sound' && this.#position < entry.samples.length) {
        return this.#sampleOf(entry.samples);
      }
      this.#entries.shift();
      if (entry.type === 'sound') {
        this.#position -= entry.samples.length;
        continue;
      }
      this.#finishSentence(events);
      if (entry.type === 'end') {
        this.#isPlaying = false;
        this.#position = 0;
        continue;
      }
      this.#sentence = { turn: entry.turn, sentence: entry.sentence };
      events.push({ type: 'sentence-started', ...this.#sentence });
    }
  }

  /** Whether enough is there to begin, or all there will be. */
  #mayBegin(): boolean {
    let waiting = 0;
    for (const entry of this.#entries) {
      if (entry.type === 'end') return true;
      if (entry.type === 'sound') waiting += entry.samples.length;
      if (waiting >= this.#headStart) return true;
    }
    return false;
  }

  #sampleOf(samples: Int16Array): number {
    const at = Math.floor(this.#position);
    const part = this.#position - at;
    const value = samples[at] ?? 0;
    const following = part === 0 ? value : (samples[at + 1] ?? this.#firstOfNext() ?? value);
    this.#position += this.#step;
    return (value + (following - value) * part) / 0x8000;
  }

  /** The sample after the last one of the first entry. */
  #firstOfNext(): number | undefined {
    const [, next] = this.#entries;
    return next?.type === 'sound' ? next.samples[0] : undefined;
  }

  #finishSentence(events: PlaybackEvent[]): void {
    if (this.#sentence) events.push({ type: 'sentence-finished', ...this.#sentence });
    this.#sentence = undefined;
  }
}
