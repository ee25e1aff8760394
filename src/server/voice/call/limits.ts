import { longestCallSeconds } from '#contract/voice.ts';

/** What a call may take. */
export interface CallLimits {
  longestCallMs: number;
  longestTurnMs: number;
  silence: { promptAfterMs: number; endAfterMs: number };
  questionsAMinute: number;
  /** Frames a second on average; sound comes at 31.25. */
  framesASecond: number;
  /** How many more may come at once, as after a connection that stood still. */
  framesAtOnce: number;
}

export const usualLimits: CallLimits = {
  longestCallMs: longestCallSeconds * 1000,
  longestTurnMs: 30_000,
  silence: { promptAfterMs: 45_000, endAfterMs: 60_000 },
  questionsAMinute: 20,
  framesASecond: 40,
  framesAtOnce: 400,
};
