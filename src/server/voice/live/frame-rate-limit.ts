/** How much sound may come: as much as there is time, and some that was held up on its way. */
export interface FrameAllowance {
  /** Whether one more frame may come now. */
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
