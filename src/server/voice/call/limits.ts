import { maxCallSeconds, maxMutedSeconds } from '#contract/voice.ts';

/** What a call may take. */
export interface CallLimits {
  maxCallMs: number;
  maxTurnMs: number;
  silence: SilenceLimits;
  /** The same while the caller is muted. */
  mutedSilence: SilenceLimits;
  /** How often the callers' sessions are looked up: a call ends with the session it was made in. */
  sessionCheckMs: number;
  questionsAMinute: number;
  /** Frames a second on average; sound comes at 31.25. */
  framesASecond: number;
  /** How many more may come at once, as after a connection that stood still. */
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
  sessionCheckMs: 5_000,
  questionsAMinute: 20,
  framesASecond: 40,
  framesAtOnce: 400,
};
