import { voiceFrameSamples, voiceSampleRate } from '#contract/voice.ts';
import { joined } from '../engines/sound.ts';
import type { TurnDetector } from '../engines/turn-detector.ts';

/** Length of a frame, in ms. */
const frameMs = (voiceFrameSamples / voiceSampleRate) * 1000;

/** A detector reports the end of a voice this many frames late; they were already silent. */
const slowness = 4;
/** Silence after which speech is transcribed, in case it is the end: 160 ms. */
const pauseFrames = 5;
/** How much more speech triggers the next preview: 700 ms plus a quarter of the previous speech. */
const framesToLook = 22;
/** Audio kept from before voice was detected, because speech starts softly: 320 ms. */
const framesBefore = 10;

/** The audio of one turn of the caller. */
export interface Utterance {
  sound: Int16Array;
  /** When the caller fell silent, by the call's clock. */
  endedAt: number;
  /** How long the caller spoke, in ms. */
  voiceMs: number;
}

interface SegmenterEvents {
  /** A voice starts. */
  onSpeech(): void;
  /** The caller is still speaking: the audio so far, at growing intervals. */
  onMore(sound: Int16Array): void;
  /** A short silence that may be the end. */
  onPause(heard: Utterance): void;
  /** It was not the end. */
  onGoesOn(): void;
  onEnd(heard: Utterance, isCut: boolean): void;
  /** Silence that ends a turn, in ms. Called during silence. */
  waitMs(): number;
}

/** Detects turns in the caller's audio. All times are counted in frames, independent of a clock. */
export interface Segmenter {
  push(frame: Int16Array): void;
  /** Whether a turn is open. */
  isOpen(): boolean;
  /** Resolves once every frame pushed so far has been judged, as after a wait for the engines. */
  caughtUp(): Promise<void>;
  /** Ends the open turn, because the caller cannot continue it. */
  finish(): void;
  /** Push to talk: a turn is open while held, regardless of voice. */
  hold(isHeld: boolean): void;
  /** Push to talk is off: voice detection applies again. */
  listenToAll(): void;
  close(): void;
}

interface SegmenterOptions extends SegmenterEvents {
  detector: TurnDetector;
  clock(): number;
  /** A longer turn is cut, in ms. */
  maxTurnMs: number;
}

interface Frame {
  sound: Int16Array;
  at: number;
}

export function openSegmenter({ detector, clock, maxTurnMs, ...events }: SegmenterOptions): Segmenter {
  const arrivals = new WeakMap<Int16Array, { at: number; number: number }>();
  const longest = Math.round(maxTurnMs / frameMs);
  let before: Frame[] = [];
  let turn: Frame[] | undefined;
  /** Frames of silence at the end of the turn, and the index of the last voice in it. */
  let lastVoice = 0;
  let hasPaused = false;
  /** Length of the turn at the next preview, in frames. */
  let lookAt = 0;
  /** Absent until the caller uses push to talk. */
  let isHeld: boolean | undefined;

  let pushed = 0;
  let judged = 0;
  /** Those who wait for the frame with a number. */
  const waiting: { until: number; resolve(): void }[] = [];

  const stream = detector.listen((sound, isSpeech) => {
    const { at, number } = arrivals.get(sound) ?? { at: clock(), number: judged };
    const frame = { sound, at };
    if (isHeld === undefined) hear(frame, isSpeech);
    else if (isHeld) add(frame, isSpeech);
    judged = number;
    while (waiting[0] && waiting[0].until <= judged) waiting.shift()?.resolve();
  });

  function hear(frame: Frame, isSpeech: boolean): void {
    if (!turn) {
      before.push(frame);
      if (before.length > framesBefore) before.shift();
      if (isSpeech) open();
      return;
    }
    add(frame, isSpeech);
    if (!turn || isSpeech) return;
    const silent = turn.length - 1 - lastVoice + slowness;
    if (!hasPaused && silent >= pauseFrames) {
      hasPaused = true;
      events.onPause(heardSoFar(turn));
    }
    if (silent >= Math.ceil(events.waitMs() / frameMs)) end(false);
  }

  function open(): void {
    turn = before;
    before = [];
    lastVoice = turn.length - 1;
    hasPaused = false;
    lookAt = turn.length + framesToLook;
    events.onSpeech();
  }

  function add(frame: Frame, isSpeech: boolean): void {
    if (!turn) return;
    turn.push(frame);
    if (isSpeech) {
      lastVoice = turn.length - 1;
      if (hasPaused) {
        hasPaused = false;
        events.onGoesOn();
      }
      if (turn.length >= lookAt) {
        lookAt = turn.length + Math.max(framesToLook, Math.round(turn.length / 4));
        events.onMore(heardSoFar(turn).sound);
      }
    }
    if (turn.length >= longest) end(true);
  }

  function heardSoFar(frames: readonly Frame[]): Utterance {
    const voiceFrames = Math.max(0, lastVoice - slowness);
    return {
      sound: joined(frames.map(({ sound }) => sound)),
      endedAt: frames[voiceFrames]?.at ?? clock(),
      voiceMs: Math.max(0, voiceFrames - framesBefore / 2) * frameMs,
    };
  }

  function end(isCut: boolean): void {
    if (!turn) return;
    const heard = heardSoFar(turn);
    turn = undefined;
    before = [];
    events.onEnd(heard, isCut);
  }

  return {
    push(frame) {
      pushed += 1;
      arrivals.set(frame, { at: clock(), number: pushed });
      stream.push(frame);
    },
    isOpen: () => turn !== undefined,
    caughtUp: () =>
      pushed === judged
        ? Promise.resolve()
        : new Promise((resolve) => waiting.push({ until: pushed, resolve })),
    finish: () => end(false),
    hold(held) {
      const wasHeld = isHeld ?? false;
      isHeld = held;
      if (held && !wasHeld) {
        end(false);
        open();
      }
      // Releasing the button ends the turn now.
      if (!held && wasHeld && turn) {
        lastVoice = turn.length - 1 + slowness;
        end(false);
      }
    },
    listenToAll() {
      end(false);
      isHeld = undefined;
    },
    close: () => stream.close(),
  };
}
