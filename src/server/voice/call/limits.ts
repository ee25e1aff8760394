import { maxCallSeconds, maxMutedSeconds } from '#contract/voice.ts';

/** Limits of a call. */
export interface CallLimits {
  maxCallMs: number;
  maxTurnMs: number;
  silence: SilenceLimits;
  /** The same while the caller is muted. */
  mutedSilence: SilenceLimits;
  /** A call in which no word is understood for this long ends, even if there is noise. */
  maxWordlessMs: number;
  /** How often sessions are checked: a call ends with its session. */
  sessionCheckMs: number;
  questionsAMinute: number;
  /** Frames per second on average; real-time audio has 31.25. */
  framesASecond: number;
  /** Burst size in frames, e.g. after a stalled connection or with what was said while it was made. */
  framesAtOnce: number;
}

/** When the expert asks whether the caller is still there, and when the call ends. */
export interface SilenceLimits {
  promptAfterMs: number;
  endAfterMs: number;
}

export const usualLimits: CallLimits = {
  maxCallMs: maxCallSeconds * 1000,
  maxTurnMs: 30_000,
  silence: { promptAfterMs: 45_000, endAfterMs: 60_000 },
  mutedSilence: { promptAfterMs: (maxMutedSeconds - 15) * 1000, endAfterMs: maxMutedSeconds * 1000 },
  maxWordlessMs: 240_000,
  sessionCheckMs: 5_000,
  questionsAMinute: 20,
  framesASecond: 40,
  framesAtOnce: 800,
};
