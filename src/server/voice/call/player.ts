import { type ServerMessage, voiceSampleRate } from '#contract/voice.ts';
import { fromFirstSound } from '../engines/sound.ts';
import type { Script } from './script.ts';

/** Samples per audio frame: 100 ms. */
const frameSamples = 1_600;
/** Grace time after a sentence's length before a client that reports nothing counts as done, in ms. */
const silentClientMs = 5_000;

/** The result of speaking a script. */
interface Spoken {
  /** The text that was heard. */
  heard: string;
  /** Whether all of it was heard. */
  isWhole: boolean;
  /** Index of the interrupted or next sentence; past the end if there is none. */
  nextAt: number;
}

export interface PlayerEvents {
  tell(message: ServerMessage): void;
  /** Sends a frame of sound. */
  play(turn: number, samples: Int16Array): void;
  clock(): number;
}

interface Saying {
  turn: number;
  script: Script;
  /** Index of the first sentence. */
  from: number;
  /** Called with the first sentence, and with its first audio. */
  onWords?(): void;
  onSound?(): void;
  /** Called once if a sentence could not be spoken. */
  onSilent(error: unknown): void;
}

/** Speaks scripts, one at a time, and tracks what was heard. */
export interface Player {
  /**
   * Speaks a script until its end or an interruption.
   * @throws the expert's error, before or after speaking began
   */
  say(saying: Saying): Promise<Spoken>;
  /** Stops at once; `say` returns what was said so far. */
  interrupt(): void;
  /** Playback reports of the client. */
  played(turn: number, sentence: number, state: 'started' | 'finished'): void;
  isSpeaking(): boolean;
}

interface Playing {
  turn: number;
  started: Map<number, number>;
  finished: Set<number>;
  /** Sentences shown without sound. */
  shown: Set<number>;
  changed: PromiseWithResolvers<void>;
  isInterrupted: boolean;
  /** Resolves when it is interrupted. */
  interrupted: PromiseWithResolvers<undefined>;
}

export function openPlayer({ tell, play, clock }: PlayerEvents): Player {
  let playing: Playing | undefined;

  function note(): void {
    if (!playing) return;
    const { changed } = playing;
    playing.changed = Promise.withResolvers();
    changed.resolve();
  }

  /** Waits for a condition, an interruption or a timeout of `ms`. */
  async function until(state: Playing, isSo: () => boolean, ms: number): Promise<void> {
    let isLate = false;
    const late = setTimeout(() => {
      isLate = true;
      note();
    }, ms);
    while (!isSo() && !state.isInterrupted && !isLate) await state.changed.promise;
    clearTimeout(late);
  }

  async function say({ turn, script, from, onWords, onSound, onSilent }: Saying): Promise<Spoken> {
    const state: Playing = {
      turn,
      started: new Map(),
      finished: new Set(),
      shown: new Set(),
      changed: Promise.withResolvers(),
      isInterrupted: false,
      interrupted: Promise.withResolvers(),
    };
    const orInterrupted = <T>(wanted: Promise<T>) => Promise.race([wanted, state.interrupted.promise]);
    playing = state;
    const lengths: number[] = [];
    let failure: { error: unknown } | undefined;
    let index = from;
    try {
      for (; !state.isInterrupted; index += 1) {
        const sentence = await orInterrupted(script.at(index));
        if (!sentence || state.isInterrupted) break;
        if (index === from) onWords?.();
        const sound = await orInterrupted(script.sound(index));
        if (!sound) break;
        // Sends the next sentence only when the previous one plays: at most two are in flight.
        if (index > from) {
          const before = index - 1;
          const ms = lengthMs(lengths[before - 1]) + silentClientMs;
          await until(state, () => isBegun(state, before), ms);
        }
        if (state.isInterrupted) break;
        lengths[index] = 0;
        try {
          let isAnnounced = false;
          // Waits through the silence before an answer; between sentences the silence is a pause.
          for await (const piece of index === from ? fromFirstSound(sound) : sound) {
            if (state.isInterrupted) break;
            if (!isAnnounced) {
              isAnnounced = true;
              if (index === from) {
                tell({ type: 'assistant-audio-start', turn });
                onSound?.();
              }
              tell({ type: 'answer-sentence', turn, sentence: index, text: sentence.caption });
              // One ahead: synthesized while the current one plays.
              prepare(script, index + 1);
            }
            lengths[index] = (lengths[index] ?? 0) + piece.length;
            for (let at = 0; at < piece.length; at += frameSamples) {
              play(turn, piece.subarray(at, at + frameSamples));
            }
          }
        } catch (error) {
          if (state.isInterrupted) break;
          onSilent(error);
          state.shown.add(index);
          tell({ type: 'answer-sentence', turn, sentence: index, text: sentence.caption, isSilent: true });
        }
      }
      if (!state.isInterrupted) {
        tell({ type: 'assistant-audio-end', turn });
        const last = index - 1;
        const ms = lengthMs(lengths[last]) + lengthMs(lengths[last - 1]) + silentClientMs;
        if (last >= from) await until(state, () => isDone(state, last), ms);
      }
    } catch (error) {
      failure = { error };
    }
    const spoken = await heardOf(state, script, from, index, lengths);
    if (playing === state) playing = undefined;
    if (failure) throw failure.error;
    return spoken;
  }

  async function heardOf(
    state: Playing,
    script: Script,
    from: number,
    to: number,
    lengths: readonly number[],
  ): Promise<Spoken> {
    const heard: string[] = [];
    for (let index = from; index < to || isBegun(state, index); index += 1) {
      const sentence = await script.at(index).catch(() => undefined);
      if (!sentence) break;
      if (!state.isInterrupted || isDone(state, index)) {
        heard.push(sentence.caption);
        continue;
      }
      const startedAt = state.started.get(index);
      if (startedAt !== undefined) {
        const part = (clock() - startedAt) / Math.max(1, lengthMs(lengths[index]));
        const beginning = beginningOf(sentence.caption, part);
        if (beginning) heard.push(beginning);
      }
      return { heard: heard.join(' '), isWhole: false, nextAt: index };
    }
    return { heard: heard.join(' '), isWhole: !state.isInterrupted, nextAt: to };
  }

  return {
    say,
    interrupt() {
      if (!playing) return;
      playing.isInterrupted = true;
      playing.interrupted.resolve(undefined);
      note();
    },
    played(turn, sentence, event) {
      if (playing?.turn !== turn || playing.isInterrupted) return;
      if (!playing.started.has(sentence)) playing.started.set(sentence, clock());
      if (event === 'finished') playing.finished.add(sentence);
      note();
    },
    isSpeaking: () => playing !== undefined && !playing.isInterrupted,
  };
}

function prepare(script: Script, index: number): void {
  script
    .at(index)
    .then((sentence) => (sentence ? script.sound(index) : undefined))
    // The caller of `say` gets this error too.
    .catch(() => {});
}

function isBegun(state: Playing, index: number): boolean {
  return state.started.has(index) || isDone(state, index);
}

function isDone(state: Playing, index: number): boolean {
  return state.finished.has(index) || state.shown.has(index);
}

function lengthMs(samples = 0): number {
  return (samples / voiceSampleRate) * 1000;
}

/** The words of a sentence heard by the time a part of its audio was played. */
function beginningOf(caption: string, part: number): string {
  const words = caption.split(' ');
  const count = Math.min(words.length, Math.floor(words.length * part));
  if (count === 0) return '';
  return count === words.length ? caption : `${words.slice(0, count).join(' ')} …`;
}
