export const captureWorklet = 'call-capture';
export const playbackWorklet = 'call-playback';

export interface CaptureOptions {
  /** Samples a second that are wanted. */
  soundRate: number;
  frameSamples: number;
}

export interface PlaybackOptions {
  /** Samples a second of what is handed over. */
  soundRate: number;
  /** Seconds between two levels. */
  levelSeconds: number;
}

/** Messages from the page to the playback worklet. */
export type PlaybackOrder =
  | { type: 'sentence'; turn: number; sentence: number }
  | { type: 'sound'; turn: number; samples: ArrayBuffer }
  | { type: 'end'; turn: number }
  | { type: 'drop'; turn: number }
  | { type: 'close' };
