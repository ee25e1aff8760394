import { voiceFrameSamples, voiceSampleRate } from '#contract/voice.ts';
import { joined } from '../engines/sound.ts';
import type { TurnDetector } from '../engines/turn-detector.ts';

/** Length of a frame, in ms. */
const frameMs = (voiceFrameSamples / voiceSampleRate) * 1000;

/** A detector takes this many frames to hear that a voice has ended; they were silent already. */
const slowness = 4;
/** Silence after which what was said is written down, in case no more comes: 160 ms. */
const pauseFrames = 5;
/** How much more has to be said until it is worth another look: 700 ms, and a quarter of what was said before. */
const framesToLook = 22;
/** What is kept of the time before a voice was heard, as its first sound is soft: 320 ms. */
const framesBefore = 10;

/** What is heard of one turn of the caller. */
export interface Utterance {
  sound: Int16Array;
  /** When the caller fell silent, by the call's clock. */
  endedAt: number;
  /** How long the caller spoke, in ms. */
  voiceMs: number;
}

interface SegmenterEvents {
  /** A voice begins. */
  onSpeech(): void;
  /** The caller is speaking on: what was said so far. Each time there is more of it by a share. */
  onMore(sound: Int16Array): void;
  /** A short silence: it may be the end. */
  onPause(heard: Utterance): void;
  /** It was not the end. */
  onGoesOn(): void;
  onEnd(heard: Utterance, isCut: boolean): void;
  /** Silence after which a turn has ended, in ms. Asked while it is silent. */
  waitMs(): number;
}

/** Finds the turns in what a caller sends. All its times are counted in frames, not in hours of a clock. */
export interface Segmenter {
  push(frame: Int16Array): void;
  /** Whether a turn is open. */
  isOpen(): boolean;
  /** Ends the turn that is open, as the caller cannot go on with it. */
  finish(): void;
  /** Push to talk: a turn is open while held, whatever is heard. */
  hold(isHeld: boolean): void;
  /** Push to talk is over: whatever is heard counts again. */
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
  const arrivals = new WeakMap<Int16Array, number>();
  const longest = Math.round(maxTurnMs / frameMs);
  let before: Frame[] = [];
  let turn: Frame[] | undefined;
  /** Frames of silence at the end of the turn, and the last voice's place in it. */
  let lastVoice = 0;
  let hasPaused = false;
  /** Length of the turn at which it is looked at next, in frames. */
  let lookAt = 0;
  /** Absent as long as the caller has not used push to talk. */
  let isHeld: boolean | undefined;

  const stream = detector.listen((sound, isSpeech) => {
    const frame = { sound, at: arrivals.get(sound) ?? clock() };
    if (isHeld === undefined) hear(frame, isSpeech);
    else if (isHeld) add(frame, isSpeech);
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
      arrivals.set(frame, clock());
      stream.push(frame);
    },
    isOpen: () => turn !== undefined,
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
