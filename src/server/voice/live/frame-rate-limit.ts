/** Limits incoming audio to real time plus a burst for delayed frames. */
export interface FrameAllowance {
  /** Whether another frame is allowed now. */
  take(): boolean;
}

export function openFrameRateLimit(
  { framesASecond, framesAtOnce }: { framesASecond: number; framesAtOnce: number },
  clock: () => number,
): FrameAllowance {
  let left = framesAtOnce;
  let at = clock();
  return {
    take() {
      const now = clock();
      left = Math.min(framesAtOnce, left + ((now - at) / 1000) * framesASecond);
      at = now;
      if (left < 1) return false;
      left -= 1;
      return true;
    },
  };
}
